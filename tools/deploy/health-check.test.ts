import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isHealthy } from './health-check.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'health-'))
  file = path.join(folder, 'a worker')
})
afterEach(() => rm(folder, { recursive: true }))

const isWorkerHealthy = () => isHealthy('worker', { JOBS_HEARTBEAT_FILE: file })

test.each([
  [0, true],
  [110, true],
  [130, false],
])('a worker whose heartbeat is %i seconds old is healthy: %s', async (age, expected) => {
  await writeFile(file, '')
  const at = new Date(Date.now() - age * 1000)
  await utimes(file, at, at)
  expect(await isWorkerHealthy()).toBe(expected)
})

test('a worker without a heartbeat is not healthy', async () => {
  expect(await isWorkerHealthy()).toBe(false)
})
