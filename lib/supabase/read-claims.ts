import {
  AuthInvalidJwtError,
  isAuthApiError,
  isAuthSessionMissingError,
  type JwtPayload,
  type Session,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { withPatience } from './patience'

/** Answers after which a session is gone for good; after any other failure it may still be alive. */
const FINAL_STATUSES = [400, 401, 403, 404]

function isOver(error: unknown): boolean {
  return (
    isAuthSessionMissingError(error) ||
    error instanceof AuthInvalidJwtError ||
    // What decoding a made-up token throws.
    error instanceof SyntaxError ||
    (isAuthApiError(error) && FINAL_STATUSES.includes(error.status))
  )
}

type Client = Pick<SupabaseClient, 'auth'>
type Answer<Data> = Promise<{ data: Data; error: unknown }>

/** Null for a session that is over. */
async function settle<Data>(answer: Answer<Data>): Promise<Data | null> {
  const { data, error } = await withPatience(answer).catch((error: unknown) => ({ data: null, error }))
  if (!error) return data
  if (isOver(error)) return null
  throw new DataError('supabase.readClaims', { cause: error })
}

/**
 * The verified claims of a client's session, renewed when it was about to expire. Null when there is no session.
 *
 * @throws DataError when the auth server could not say.
 */
export const readClaims = async (client: Client): Promise<JwtPayload | null> =>
  (await settle(client.auth.getClaims()))?.claims ?? null

/**
 * Whether the client holds a session, renewed when it was about to expire. Nobody has verified it: enough to know whether
 * asking is worth while, never for rights.
 *
 * @throws DataError when it could not be renewed for now.
 */
export const holdsSession = async (client: Client): Promise<boolean> =>
  Boolean((await settle<{ session: Session | null }>(client.auth.getSession()))?.session)
