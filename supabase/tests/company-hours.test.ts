import { openDatabase } from './harness'
import type { Session } from './session'

const database = openDatabase()

const MONDAY = { weekday: 1, opens: '09:00', closes: '12:00' }
const SUNDAY = { weekday: 7, opens: '10:30', closes: '23:30' }

const setHours = (hours: object[], session: Session = database.asUser('admin')) =>
  session.attempt('select public.set_company_hours($1)', [JSON.stringify(hours)])

const hours = () =>
  database.sql(
    `select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes
     from public.company_hours order by weekday, opens`,
  )

it('replaces all hours by the given ones', async () => {
  expect(await setHours([MONDAY, SUNDAY])).toEqual({ count: 1 })
  expect(await hours()).toEqual([MONDAY, SUNDAY])
  await setHours([])
  expect(await hours()).toEqual([])
})

it('records only what changed', async () => {
  const friday = { weekday: 5, opens: '09:00', closes: '15:00' }
  await setHours([...[1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })), friday])
  const log = await database.sql(
    `select action, row_key ->> 'weekday' as weekday from private.audit_log
     where table_name = 'company_hours' order by id`,
  )
  expect(log).toEqual([
    { action: 'delete', weekday: '5' },
    { action: 'insert', weekday: '5' },
  ])
})

it.each([
  ['a weekday that is none', { ...MONDAY, weekday: 8 }],
  ['a time off the half hour', { ...MONDAY, opens: '09:10' }],
  ['an end before its start', { ...MONDAY, closes: '08:00' }],
  ['an end that is missing', { weekday: 1, opens: '09:00' }],
  ['words', { ...MONDAY, opens: 'nine' }],
])('refuses %s and keeps the hours as they were', async (_, span) => {
  const before = await hours()
  expect(await setHours([span])).toEqual({ refused: 'PT422' })
  expect(await hours()).toEqual(before)
})

it('is allowed for admins only, also to remove hours', async () => {
  for (const role of ['owl', 'project_manager', 'graphic_designer', 'member'] as const) {
    expect(await setHours([], database.asUser(role))).toEqual({ refused: 'PT403' })
  }
  expect(await setHours([], await database.asMirroring('super_admin', 'admin'))).toEqual({ refused: 'PT403' })
  expect(await setHours([], database.asAnon())).toEqual({ refused: '42501' })
})
