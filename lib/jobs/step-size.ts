/** On the embedded database everybody else waits for one step at most. */
const STEP_MS = 150

/**
 * Rows of the next step: steps grow while they are quick, and shrink on a busy machine. Each request waits in the queue of the
 * embedded database, so steps of fewer rows than `fewest` would take longer in all.
 */
export const nextStepSize = (size: number, ms: number, fewest: number, most: number): number =>
  Math.round(Math.min(most, Math.max(fewest, size * Math.min(1.5, STEP_MS / Math.max(ms, 1)))))
