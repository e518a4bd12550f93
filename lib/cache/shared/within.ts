/**
 * Rejects when `work` takes longer than `milliseconds`. An answer that lies ready while this process is busy counts as in
 * time: after the clock has run out, what arrived meanwhile is read first.
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('No answer in time', { cause: milliseconds }))
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
