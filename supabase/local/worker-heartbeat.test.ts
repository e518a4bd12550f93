import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isHealthy } from '../../tools/deploy/health-check.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

let folder: string

beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'heartbeat-'))))
afterAll(async () => {
  killWorkers()
  await rm(folder, { recursive: true })
})

test('a worker without a database lives, as compose sees it, and ends when it is asked', async () => {
  const heartbeat = { JOBS_HEARTBEAT_FILE: path.join(folder, 'worker') }
  const worker = await startWorker({ ...process.env, SUPABASE_URL: 'http://127.0.0.1:1', ...heartbeat })
  expect(await isHealthy('worker', heartbeat)).toBe(false)
  while (!existsSync(heartbeat.JOBS_HEARTBEAT_FILE)) await pause(100)
  expect(await isHealthy('worker', heartbeat)).toBe(true)
  await endWorker(worker, 'SIGTERM')
  expect(worker.exitCode).toBe(0)
})
