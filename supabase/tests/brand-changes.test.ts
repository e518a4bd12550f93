import { openDatabase } from './harness'

const database = openDatabase()

const GROUP = 'f4000000-0000-4000-8000-0000000000c0'
const SITES = ['c1', 'c2'].map((end) => `f4000000-0000-4000-8000-0000000000${end}`)
const [SITE = ''] = SITES
const BRANDS = ['c', 'd', 'e'].map((end) => `ba000000-0000-4000-8000-0000000000f${end}`)
const [ONE = '', TWO = ''] = BRANDS

beforeEach(() =>
  database.run(
    `insert into public.parent_groups (id, name) values ('${GROUP}', 'Changes');
     insert into public.sites (id, parent_group_id, number, name, time_zone) values
       ${SITES.map((id, place) => `('${id}', '${GROUP}', 'C-${place}', 'Site', 'America/Detroit')`).join()};
     insert into public.brands (id, name, kind) values
       ${BRANDS.map((id, place) => `('${id}', 'Changed ${place}', 'fuel')`).join()};`,
  ),
)

const CHANGE = 'select public.change_brands($1)'
const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)

type Change = {
  site: string
  role: string
  brands: string[]
  first: number
  last: number | null
  keepsOthers: boolean
}
type Saved = { save: string | null; cells: { outcome: string }[] }

const change = async (changes: Change[]) =>
  (await database.asUser('owl').value<Saved>(CHANGE, [
    JSON.stringify(
      changes.map(({ site, role, brands, first, last, keepsOthers }) => ({
        site,
        role,
        brands,
        first_on: day(first),
        last_on: last === null ? null : day(last),
        keeps_others: keepsOthers,
      })),
    ),
  ])) as Saved

type Row = { site: string; role: string; brand: string; first: number; last: number }

const FOREVER = 9999

/** With days as numbers. */
const stored = () =>
  database.sql<Row>(
    `select site_id as site, role, brand_id as brand, first_on - date '2026-01-01' as first,
       coalesce(last_on - date '2026-01-01', ${FOREVER}) as last
     from public.brand_associations where site_id = any ($1) order by site_id, role, brand_id, first_on`,
    [SITES],
  )

const covers = (row: Row, number: number) => row.first <= number && number <= row.last
const isOf = (row: Row, { site, role }: Change) => row.site === site && row.role === role

/** The rows that a change ends, in a slow and plain way. */
const endedBy = (wanted: Change, rows: Row[]) =>
  rows.filter(
    (row) =>
      isOf(row, wanted) &&
      covers(row, wanted.first) &&
      !wanted.brands.includes(row.brand) &&
      (wanted.role === 'fuel' || !wanted.keepsOthers),
  )

function isConflict(wanted: Change, rows: Row[]): boolean {
  const own = rows.filter((row) => isOf(row, wanted))
  const missing = wanted.brands.filter(
    (brand) => !own.some((row) => row.brand === brand && covers(row, wanted.first)),
  )
  if (endedBy(wanted, rows).filter(({ first }) => first === wanted.first).length > missing.length) return true
  return own.some(
    ({ first, brand }) =>
      first > wanted.first &&
      first <= (wanted.last ?? FOREVER) &&
      (wanted.role === 'fuel' ? wanted.brands.length > 0 : wanted.brands.includes(brand)),
  )
}

/** What a site should carry in a role on one day after the change. */
function carriedAfter(wanted: Change, rows: Row[], number: number): string[] {
  const isWithin = wanted.first <= number && number <= (wanted.last ?? FOREVER)
  const ended = endedBy(wanted, rows)
  const isEnded = isWithin || (number >= wanted.first && wanted.brands.length === 0)
  const before = rows.filter((row) => isOf(row, wanted) && covers(row, number))
  const kept = before.filter((row) => !isEnded || !ended.includes(row)).map(({ brand }) => brand)
  return [...new Set([...kept, ...(isWithin ? wanted.brands : [])])].sort()
}

