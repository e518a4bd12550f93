import { latestOnly } from './latest-only'

function recorder() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const queue = latestOnly((task: number) => {
    begun.push(task)
    return new Promise<void>((resolve) => ends.push(resolve))
  })
  const finish = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return { begun, queue, finish }
}

test('runs the first at once, then only the latest', async () => {
  const { begun, queue, finish } = recorder()
  for (const task of [1, 2, 3, 4]) queue.add(task)
  expect(begun).toEqual([1])
  await finish()
  expect(begun).toEqual([1, 4])
  await finish()
  queue.add(5)
  expect(begun).toEqual([1, 4, 5])
})

test('forgets what waits', async () => {
  const { begun, queue, finish } = recorder()
  queue.add(1)
  queue.add(2)
  queue.clear()
  await finish()
  expect(begun).toEqual([1])
})
