import { setTimeout as pause } from 'node:timers/promises'

/** So many in a second, for so many seconds. */
export type Pace = { perSecond: number; seconds: number }

/**
 * Sends at a pace, whether or not answers come: a site that falls behind is asked no less.
 *
 * @param send is told the turn, and when it was due by `performance.now()`: who is sent late has waited already
 * @returns what came of each, once all have their answers
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
