import type { ReservedSql, Sql } from 'postgres'
import { openDatabase } from './harness'
import { AD, OTHER_AD, openInboxDesk } from './inbox-desk'
import { openOwnSessions } from './postgres/own-sessions'

const database = openDatabase({ isShared: false })
const { inboxOf, unreadState, markAllOf, markRead } = openInboxDesk(database)
let sessions: Sql

beforeAll(() => {
  sessions = openOwnSessions(2)
})
afterAll(() => sessions.end({ timeout: 5 }))

/** Without the letters and limits of a group, which let its comments wait for each other. */
const comment = (session: Sql | ReservedSql, ad: string, body: string) =>
  session`insert into public.ad_comments (ad_id, author_name, body) values (${ad}, 'Dana', ${body})`
/** The harness keeps a transaction open, and with it the time. */
const begin = () => database.run('commit; begin')

it('what is committed after the inbox was read is not marked with it, though it began before', async () => {
  await begin()
  const manager = database.asUser('project_manager')
  const late = await sessions.reserve()
  await late`begin`
  await comment(late, AD, 'Late')
  await comment(sessions, OTHER_AD, 'In time')
  await begin()
  const listed = await inboxOf(manager)
  expect(listed.rows).toMatchObject([{ aboutId: OTHER_AD }])
  await late`commit`
  await begin()
  expect(await markAllOf(manager, listed)).toBe(1)
  const [left, ...none] = (await inboxOf(manager, true)).rows
  expect([left?.words, none]).toEqual(['Late', []])
  expect(Date.parse(left?.latestAt ?? '')).toBeLessThan(Date.parse(listed.asOf))

  // The same for an event that joins a row which somebody has seen.
  await late`begin`
  await late`select now()`
  await comment(sessions, AD, 'Seen')
  await begin()
  const seen = (await inboxOf(manager, true)).rows.at(0)
  const { state } = (await unreadState(manager)) ?? {}
  expect(seen).toMatchObject({ events: 2, words: 'Seen' })
  await comment(late, AD, 'Joins late')
  await late`commit`
  late.release()
  await begin()
  expect((await unreadState(manager))?.state).not.toBe(state)
  expect(await markRead(manager, seen?.id, seen?.latestAt)).toBe(0)
  expect((await inboxOf(manager, true)).rows).toMatchObject([{ events: 3, words: 'Joins late' }])
})
