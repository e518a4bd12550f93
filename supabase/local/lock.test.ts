import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { acquireLock, assertUnlocked } from './lock.ts'

const LOCK_MODULE = path.join(import.meta.dirname, 'lock.ts')
const HOLD = `
  const { acquireLock } = await import(process.argv[1])
  globalThis.lock = acquireLock(process.argv[2])
  console.log('locked')
  setInterval(() => globalThis.lock, 1000)`

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function holdInAnotherProcess() {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLD, LOCK_MODULE, dataDir])
  await once(holder.stdout, 'data')
  return holder
}

it('keeps a second process out, and names the first', async () => {
  const holder = await holdInAnotherProcess()
  expect(() => acquireLock(dataDir)).toThrow(new RegExp(`already running \\(process ${holder.pid}\\)`))
  holder.kill('SIGKILL')
  await once(holder, 'exit')
})

it('is free again as soon as its owner is killed', async () => {
  const holder = await holdInAnotherProcess()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(() => assertUnlocked(dataDir)).not.toThrow()
})

it('can be taken again after it was released', () => {
  acquireLock(dataDir).release()
  expect(() => acquireLock(dataDir).release()).not.toThrow()
})
