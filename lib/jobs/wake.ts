/** On `globalThis`, because Next bundles `instrumentation.ts` and the pages apart, each with a copy of this module. */
const sleepers = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.jobs')] ??= new Set<
  () => void
>()) as Set<() => void>

/** Lets the worker of this process look for jobs now. Call it after a job was added. */
export function wakeJobs(): void {
  for (const wake of sleepers) wake()
}

/** Answers how to stop. */
export function onWake(wake: () => void): () => void {
  sleepers.add(wake)
  return () => void sleepers.delete(wake)
}
