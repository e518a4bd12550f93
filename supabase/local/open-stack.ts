import { setTimeout as sleep } from 'node:timers/promises'
import { printNote, relative, step } from './printout.ts'
import type { Settings } from './settings.ts'
import { startStack, type Stack } from './start-stack.ts'

const MAX_RESTARTS = 3
const RESTARTS_WITHIN_MS = 60_000
const PAUSE_MS = 1_000
/** A server may be away for a while, and comes back by itself. */
const SERVER_PAUSE_MS = 5_000

/** Starts the stack and prints the result. A stack that stops by itself is started again, at the same address and with its keys. */
export async function openStack({
  dataDir,
  databaseUrl,
  stackPort,
  siteUrl,
  seedFolders,
}: Settings): Promise<Stack> {
  const onMail = (file: string) => printNote('Mail', relative(file))
  const start = () => startStack({ dataDir, databaseUrl, port: stackPort, siteUrl, seedFolders, onMail })
  printNote('Database', 'starting …')
  const stack = await step('Database', start, describeSetup)
  void keepRunning(stack, start, databaseUrl !== null)
  return stack
}

/**
 * Gives up after three starts within a minute, as with a full disk, but never when the database is that of a server. `/api/ready`
 * tells monitors.
 */
async function keepRunning(stack: Stack, start: () => Promise<Stack>, onServer: boolean): Promise<void> {
  let starts: number[] = []
  for (;;) {
    const { code, signal, wanted } = await stack.child.exited
    if (wanted) return
    console.error(`\n  The database stopped (${signal ?? `exit ${code}`}). Nothing that was stored is lost.`)
    for (;;) {
      starts = starts.filter((time) => Date.now() - time < RESTARTS_WITHIN_MS)
      if (!onServer && starts.length >= MAX_RESTARTS) {
        console.error(
          '\n  It does not stay up. Pages that were generated are still served. Press Ctrl-C, see to the cause, and start again.\n',
        )
        return
      }
      starts.push(Date.now())
      try {
        stack.child = (await step('Database', start, () => 'is back')).child
        break
      } catch (error) {
        console.error(`\n  ${(error as Error).message}`)
        await sleep(onServer ? SERVER_PAUSE_MS : PAUSE_MS)
      }
    }
  }
}

function describeSetup({ counts: { migrations, seeds, media } }: Stack): string {
  const news = [plural(migrations, 'migration'), plural(seeds, 'seed file'), plural(media, 'media file')]
  const loaded = news.filter((text) => text !== null)
  return loaded.length > 0 ? `ready, loaded ${loaded.join(', ')}` : 'ready'
}

/** Null for none. */
function plural(count: number, noun: string): string | null {
  if (count === 0) return null
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
