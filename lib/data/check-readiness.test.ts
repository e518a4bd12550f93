import { isRedisConnected } from '@/lib/next-runtime/runtime-events'
import { pingDatabase, pingStorage, readOutboxDelay } from '@/lib/data/privileged/health'
import { env } from '@/lib/env'
import { checkReadiness } from './check-readiness'

jest.mock('@/lib/data/privileged/health')
jest.mock('@/lib/next-runtime/runtime-events')

const asked = jest.mocked(readOutboxDelay)
const printed = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)

beforeEach(() => {
  jest.resetAllMocks()
  printed.mockImplementation(() => true)
  env.SMTP_URL = 'smtps://smtp.example.com'
  jest.mocked(isRedisConnected).mockResolvedValue(null)
})
afterAll(() => printed.mockRestore())

const WELL = { database: 'ok', storage: 'ok', outbox: 'ok' }

test.each([
  ['nothing is due', null, 'ok'],
  ['mail is due for 15 minutes', 15 * 60, 'ok'],
  ['mail is due for longer than 15 minutes', 15 * 60 + 1, 'failed'],
])('checks the outbox: %s', async (_, delay, outbox) => {
  asked.mockResolvedValue(delay)
  expect(await checkReadiness()).toEqual({ ...WELL, outbox })
})

test('does not check the outbox without a mail server', async () => {
  env.SMTP_URL = null
  expect(await checkReadiness()).toEqual(WELL)
  expect(asked).not.toHaveBeenCalled()
})

test('reports a failed part without failing the others', async () => {
  jest.mocked(pingStorage).mockRejectedValue(new Error('away'))
  expect(await checkReadiness()).toEqual({ ...WELL, storage: 'failed' })
})

test.each([
  [true, 'ok'],
  [false, 'away'],
])('reports a shared cache: %s', async (isShared, cache) => {
  jest.mocked(isRedisConnected).mockResolvedValue(isShared)
  expect(await checkReadiness()).toEqual({ ...WELL, cache })
})

test('runs one check for concurrent calls', async () => {
  await Promise.all(Array.from({ length: 50 }, checkReadiness))
  expect(jest.mocked(pingDatabase)).toHaveBeenCalledTimes(1)
})
