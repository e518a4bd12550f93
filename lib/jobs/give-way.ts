import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { onRequest } from '@/lib/next-runtime/request-context'

/** Milliseconds between two looks. */
const LOOK_MS = 10
/** Milliseconds. There may always be somebody. */
const PATIENCE_MS = 250

let answering = 0

/** From now on, jobs of this process that give way do so for those who wait for an answer of it. */
export function giveWayToRequests(): void {
  onRequest((_, response) => {
    answering += 1
    // Next adds ten of its own to a file of the storage, as many as Node takes without a warning.
    response.setMaxListeners(response.getMaxListeners() + 1)
    response.once('close', () => (answering -= 1))
  })
}

/** Waits while this process answers requests, for a quarter of a second at most. */
export async function giveWay(): Promise<void> {
  for (let waited = 0; answering > 0 && waited < PATIENCE_MS; waited += LOOK_MS) await pause(LOOK_MS)
}
