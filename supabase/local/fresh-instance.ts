import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprint } from './fingerprint.ts'
import { freePort } from './free-port.ts'
import { copyInstance, resetInstance } from './instance.ts'
import { acquireLock, type Lock } from './lock.ts'
import { Refusal } from './refusal.ts'
import { FRESH_DIR, PROJECT_ROOT } from './settings.ts'
import { startStack, type Stack, type StackOptions } from './start-stack.ts'

const STAMP = path.join(FRESH_DIR, 'made-from')
/** Not that of the stack, which takes its own while it makes the instance. */
const TURN = path.join(FRESH_DIR, 'turn')
const POLL_MS = 100

/** Equal sources make an equal instance on the same day: the seeds count from the day that they run on. */
const readSource = () => fingerprint(PROJECT_ROOT, {}, new Date().toISOString().slice(0, 10))

async function takeTurn(): Promise<Lock> {
  for (;;) {
    try {
      return acquireLock(TURN)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sleep(POLL_MS)
    }
  }
}

/** One process at a time. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = await takeTurn()
  await work().finally(() => turn.release())
}

type Start = () => Promise<Stack>

async function make(start: Start): Promise<void> {
  await rm(STAMP, { force: true })
  await resetInstance(FRESH_DIR)
  const source = await readSource()
  const stack = await start()
  await stack.child.stop()
  await writeFile(STAMP, source)
}

/**
 * Makes what the seeds make in FRESH_DIR.
 *
 * @param start starts the stack there
 */
export const makeFreshInstance = (start: Start): Promise<void> => inTurn(() => make(start))

/** Starts a stack with the seeds and nothing else, from a copy. Tests that run beside each other make the original once. */
export async function startSeededStack(options: StackOptions): Promise<Stack> {
  // A server's database has no copy.
  if (options.databaseUrl) return startStack(options)
  await inTurn(async () => {
    const made = await readFile(STAMP, 'utf8').catch(() => null)
    if (made !== (await readSource())) {
      const { siteUrl } = options
      const port = await freePort()
      await make(() => startStack({ dataDir: FRESH_DIR, port, siteUrl }))
    }
    await copyInstance(FRESH_DIR, options.dataDir)
  })
  return startStack(options)
}
