/** Milliseconds. Longer than any sane query; without it a stuck database would hold the page open for minutes. */
const TIMEOUT_MS = 10_000

/** For answers that belong to one person: never cached, never waited for without end. */
export const privateFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })
