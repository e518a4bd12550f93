import { readRedirects } from '@/lib/data/privileged/redirects'
import { redirectOf, renewRedirects } from './table'

jest.mock('@/lib/data/privileged/redirects')
jest.mock('@/lib/observability/log', () => ({ log: { warn: jest.fn() } }))

test('reads again by itself until the first reading succeeds', async () => {
  jest.useFakeTimers()
  const read = jest.mocked(readRedirects).mockRejectedValue(new Error('The database is down'))
  await renewRedirects()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(redirectOf({ path: '/old', search: '' })).toBeNull()

  read.mockResolvedValue(new Map([['/old', '/new']]))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(redirectOf({ path: '/old', search: '' })).toBe('/new')

  const calls = read.mock.calls.length
  await jest.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(calls)
})
