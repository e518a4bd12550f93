import { readFileSync } from 'node:fs'
import { stopChildren } from './child.ts'
import { Refusal } from './refusal.ts'

const PARENT_CHECK_MS = 1000

let leaving = false

/**
 * Runs one npm command: shows refusals as a sentence, stops the children on Ctrl-C and at the end, and leaves with
 * exit code 1 on failure. Being stopped by the person who started it is not a failure.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  leaveWithNpm()
  try {
    await main()
    await leave(0)
  } catch (error) {
    if (leaving) return
    console.error(error instanceof Refusal ? `\n${error.message}\n` : (error as Error).stack)
    await leave(1)
  }
}

async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  await stopChildren()
  process.exit(code)
}

/** When npm is killed, what it started gets no signal and would run on, with other parents. */
function leaveWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const atStart = ancestry()
  setInterval(() => {
    if (ancestry() !== atStart) void leave(0)
  }, PARENT_CHECK_MS).unref()
}

/** Changes when one of the two processes above this one ends: the shell that npm runs a script in, and npm. */
function ancestry(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

/** Unknown where there is no /proc; there the shell makes way for the script, and npm is the parent. */
function parentOf(pid: number): string {
  try {
    // The name comes in parentheses and may hold anything; state and parent follow the last one.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
