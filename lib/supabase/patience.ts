import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 4_000

/**
 * The auth client repeats a failed renewal for almost half a minute while its server is down; nobody waits that long for a page.
 *
 * @throws Error when `work` has not settled in time; it goes on unheard.
 */
export function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`No answer from the auth server within ${PATIENCE_MS} ms`)
  })
  return Promise.race([work, late])
}
