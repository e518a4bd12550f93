import { setImmediate as turn } from 'node:timers/promises'
import { createCounts } from './counts'

type Written = [redirected: Record<string, number>, missing: Record<string, number>]

function create({ fails = 0 } = {}) {
  const written: Written[] = []
  let failures = fails
  const counts = createCounts((redirected, missing) => {
    if (failures-- > 0) return Promise.reject(new Error('no answer'))
    written.push([Object.fromEntries(redirected), Object.fromEntries(missing)])
    return Promise.resolve()
  })
  return { counts, written }
}

it('writes what was counted since the last time, and nothing when there is nothing', async () => {
  const { counts, written } = create()
  await counts.flush()
  counts.countRedirect('/old/')
  counts.countRedirect('/old')
  counts.countMissing('/gone', '')
  await counts.flush()
  await counts.flush()
  expect(written).toEqual([[{ '/old': 2 }, { '/gone': 1 }]])
})

it('waits for a write that is under way', async () => {
  const steps: string[] = []
  const counts = createCounts(async () => {
    await turn()
    steps.push('written')
  })
  counts.countRedirect('/old')
  void counts.flush()
  await counts.flush()
  expect(steps).toEqual(['written'])
})

it('keeps the counts of a write that failed, and adds what came meanwhile', async () => {
  const { counts, written } = create({ fails: 1 })
  counts.countMissing('/gone', '')
  await expect(counts.flush()).rejects.toThrow('no answer')
  counts.countMissing('/gone', '')
  await counts.flush()
  expect(written).toEqual([[{}, { '/gone': 2 }]])
})

it('is not filled by a flood of invented addresses', async () => {
  const { counts, written } = create()
  counts.countMissing('/asked-before', '')
  for (let number = 0; number < 50_000; number += 1) counts.countMissing(`/invented-${number}`, '')
  counts.countMissing('/asked-before', '')
  await counts.flush()
  const missing = written[0]?.[1] ?? {}
  expect(Object.keys(missing)).toHaveLength(1_000)
  expect(missing['/asked-before']).toBe(2)
})

it('takes only some of the addresses that one visitor invents', async () => {
  const { counts, written } = create()
  for (let number = 0; number < 5_000; number += 1) counts.countMissing(`/invented-${number}`, '203.0.113.7')
  counts.countMissing('/asked-for', '203.0.113.8')
  await counts.flush()
  const missing = written[0]?.[1] ?? {}
  expect(Object.keys(missing)).toHaveLength(41)
  expect(missing).toHaveProperty(['/asked-for'], 1)
})

it('leaves out what holes in other software are looked for with', async () => {
  const { counts, written } = create()
  for (const path of ['/wp-login.php', '/.env', '/unsubscribe/ada@example.com']) counts.countMissing(path, '')
  await counts.flush()
  expect(written).toEqual([])
})
