import {
  AuthInvalidJwtError,
  isAuthApiError,
  isAuthSessionMissingError,
  type JwtPayload,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { noteSilentDatabase, wasDatabaseSilent } from '@/lib/next-runtime/request-store'
import { withTimeout } from '@/lib/time/with-timeout'

/** The auth client retries a failed renewal for almost half a minute while its server is down; no page waits that long. */
export const AUTH_TIMEOUT_MS = 4_000

/** Statuses after which a session is gone for good; after any other failure it may still be valid. */
const FINAL_STATUSES = [400, 401, 403, 404]

function isOver(error: unknown): boolean {
  return (
    isAuthSessionMissingError(error) ||
    error instanceof AuthInvalidJwtError ||
    error instanceof SyntaxError ||
    (isAuthApiError(error) && FINAL_STATUSES.includes(error.status))
  )
}

type Client = Pick<SupabaseClient, 'auth'>
type Answer<Data> = Promise<{ data: Data; error: unknown }>

async function settle<Data>(ask: () => Answer<Data>): Promise<Data | null> {
  // Else the page waits once more for the renewal that the middleware gave up.
  if (wasDatabaseSilent()) throw new DataError('supabase.readClaims', { cause: 'no answer before' })
  const { data, error } = await withTimeout(ask(), AUTH_TIMEOUT_MS).catch((error: unknown) => ({
    data: null,
    error,
  }))
  if (!error) return data
  if (isOver(error)) return null
  if (!isAuthApiError(error)) noteSilentDatabase()
  throw new DataError('supabase.readClaims', { cause: error })
}

/**
 * The verified claims of the session; null without one.
 * @throws DataError when the auth server does not answer
 */
export const readClaims = async (client: Client): Promise<JwtPayload | null> =>
  (await settle(() => client.auth.getClaims()))?.claims ?? null

/**
 * Whether there is a session. It is not verified: never use this for rights.
 * @throws DataError when it cannot be renewed for now
 */
export const holdsSession = async (client: Client): Promise<boolean> =>
  Boolean((await settle<{ session: Session | null }>(() => client.auth.getSession()))?.session)
