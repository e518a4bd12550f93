import { openDatabase } from './harness'
import { DEAL_ROWS } from './deal-samples'

const database = openDatabase()

const DEAL = 'f4000000-0000-4000-8000-0000000000d1'
const NAMED = 'f4000000-0000-4000-8000-0000000000d2'
const OTHER = 'f4000000-0000-4000-8000-0000000000d3'
const BRAND = 'f4000000-0000-4000-8000-0000000000d6'

beforeEach(() => database.run(DEAL_ROWS))

const change = (assignments: string) => `update public.deals set ${assignments} where id = '${DEAL}'`

const BY_BRAND = `where_kind = 'brands', site_ids = '{}', where_brand_ids = '{${BRAND}}'`

it('ends at midnight where the site stands, and not where somebody asks', async () => {
  await database.run(change(`state = 'planned'`))
  const runs = async (moment: string) =>
    (await database.asUser('owl').query(`select * from public.deals_at('${NAMED}', $1)`, [moment])).length
  expect(await runs('2030-01-01 05:59:59+00')).toBe(0)
  expect(await runs('2030-01-01 06:00:00+00')).toBe(1)
  expect(await runs('2030-02-01 05:59:59+00')).toBe(1)
  expect(await runs('2030-02-01 06:00:00+00')).toBe(0)
})

it.each([
  ['America/Phoenix', '2030-03-11 06:59:59+00'],
  ['America/Indiana/Indianapolis', '2030-03-11 03:59:59+00'],
  ['America/Anchorage', '2030-03-11 07:59:59+00'],
  ['Pacific/Honolulu', '2030-03-11 09:59:59+00'],
])('begins with the brand at midnight in %s, on the day that changes clocks', async (zone, lastSecond) => {
  await database.run(`
    update public.sites set time_zone = '${zone}' where id = '${NAMED}';
    ${change(`${BY_BRAND}, state = 'planned', first_on = '2030-03-01', last_on = '2030-03-31'`)};
    insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
    values ('${NAMED}', '${BRAND}', 'store', '2030-03-11', '2030-03-11')`)
  const runs = async (after: string) =>
    (
      await database
        .asUser('owl')
        .query(`select * from public.deals_at('${NAMED}', $1::timestamptz + $2::interval)`, [
          lastSecond,
          after,
        ])
    ).length
  expect(await runs('0 seconds')).toBe(0)
  expect(await runs('1 second')).toBe(1)
  expect(await runs('24 hours')).toBe(1)
  expect(await runs('24 hours 1 second')).toBe(0)
})

it('lists a deal as running from the first clock of its group to the last one', async () => {
  await database.run(`
    alter table public.deals disable trigger keep_past_of_deal;
    update public.sites set time_zone = 'America/Anchorage' where id = '${OTHER}';
    update public.sites set time_zone = 'America/New_York' where id = '${NAMED}'`)
  const status = async (first: string, last: string, state = 'planned') => {
    await database.run(change(`state = '${state}', first_on = (${first})::date, last_on = (${last})::date`))
    return database.asUser('owl').value(`select status from public.deal_list where id = '${DEAL}'`)
  }
  const [west, east] = ['America/Anchorage', 'America/New_York'].map((zone) => `now() at time zone '${zone}'`)
  expect(await status(`${east}`, `${east}`)).toBe('runs')
  expect(await status(`${west}`, `${west}`)).toBe('runs')
  expect(await status(`${east} + interval '1 day'`, `${east} + interval '1 day'`)).toBe('planned')
  expect(await status(`${west} - interval '2 days'`, `${west} - interval '1 day'`)).toBe('ended')
  expect(await status(`${west} - interval '2 days'`, `${west} - interval '1 day'`, 'paused')).toBe('ended')
  expect(await status(`${west} - interval '2 days'`, `${east}`, 'paused')).toBe('paused')
  expect(await status(`${west} - interval '2 days'`, `${west} - interval '1 day'`, 'draft')).toBe('draft')
})

it('counts the sites it reaches by time zone, without closed ones', async () => {
  await database.run(change(`where_kind = 'group', site_ids = '{}'`))
  const count = `select * from public.count_deal_sites('${DEAL}')`
  expect(await database.asUser('owl').query(count)).toEqual([{ time_zone: 'America/Chicago', sites: 2 }])
  await database.run(`update public.sites set status = 'closed' where id = '${OTHER}'`)
  expect(await database.asUser('owl').query(count)).toEqual([{ time_zone: 'America/Chicago', sites: 1 }])
})
