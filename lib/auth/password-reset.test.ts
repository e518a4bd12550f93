import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { resetMessage } from './password-reset'

test.each([
  ['Request rate limit reached', 429, 'Too many reset attempts. Please try again later.'],
  [
    '535 5.7.8 Username and Password not accepted',
    500,
    'Server email configuration error. Please contact support.',
  ],
  [
    'Error sending recovery email',
    500,
    'Unable to send reset email. This may be due to server configuration issues or rate limiting. Please try again later or contact support.',
  ],
  ['Email link is disabled', 422, 'Email link is disabled'],
  ['', 500, 'Failed to send password reset link'],
])('the error %j with status %i becomes %j', (message, status, expected) => {
  expect(resetMessage(new AuthApiError(message, status, undefined))).toBe(expected)
})

test.each([new AuthRetryableFetchError('fetch failed', 0), new Error('boom')])(
  'hides the internal error: $message',
  (error) => {
    expect(resetMessage(error)).toBe('An unexpected error occurred. Please try again later.')
  },
)
