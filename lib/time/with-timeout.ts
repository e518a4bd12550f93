/** Reads pending input before it rejects: an answer that arrived while the process was busy still counts. */
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
