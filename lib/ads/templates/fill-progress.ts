import { type Fill, isAtRest } from './fills'

/** Rows that a run would draw. */
export const rowsToMake = ({ counts }: Pick<Fill, 'counts'>): number =>
  (counts.unchecked ?? 0) + (counts.ready ?? 0) + (counts.failed ?? 0)

/** Rows that the check or the run has reached. */
export const rowsDone = ({ status, planned, counts }: Pick<Fill, 'status' | 'planned' | 'counts'>): number =>
  planned - (status === 'checking' ? (counts.unchecked ?? 0) : (counts.unchecked ?? 0) + (counts.ready ?? 0))

/** Whether a newer version of the template waits for the ads that are made. */
export const isOutdated = (fill: Pick<Fill, 'status' | 'newest' | 'version'>): boolean =>
  isAtRest(fill.status) && fill.newest > fill.version.number
