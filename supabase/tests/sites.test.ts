import { findOverlap } from '@/lib/owl/hours'
import { randomWeeks } from '@/lib/owl/random-weeks'
import { openDatabase } from './harness'
import type { Person } from './people'
import type { Session } from './session'

const database = openDatabase()

const GROUP = 'f4000000-0000-4000-8000-0000000000a1'
const OTHER_GROUP = 'f4000000-0000-4000-8000-0000000000a2'
const SITE = 'f4000000-0000-4000-8000-0000000000b1'

const KEEPERS = ['project_manager', 'owl', 'admin', 'super_admin'] as const satisfies Person[]
const OTHERS = ['graphic_designer', 'member'] as const satisfies Person[]

beforeEach(() =>
  database.run(`
    insert into public.parent_groups (id, name) values ('${GROUP}', 'Test Fuel'), ('${OTHER_GROUP}', 'Other Fuel');
    insert into public.sites (id, parent_group_id, number, name, time_zone)
      values ('${SITE}', '${GROUP}', 'A12', 'Main Street', 'America/Detroit')`),
)

const add = (session: Session, columns: Record<string, unknown>) => {
  const row = { parent_group_id: GROUP, number: 'B1', name: 'New', time_zone: 'America/Chicago', ...columns }
  const names = Object.keys(row)
  return session.attempt(
    `insert into public.sites (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
}

it('takes each number once per group, whatever its case', async () => {
  const owl = database.asUser('owl')
  expect(await add(owl, { number: 'a12' })).toEqual({ refused: '23505' })
  expect(await add(owl, { number: 'a12', parent_group_id: OTHER_GROUP })).toEqual({ count: 1 })
  expect(await add(owl, { number: '12' })).toEqual({ count: 1 })
})

it.each([
  ['half a position', { latitude: 42 }],
  ['0,0', { latitude: 0, longitude: 0 }],
  ['a position the wrong way round', { latitude: -83.7, longitude: 42.3 }],
  ['a ZIP code that lost its zero', { zip: '1730' }],
  ['a state by name', { state: 'Ohio' }],
  ['a last day before the first', { status: 'closed', opens_on: '2026-02-02', closed_on: '2026-02-01' }],
  ['a planned site that has closed', { status: 'planned', closed_on: '2026-02-01' }],
  ['a time zone of another continent', { time_zone: 'Europe/Berlin' }],
])('refuses %s', async (_, columns) => {
  expect(await add(database.asUser('owl'), columns)).toEqual({ refused: '23514' })
})

it('takes positions from Maine to the Aleutians, and only real time zones', async () => {
  const owl = database.asUser('owl')
  expect(await add(owl, { latitude: 52.9, longitude: 173.2, time_zone: 'America/Adak' })).toEqual({
    count: 1,
  })
  expect(await add(owl, { number: '3', latitude: 44.9, longitude: -66.9 })).toEqual({ count: 1 })
  expect(await add(owl, { number: '4', time_zone: 'America/Springfield' })).toEqual({ refused: 'PT422' })
})

describe('opening hours', () => {
  const span = (weekday: number, opens: number, closes: number) => ({ weekday, opens, closes })
  const setHours = (hours: unknown) =>
    database
      .asUser('owl')
      .attempt('update public.sites set week_hours = $1 where id = $2', [JSON.stringify(hours), SITE])
  const hours = () => database.value('select week_hours from public.sites where id = $1', [SITE])

  it('keeps them sorted, and nothing for no hours', async () => {
    await setHours([span(1, 720, 1080), span(0, 600, 900), span(1, 360, 600)])
    expect(await hours()).toEqual([span(0, 600, 900), span(1, 360, 600), span(1, 720, 1080)])
    await setHours([])
    expect(await hours()).toBeNull()
  })

  it('takes every hour of the week, and spans that end where the next begins', async () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => span(weekday, 0, 1440))
    expect(await setHours(always)).toEqual({ count: 1 })
    expect(await setHours([span(5, 1080, 1560), span(6, 120, 300)])).toEqual({ count: 1 })
  })

  it.each([
    ['on one day', [span(1, 360, 720), span(1, 719, 800)]],
    ['the same twice', [span(1, 360, 720), span(1, 360, 720)]],
    ['over midnight', [span(1, 1200, 1500), span(2, 0, 300)]],
    ['from Saturday to Sunday', [span(6, 1200, 1500), span(0, 59, 300)]],
  ])('refuses an overlap %s', async (_, spans) => {
    expect(await setHours(spans)).toEqual({ refused: 'PT409' })
  })

  it('refuses the weeks that the form refuses', async () => {
    for (const week of randomWeeks(80)) {
      expect(await setHours(week)).toEqual(findOverlap(week) ? { refused: 'PT409' } : { count: 1 })
    }
  })

  it.each([
    ['ends before it begins', [span(1, 720, 360)]],
    ['is longer than a day', [span(1, 0, 1441)]],
    ['begins on no weekday', [span(7, 0, 60)]],
    ['has no end', [{ weekday: 1, opens: 0 }]],
  ])('refuses a span that %s', async (_, spans) => {
    expect(await setHours(spans)).toEqual({ refused: 'PT422' })
  })
})

describe('special days', () => {
  const setDays = (days: unknown) =>
    database
      .asUser('owl')
      .attempt('update public.sites set special_days = $1 where id = $2', [JSON.stringify(days), SITE])
  const christmas = { day: '2030-12-25', reason: 'Christmas', spans: [] }

  it('keeps them sorted', async () => {
    const eve = {
      day: '2030-12-24',
      reason: '',
      spans: [
        { opens: 900, closes: 960 },
        { opens: 360, closes: 840 },
      ],
    }
    expect(await setDays([christmas, eve])).toEqual({ count: 1 })
    expect(await database.value('select special_days from public.sites where id = $1', [SITE])).toEqual([
      {
        day: '2030-12-24',
        reason: null,
        spans: [
          { opens: 360, closes: 840 },
          { opens: 900, closes: 960 },
        ],
      },
      christmas,
    ])
    expect(await setDays([])).toEqual({ count: 1 })
    expect(await database.value('select special_days from public.sites where id = $1', [SITE])).toBeNull()
  })

  it.each([
    ['a day twice', [christmas, christmas], 'PT409'],
    [
      'overlapping spans',
      [
        {
          ...christmas,
          spans: [
            { opens: 0, closes: 60 },
            { opens: 30, closes: 90 },
          ],
        },
      ],
      'PT409',
    ],
    [
      'spans that overlap over midnight',
      [
        { day: '2030-12-24', spans: [{ opens: 1200, closes: 1500 }] },
        { day: '2030-12-25', spans: [{ opens: 30, closes: 90 }] },
      ],
      'PT409',
    ],
    ['a span without an end', [{ ...christmas, spans: [{ opens: 0 }] }], 'PT422'],
    ['no spans at all', [{ day: '2030-12-25' }], 'PT422'],
  ])('refuses %s', async (_, days, code) => {
    expect(await setDays(days)).toEqual({ refused: code })
  })
})

describe('history', () => {
  const LIST = 'select changed_values from public.list_record_history($1, $2)'

  it.each(KEEPERS)('shows a %s what hours were and are', async (person) => {
    const session = database.asUser(person)
    await session.query(
      `update public.sites set week_hours = '[{"weekday":1,"opens":0,"closes":60}]' where id = $1`,
      [SITE],
    )
    expect(await session.query(LIST, ['sites', SITE])).toEqual([
      { changed_values: { week_hours: [null, [{ weekday: 1, opens: 0, closes: 60 }]] } },
    ])
    await session.query(`update public.parent_groups set status = 'paused' where id = $1`, [GROUP])
    expect(await session.query(LIST, ['parent_groups', GROUP])).toEqual([
      { changed_values: { status: ['active', 'paused'] } },
    ])
  })

  it.each(OTHERS)('is not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(LIST, ['sites', SITE])).toEqual({ refused: 'PT403' })
  })

  it.each(['project_manager', 'owl'] as const)('of clients is still not for a %s', async (person) => {
    expect(await database.asUser(person).attempt(LIST, ['clients', SITE])).toEqual({ refused: 'PT403' })
    expect(await database.asUser(person).attempt(LIST, ['contacts', SITE])).toEqual({ count: 0 })
  })
})

it('names the owners of groups to those who change groups', async () => {
  const LIST = 'select may_own from public.list_site_group_owners()'
  for (const person of KEEPERS) expect(await database.asUser(person).query(LIST)).toHaveLength(4)
  for (const person of OTHERS) {
    expect(await database.asUser(person).attempt(LIST)).toEqual({ refused: 'PT403' })
  }
})

it('counts the sites of a group and finds a site by the name of its group', async () => {
  await database.run(`insert into public.sites (parent_group_id, number, name, time_zone, status)
    values ('${GROUP}', 'C1', 'Closed one', 'America/Detroit', 'closed')`)
  const owl = database.asUser('owl')
  expect(
    await owl.query('select sites, open_sites, owner from public.site_group_list where id = $1', [GROUP]),
  ).toEqual([{ sites: 2, open_sites: 1, owner: null }])
  expect(
    await owl.query(
      `select number from public.site_list where search_text like all ('{%test fuel%,%main%}')`,
    ),
  ).toEqual([{ number: 'A12' }])
})

it('keeps a group that has sites', async () => {
  const admin = database.asUser('admin')
  expect(await admin.attempt('delete from public.parent_groups where id = $1', [GROUP])).toEqual({
    refused: '23503',
  })
  expect(await admin.attempt('delete from public.sites where id = $1', [SITE])).toEqual({ count: 1 })
  expect(await admin.attempt('delete from public.parent_groups where id = $1', [GROUP])).toEqual({ count: 1 })
})

it('is not for mirroring that only looks', async () => {
  const session = await database.asMirroring('super_admin', 'owl')
  expect(await session.attempt(`update public.sites set name = 'X' where id = $1`, [SITE])).toEqual({
    count: 0,
  })
  expect(await add(session, {})).toEqual({ refused: '42501' })
})
