import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { signInMessage } from './sign-in'

test.each([
  ['Invalid login credentials', 400, 'Invalid login credentials'],
  ['Request rate limit reached', 429, 'Request rate limit reached'],
  ['', 400, 'Login failed. Please try again.'],
])('the error %j with status %i becomes %j', (message, status, expected) => {
  expect(signInMessage(new AuthApiError(message, status, undefined))).toBe(expected)
})

test.each(['permission denied for schema auth', 'relation "user_info" does not exist'])(
  '%s becomes the permission message',
  (message) => {
    expect(signInMessage(new AuthApiError(message, 500, 'unexpected_failure'))).toBe(
      'Permission denied. Please check your credentials or contact an administrator.',
    )
  },
)

test('a banned account gets the message of a wrong password', () => {
  expect(signInMessage(new AuthApiError('User is banned', 400, 'user_banned'))).toBe(
    'Invalid login credentials',
  )
})

test.each([
  new AuthApiError('Database error querying schema', 500, 'unexpected_failure'),
  new AuthRetryableFetchError('fetch failed', 0),
  new Error('boom'),
])('hides the internal error: $message', (error) => {
  expect(signInMessage(error)).toBe('Login failed. Please try again.')
})
