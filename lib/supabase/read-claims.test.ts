import type { ServerResponse } from 'node:http'
import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { requestStore } from '@/lib/next-runtime/request-store'
import { holdsSession, readClaims } from './read-claims'

const clientAnswering = (getClaims: () => Promise<unknown>) =>
  ({ auth: { getClaims } }) as Pick<SupabaseClient, 'auth'>

test('returns the claims of a session', async () => {
  const claims = { sub: 'maya' }
  const client = clientAnswering(() => Promise.resolve({ data: { claims }, error: null }))
  await expect(readClaims(client)).resolves.toBe(claims)
})

test('returns null without a session', async () => {
  const client = clientAnswering(() => Promise.resolve({ data: null, error: null }))
  await expect(readClaims(client)).resolves.toBeNull()
})

test.each([
  new AuthSessionMissingError(),
  new AuthInvalidJwtError('Invalid JWT signature'),
  new AuthApiError('invalid JWT', 403, 'bad_jwt'),
  new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found'),
])('$name, status $status, ends a session', async (error) => {
  const client = clientAnswering(() => Promise.resolve({ data: null, error }))
  await expect(readClaims(client)).resolves.toBeNull()
})

test('returns null for a forged token', async () => {
  const client = clientAnswering(() => Promise.reject(new SyntaxError('Unexpected token')))
  await expect(readClaims(client)).resolves.toBeNull()
})

test.each([
  new AuthRetryableFetchError('fetch failed', 0),
  new AuthApiError('Too many requests', 429, 'over_request_rate_limit'),
  new AuthApiError('Database error', 500, 'unexpected_failure'),
])('$name, status $status, does not end a session', async (error) => {
  const client = clientAnswering(() => Promise.resolve({ data: null, error }))
  await expect(readClaims(client)).rejects.toThrow(DataError)
})

test('gives up after the timeout when the auth server does not answer', async () => {
  jest.useFakeTimers()
  const reading = expect(readClaims(clientAnswering(() => new Promise(() => undefined)))).rejects.toThrow(
    DataError,
  )
  await jest.advanceTimersByTimeAsync(4_001)
  await reading
  jest.useRealTimers()
})

test('a page whose session was not renewed in time is not kept waiting a second time', async () => {
  const getClaims = jest.fn(() =>
    Promise.resolve({ data: null, error: new AuthRetryableFetchError('fetch failed', 0) }),
  )
  const response = { writableEnded: false, destroyed: false } as ServerResponse
  await requestStore.run({ id: 'one', method: 'GET', response }, async () => {
    for (const _ of ['middleware', 'page'])
      await expect(readClaims(clientAnswering(getClaims))).rejects.toThrow(DataError)
  })
  expect(getClaims).toHaveBeenCalledTimes(1)
})

describe('without verification', () => {
  const clientHolding = (data: unknown, error: Error | null = null) =>
    ({ auth: { getSession: () => Promise.resolve({ data, error }) } }) as Pick<SupabaseClient, 'auth'>

  test.each([
    ['a session', { session: { access_token: 'maya' } }, true],
    ['no session', { session: null }, false],
  ])('recognizes %s', async (_, data, expected) => {
    await expect(holdsSession(clientHolding(data))).resolves.toBe(expected)
  })

  test('a session that can no longer be renewed does not count', async () => {
    const error = new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found')
    await expect(holdsSession(clientHolding({ session: null }, error))).resolves.toBe(false)
  })

  test('throws when the session cannot be renewed for now', async () => {
    const error = new AuthRetryableFetchError('fetch failed', 0)
    await expect(holdsSession(clientHolding({ session: null }, error))).rejects.toThrow(DataError)
  })
})
