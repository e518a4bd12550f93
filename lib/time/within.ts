/**
 * Rejects with `complaint` when `work` takes longer than `milliseconds`. An answer that lies ready while this process is busy
 * counts as in time: after the clock has run out, what arrived meanwhile is read first.
 */
export function within<T>(
  milliseconds: number,
  work: Promise<T>,
  complaint = 'No answer in time',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(complaint, { cause: milliseconds }))
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
