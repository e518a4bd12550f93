/**
 * Runs jobs strictly one after the other.
 *
 * Supabase Lite lets all requests share one Postgres session and opens transactions on it without waiting for its
 * turn, so the role that one request sets inside its transaction would hold for the queries of another.
 */
export function createQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}
