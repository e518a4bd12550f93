import { METRICS, PAGE_KINDS } from '@/lib/analytics/vitals'
import { openDatabase } from './harness'

const database = openDatabase()

const count = (page: string, metrics: Record<string, number>, address = 'somebody') =>
  database
    .asServiceRole()
    .attempt('select public.count_page_vitals($1, $2, $3)', [page, JSON.stringify(metrics), address])

type SlowPages = {
  loads: number
  rows: { page: string; metric: string; p75: number; loads: number }[]
}

const slowPages = async () =>
  (await database
    .asUser('super_admin')
    .value<SlowPages>(`select public.get_super_admin_home() -> 'slowPages'`)) as SlowPages

beforeEach(() => database.run('delete from private.page_vitals; delete from private.rate_limits;'))

/** Loads in quarters: three of four take the first value. */
async function load(page: string, metric: string, [usual, rare]: [number, number], loads = 12) {
  for (let number = 0; number < loads; number += 1) {
    await count(page, { [metric]: number % 4 === 3 ? rare : usual }, `visitor ${number}`)
  }
}

it('names pages that are not good for one in four loads, the worst first', async () => {
  await load('home', 'LCP', [2500, 9000])
  await load('blog', 'LCP', [2501, 2600])
  await load('videos', 'CLS', [0.4, 0.02])
  await load('other', 'INP', [900, 900], 9)
  const { loads, rows } = await slowPages()
  expect(loads).toBe(12)
  expect(rows.map(({ page, metric }) => [page, metric])).toEqual([
    ['videos', 'CLS'],
    ['blog', 'LCP'],
  ])
  expect(rows[0]?.p75).toBeCloseTo(0.4333)
  expect(rows[1]?.p75).toBeCloseTo(2875)
})

it('reads the percentile within its bucket, and above the last one its limit', async () => {
  await load('home', 'LCP', [4500, 4500])
  await load('blog', 'LCP', [400_000, 400_000])
  expect((await slowPages()).rows.map(({ p75 }) => p75)).toEqual([30_000, 4750])
})

it('counts seven days, and forgets a day after five weeks', async () => {
  await load('home', 'LCP', [9000, 9000])
  await database.sql('update private.page_vitals set day = day - 7')
  expect(await slowPages()).toEqual({ loads: 0, rows: [] })
  await database.sql('update private.page_vitals set day = day - 29')
  await count('home', { LCP: 9000 })
  expect(await database.value('select count(*)::int from private.page_vitals')).toBe(1)
})

it('refuses what is no page, and leaves out other metrics', async () => {
  expect(await count('/quote/secret', { LCP: 1 })).toEqual({ refused: '23514' })
  expect(await count('home', { TTFB: 1, FCP: 2 })).toEqual({ count: 1 })
  expect(await database.value('select count(*)::int from private.page_vitals')).toBe(0)
})

it('takes sixty reports of one address in ten minutes', async () => {
  for (let report = 0; report < 60; report += 1) await count('home', { CLS: 0.01 })
  expect(await count('home', { CLS: 0.01 })).toEqual({ refused: 'PT429' })
  expect(await count('home', { CLS: 0.01 }, 'another')).toEqual({ count: 1 })
})

it('stays within its bound, whatever is reported', async () => {
  for (let age = 38; age >= 0; age -= 1) {
    for (const page of PAGE_KINDS) {
      for (const value of [0, 1e300]) {
        const report = Object.fromEntries(METRICS.map((metric) => [metric, value]))
        expect(await count(page, report, `${age} ${page}`)).toEqual({ count: 1 })
      }
    }
    await database.sql(
      `update private.page_vitals set day = day - $1::int where day = (now() at time zone 'UTC')::date`,
      [age],
    )
  }
  const filled = await database.sql<{ rows: number; buckets: number; bytes: number }>(
    `select count(*)::int as rows, max(cardinality(loads)) as buckets, sum(pg_column_size(known))::int as bytes
    from private.page_vitals as known`,
  )
  expect(filled).toEqual([{ rows: 36 * PAGE_KINDS.length * 3, buckets: 16, bytes: expect.any(Number) }])
  expect(filled[0]?.bytes).toBeLessThan(200_000)
})
