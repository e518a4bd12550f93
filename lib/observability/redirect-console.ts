import 'server-only'
import { log } from './log'

const reported = new WeakSet<object>()

export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error)
}

function toLog(level: 'warn' | 'error') {
  return (...args: unknown[]): void => {
    const error = args.find((value) => value instanceof Error)
    const text = args.find((value) => typeof value === 'string') ?? ''
    // Next prints an error just before it calls `onRequestError`, which marks it.
    setImmediate(() => {
      if (!error || !reported.has(error)) log[level](`console.${level}`, error, { text })
    })
  }
}

/** Turns what Next and packages print into log lines: an error printed whole would quote the row that caused it. */
export function redirectConsole(): void {
  console.error = toLog('error')
  console.warn = toLog('warn')
}
