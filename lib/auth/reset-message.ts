import { isAuthApiError } from '@supabase/supabase-js'

const UNEXPECTED = 'An unexpected error occurred. Please try again later.'

export const TOO_MANY_RESETS = 'Too many reset attempts. Please try again later.'

/** What a person reads whose reset link could not be sent. Addresses without an account never come to this. */
export function resetMessage(error: unknown): string {
  if (!isAuthApiError(error)) return UNEXPECTED
  if (error.status === 429) return TOO_MANY_RESETS
  if (error.message.includes('Username and Password not accepted')) {
    return 'Server email configuration error. Please contact support.'
  }
  if (/sending recovery email/i.test(error.message)) {
    return 'Unable to send reset email. This may be due to server configuration issues or rate limiting. Please try again later or contact support.'
  }
  return error.message || 'Failed to send password reset link'
}
