/**
 * Rejects with `message` when `work` takes longer than `timeoutMs`; the work itself goes on. When the timer fires late because
 * the process was busy, an answer that has already arrived still counts: pending input is read before the rejection.
 */
export function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
  message = 'No answer in time',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(message, { cause: timeoutMs }))
    const timer = setTimeout(() => setImmediate(giveUp), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
