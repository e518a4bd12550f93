const PATIENCE_MS = 4_000

/**
 * The auth client repeats a failed renewal for almost half a minute while its server is down; nobody waits that long for a page.
 *
 * @throws Error when `work` has not settled in time; it goes on unheard.
 */
export async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`No answer from the auth server within ${PATIENCE_MS} ms`)),
    PATIENCE_MS,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
