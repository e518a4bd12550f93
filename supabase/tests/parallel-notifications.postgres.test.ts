import type { Sql } from 'postgres'
import { openDatabase } from './harness'
import { PEOPLE } from './people'
import { openOwnSessions } from './postgres/own-sessions'

const SESSIONS = 8

const database = openDatabase({ isShared: false })
let sessions: Sql

beforeAll(() => {
  sessions = openOwnSessions(SESSIONS)
})
afterAll(() => sessions.end({ timeout: 5 }))

const inParallel = <T>(call: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: SESSIONS }, (_, number) => call(number)))

it('an event that eight sessions report is told once, and eight events count eight', async () => {
  const lead = await database.value<string>(
    `insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Looms', 'A film.') returning id`,
  )
  // Committed, so that the other sessions see it.
  await database.run('delete from public.notifications; commit; begin')
  const report = (key: string) =>
    sessions`select private.notify(${PEOPLE.owl}, 'lead_assignment', 'lead', ${lead}, ${key})`
  const told = () =>
    sessions<{ kind: string; events: number }[]>`
      select kind, events from public.notifications where profile_id = ${PEOPLE.owl}`
  await inParallel(() => report('the same'))
  expect(await told()).toEqual([{ kind: 'lead_assignment', events: 1 }])
  await inParallel((number) => report(`another ${number}`))
  expect(await told()).toEqual([{ kind: 'lead_assignment', events: 1 + SESSIONS }])
})
