import 'server-only'
import { withTimeout } from '../time/with-timeout.ts'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
/** Milliseconds. The launcher kills a process ten seconds after it asked it to stop. */
const PATIENCE = 5_000

/**
 * Next ends the process as soon as its requests are answered. It hears of the signal when `finish` has settled. Call it before
 * anybody else listens: whoever listens later hears at once.
 */
export function finishBeforeStop(finish: () => Promise<unknown>, patience = PATIENCE): void {
  for (const signal of SIGNALS) {
    const listeners = process.listeners(signal)
    process.removeAllListeners(signal)
    let isAsked = false
    process.on(signal, () => {
      if (isAsked) return
      isAsked = true
      void withTimeout(finish(), patience)
        .catch(() => undefined)
        .then(() => listeners.forEach((listener) => listener(signal)))
    })
  }
}
