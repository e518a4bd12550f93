import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { claimJob } from '@/lib/data/privileged/jobs'
import { keepHeartbeat } from './heartbeat'
import { startWorker } from './worker'

jest.mock('@/lib/data/privileged/jobs')
jest.mock('@/lib/observability/log', () => ({ log: { error: jest.fn() } }))

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heartbeat-'))
  file = path.join(folder, 'worker')
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Two workers of a process. The second one claims as `claim` does. */
function start(claim: typeof claimJob) {
  jest
    .mocked(claimJob)
    .mockImplementation((id, kinds, seconds) =>
      kinds.includes('film') ? claim(id, kinds, seconds) : Promise.resolve(null),
    )
  const handler = { run: () => Promise.resolve({}) }
  const kinds = ['sweep', 'film']
  return keepHeartbeat(
    file,
    kinds.map((kind) => startWorker({ handlers: { [kind]: handler } })),
  )
}

test.each<[string, typeof claimJob, boolean]>([
  ['goes on while there is nothing to do', () => Promise.resolve(null), true],
  ['goes on while the database is away', () => Promise.reject(new Error('The database is down')), true],
  ['stops when one of the workers hangs', () => new Promise(() => undefined), false],
])('the heartbeat %s', async (_, claim, isWritten) => {
  start(claim)
  await jest.advanceTimersByTimeAsync(5 * 60_000)
  rmSync(file)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(existsSync(file)).toBe(isWritten)
})

test('the heartbeat of the run before does not count', () => {
  writeFileSync(file, '')
  start(() => Promise.resolve(null))
  expect(existsSync(file)).toBe(false)
})
