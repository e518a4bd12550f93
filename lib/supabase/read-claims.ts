import {
  AuthInvalidJwtError,
  isAuthApiError,
  isAuthSessionMissingError,
  type JwtPayload,
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

/**
 * The verified claims of a client's session, renewed when it was about to expire. Null when there is no session.
 *
 * @throws DataError when the auth server could not say.
 */
export async function readClaims(client: Pick<SupabaseClient, 'auth'>): Promise<JwtPayload | null> {
  const { data, error } = await withPatience(client.auth.getClaims()).catch((error: unknown) => ({
    data: null,
    error,
  }))
  if (data) return data.claims
  if (!error || isOver(error)) return null
  throw new DataError('supabase.readClaims', { cause: error })
}
