import { isAuthApiError } from '@supabase/supabase-js'

const FALLBACK = 'Login failed. Please try again.'
const WRONG_CREDENTIALS = 'Invalid login credentials'

/** Refusals that the auth server gives before it has looked at the password: to repeat them would confirm an address. */
const TELLING_CODES = ['user_banned', 'user_not_found', 'email_address_invalid']

/** What a person reads whose sign-in was refused: the auth server's words, unless they would tell too much. */
export function signInMessage(error: unknown): string {
  if (error instanceof Error && /permission denied|user_info/i.test(error.message)) {
    return 'Permission denied. Please check your credentials or contact an administrator.'
  }
  if (!isAuthApiError(error) || error.status >= 500) return FALLBACK
  if (error.code && TELLING_CODES.includes(error.code)) return WRONG_CREDENTIALS
  return error.message || FALLBACK
}
