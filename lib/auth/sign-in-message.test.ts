import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { signInMessage } from './sign-in-message'

test.each([
  [new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'), 'Invalid login credentials'],
  [
    new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    'Request rate limit reached',
  ],
  [new AuthApiError('', 400, undefined), 'Login failed. Please try again.'],
])('the server’s own words: %s', (error, expected) => {
  expect(signInMessage(error)).toBe(expected)
})

test.each(['permission denied for schema auth', 'relation "user_info" does not exist'])(
  '%s becomes advice',
  (message) => {
    expect(signInMessage(new AuthApiError(message, 500, 'unexpected_failure'))).toBe(
      'Permission denied. Please check your credentials or contact an administrator.',
    )
  },
)

test('a banned account reads like a wrong password', () => {
  expect(signInMessage(new AuthApiError('User is banned', 400, 'user_banned'))).toBe(
    'Invalid login credentials',
  )
})

test.each([
  new AuthApiError('Database error querying schema', 500, 'unexpected_failure'),
  new AuthRetryableFetchError('fetch failed', 0),
  new Error('boom'),
  'boom',
])('the inside stays inside: %s', (error) => {
  expect(signInMessage(error)).toBe('Login failed. Please try again.')
})
