import { loadavg } from 'node:os'

export type Machine = {
  /** Load average of the last minute. */
  load: number
  /** Microseconds that the first touch of a page of memory takes. */
  pageTime: number
}

const PAGE = 4096
const TOUCHED = 64 * 1024 * 1024

/** Load average above which the figures describe the machine rather than the site. */
const BUSY = 1
/** Microseconds. Where every bar held a page took 3; where each page of the site missed its own, 12 to 22. */
const SLOW_PAGE = 6

function timePages(): number {
  const memory = Buffer.allocUnsafeSlow(TOUCHED)
  const start = performance.now()
  for (let at = 0; at < TOUCHED; at += PAGE) memory[at] = 1
  return ((performance.now() - start) * 1000) / (TOUCHED / PAGE)
}

export const readMachine = (): Machine => ({ load: loadavg()[0] ?? 0, pageTime: timePages() })

/** What makes figures worse than the site is. Empty for a machine that is fit to measure. */
export function warningsOf({ load, pageTime }: Machine): string[] {
  const busy = `the machine is busy (load average ${load.toFixed(1)}): figures will be worse than they are`
  const slow =
    `new memory is slow on this machine (${pageTime.toFixed(0)} µs a page, at most ${SLOW_PAGE} on one that is fit): ` +
    `browsers take several times as long as elsewhere`
  return [...(load > BUSY ? [busy] : []), ...(pageTime > SLOW_PAGE ? [slow] : [])]
}
