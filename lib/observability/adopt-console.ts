import 'server-only'
import { log } from './log'

const claimed = new WeakSet<object>()

/** Says that this error has a line of its own. */
export function claimError(error: unknown): void {
  if (typeof error === 'object' && error !== null) claimed.add(error)
}

function adopt(level: 'warn' | 'error') {
  return (...args: unknown[]): void => {
    const error = args.find((value) => value instanceof Error)
    const text = args.find((value) => typeof value === 'string') ?? ''
    setImmediate(() => {
      if (!error || !claimed.has(error)) log[level](`console.${level}`, error, { text })
    })
  }
}

/**
 * Has what Next and the packages print become lines like ours: an error printed whole would quote the row that caused it.
 * Next prints an error just before it hands it to `onRequestError`, so the line waits for a turn and yields to the one from there.
 */
export function adoptConsole(): void {
  console.error = adopt('error')
  console.warn = adopt('warn')
}
