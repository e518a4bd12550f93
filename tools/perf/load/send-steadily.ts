import { setTimeout as pause } from 'node:timers/promises'

export type Pace = { perSecond: number; seconds: number }

/**
 * Sends at a steady rate without waiting for responses, so that a slow site gets no fewer requests.
 *
 * @param send gets the due time by `performance.now()`, because a late request has already waited
 */
export async function sendSteadily<Result>(
  { perSecond, seconds }: Pace,
  send: (turn: number, due: number) => Promise<Result>,
): Promise<Result[]> {
  const start = performance.now()
  const results: Promise<Result>[] = []
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const due = start + (turn * 1000) / perSecond
    // Again, because a timer begins with the turn of the event loop and may end as much too early as that has taken.
    do await pause(Math.max(0, Math.ceil(due - performance.now())))
    while (performance.now() < due)
    results.push(send(turn, due))
  }
  return Promise.all(results)
}
