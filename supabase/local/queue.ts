/**
 * Runs jobs strictly one after the other.
 *
 * Supabase Lite lets all requests share one Postgres session and opens transactions on it without waiting for its
 * turn: only timing would keep the role that one request sets from holding for the queries of another.
 */
export function createQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job)
    last = result.catch(() => undefined)
    return result
  }
}