const DAYS = 60

it('agrees with a calendar on random data, in many cells at once, and its undo brings all back', async () => {
  // Numbers from a fixed seed, so that a failure comes again.
  let seed = 2026
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  const seen = new Set<string>()
  for (let round = 0; round < 100; round++) {
    const cells = SITES.flatMap((site) => ['fuel', 'food'].map((role) => ({ site, role })))
    const changes = cells
      .filter(() => random(2) === 0)
      .map(({ site, role }): Change => {
        const first = random(DAYS - 20)
        const brands =
          role === 'fuel'
            ? BRANDS.slice(random(3)).slice(0, random(4) && 1)
            : BRANDS.filter(() => random(2) === 0)
        const last = random(2) ? null : first + random(15)
        return { site, role, brands, first, last, keepsOthers: random(2) === 0 }
      })
    const before = await stored()
    const { save, cells: report } = await change(changes)
    const after = await stored()
    const conflicts = changes.map((wanted) => isConflict(wanted, before))
    expect(report.map(({ outcome }) => outcome === 'conflict')).toEqual(conflicts)
    for (const { outcome } of report) seen.add(outcome)
    if (conflicts.includes(true)) {
      expect([save, after]).toEqual([null, before])
      continue
    }
    for (const wanted of changes) {
      for (let number = 0; number < DAYS; number++) {
        const carried = after.filter((row) => isOf(row, wanted) && covers(row, number))
        expect(carried.map(({ brand }) => brand).sort()).toEqual(carriedAfter(wanted, before, number))
      }
    }
    if (save && random(3) === 0) {
      await database.asUser('owl').query('select public.undo_brand_save($1)', [save])
      expect(await stored()).toEqual(before)
    }
  }
  expect([...seen].sort()).toEqual(['begins', 'conflict', 'ends', 'goes-on', 'replaces', 'unchanged'])
}, 60_000)

const fuel = (brand: string, first: number): Change => ({
  site: SITE,
  role: 'fuel',
  brands: [brand],
  first,
  last: null,
  keepsOthers: false,
})

it('refuses a site that is named twice in one role', async () => {
  const twice = [fuel(ONE, 0), fuel(TWO, 10)].map(({ site, role, brands }) => ({
    site,
    role,
    brands,
    first_on: '2026-01-01',
  }))
  expect(await database.asUser('owl').attempt(CHANGE, [JSON.stringify(twice)])).toEqual({ refused: 'PT422' })
})

it('leaves a cell where something else began since, when a save is undone', async () => {
  await change([fuel(ONE, 0)])
  const { save } = await change([{ ...fuel(ONE, 10), brands: [] }])
  await change([fuel(TWO, 20)])
  const [cell] =
    (await database
      .asUser('owl')
      .value<{ outcome: string }[]>('select public.undo_brand_save($1)', [save])) ?? []
  expect(cell?.outcome).toBe('This site has Changed 1 as fuel brand since 2026-01-21')
})

it('writes one entry of the history for each association', async () => {
  await change([fuel(ONE, 0)])
  const { save } = await change([fuel(TWO, 10)])
  await database.asUser('owl').query('select public.undo_brand_save($1)', [save])
  const entries = await database.sql(
    `select action, changed_columns, changed_values -> 'brand_id' as brand, changed_values -> 'last_on' as last
     from private.audit_entries where table_name = 'brand_associations' order by id`,
  )
  expect(entries).toEqual([
    { action: 'insert', changed_columns: null, brand: [null, ONE], last: null },
    { action: 'update', changed_columns: ['last_on'], brand: null, last: [null, '2026-01-10'] },
    { action: 'insert', changed_columns: null, brand: [null, TWO], last: null },
    { action: 'delete', changed_columns: null, brand: [TWO, null], last: null },
    { action: 'update', changed_columns: ['last_on'], brand: null, last: ['2026-01-10', null] },
  ])
})
