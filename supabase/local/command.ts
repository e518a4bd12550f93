import { readFileSync } from 'node:fs'
import { stopChildren } from './child.ts'
import { Refusal } from './refusal.ts'

const PARENT_CHECK_MS = 1000

let exiting = false

/**
 * Runs one npm command: prints a Refusal as a sentence, stops child processes on Ctrl-C and at the end, and exits with
 * code 1 on failure.
 *
 * @param interrupted the exit code of Ctrl-C, which ends a server well
 */
export async function runCommand(main: () => Promise<void>, interrupted = 0): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void exit(interrupted))
  exitWithNpm(interrupted)
  try {
    await main()
    await exit(0)
  } catch (error) {
    if (exiting) return
    console.error(error instanceof Refusal ? `\n${error.message}\n` : (error as Error).stack)
    await exit(1)
  }
}

async function exit(code: number): Promise<void> {
  if (exiting) return
  exiting = true
  await stopChildren()
  process.exit(code)
}

/** When npm is killed, its script gets no signal and would go on. It notices that its parent processes have changed. */
function exitWithNpm(code: number): void {
  if (!process.env.npm_lifecycle_event) return
  const atStart = ancestry()
  setInterval(() => {
    if (ancestry() !== atStart) void exit(code)
  }, PARENT_CHECK_MS).unref()
}

/** Changes when one of the two parent processes ends: the shell of the npm script, or npm. */
function ancestry(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

/** Unknown without /proc. There the shell replaces itself with the script, so npm is the direct parent. */
function parentOf(pid: number): string {
  try {
    // The name is in parentheses and may contain any character. State and parent follow the last one.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
