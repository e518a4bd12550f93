import { openDatabase } from './harness'
import { openInboxDesk, OTHER_AD } from './inbox-desk'
import { PEOPLE } from './people'
import { removeExpired } from './remove-expired'

const database = openDatabase()
const { inbox, comment, giveLead, choose, letters } = openInboxDesk(database)

/** A Monday, 8:00 in Detroit. */
const MONDAY = '2027-01-11T13:00:00Z'
const TUESDAY = '2027-01-12T13:00:00Z'

const send = (at: string) =>
  database.asServiceRole().value<number>('select public.send_notification_digests($1)', [at])
const happensAt = (at: string) => database.run(`update public.notifications set latest_at = '${at}'`)

it('writes one letter a day and person, however often it is asked', async () => {
  await choose('owl', { lead_assignment: 'digest' })
  await choose('graphic_designer', { ad_comment: 'digest' })
  await giveLead('owl')
  await comment('One')
  await comment('Two')
  expect(await send(MONDAY)).toBe(2)
  expect(await send(MONDAY)).toBe(0)
  expect(await send('2027-01-11T22:00:00Z')).toBe(0)
  const sent = await letters('notification_digest')
  expect(sent).toHaveLength(2)
  expect(sent.find(({ payload }) => payload.role === 'graphic_designer')?.payload).toMatchObject({
    total: 1,
    lines: [{ kind: 'ad_comment', events: 2, words: 'Two' }],
  })
})

it('tells on the next day only what is new', async () => {
  await choose('graphic_designer', { ad_comment: 'digest' })
  await comment()
  expect(await send(MONDAY)).toBe(1)
  expect(await send(TUESDAY)).toBe(0)
  await comment('Later')
  await happensAt('2027-01-11T20:00:00Z')
  expect(await send(TUESDAY)).toBe(1)
})

it('tells on the next day what began before a letter and was committed after it, once', async () => {
  await choose('graphic_designer', { ad_comment: 'digest' })
  await comment('In the letter')
  await happensAt('2027-01-11T12:59:00Z')
  expect(await send(MONDAY)).toBe(1)
  await comment('Committed late', OTHER_AD)
  await database.run(
    `update public.notifications set latest_at = '2027-01-11T12:58:00Z' where about_id = '${OTHER_AD}'`,
  )
  expect(await send(TUESDAY)).toBe(1)
  expect((await letters('notification_digest')).map(({ payload }) => payload)).toMatchObject([
    { total: 1, lines: [{ words: 'In the letter' }] },
    { total: 1, lines: [{ words: 'Committed late' }] },
  ])
  expect(await send('2027-01-13T13:00:00Z')).toBe(0)
})

it.each([
  ['before eight', '2027-01-11T12:59:00Z', 0],
  ['at eight', MONDAY, 1],
  ['after a server was down all day', '2027-01-12T04:00:00Z', 1],
])('asked %s', async (_, at, count) => {
  await choose('owl', { lead_assignment: 'digest' })
  await giveLead('owl')
  expect(await send(at)).toBe(count)
})

it('writes nothing about what is read, of another kind, or for somebody who is locked', async () => {
  await choose('owl', { lead_assignment: 'digest' })
  await choose('graphic_designer', { ad_comment: 'digest' })
  await giveLead('owl')
  await giveLead('admin')
  await comment()
  await database.run(`
    update public.notifications set read_at = now() where profile_id = '${PEOPLE.owl}';
    update public.profiles set active = false where id = '${PEOPLE.graphic_designer}'`)
  expect(await send(MONDAY)).toBe(0)
})

it('writes to the others when one address takes no mail', async () => {
  await choose('owl', { lead_assignment: 'digest' })
  await choose('graphic_designer', { ad_comment: 'digest' })
  await giveLead('owl')
  await comment()
  await database.run(
    `update public.profiles set email = 'two words@x' where id = '${PEOPLE.graphic_designer}'`,
  )
  expect(await send(MONDAY)).toBe(1)
})

it('forgets what is older than 90 days', async () => {
  await giveLead('owl')
  const remove = () => removeExpired(database)
  await database.run(`update public.notifications set latest_at = now() - interval '89 days'`)
  expect(await remove()).not.toHaveProperty(['public.notifications'])
  await database.run(`
    update public.notifications set latest_at = now() - interval '91 days';
    update private.notification_events set noted_at = now() - interval '91 days'`)
  expect(await remove()).toHaveProperty(['public.notifications'])
  expect((await inbox('owl')).rows).toEqual([])
  expect(await database.sql('select * from private.notification_events')).toEqual([])
})

it('is for the server alone', async () => {
  for (const call of ['send_notification_digests()', `remove_expired('public.notifications')`]) {
    expect(await database.asUser('super_admin').attempt(`select public.${call}`)).toEqual({
      refused: '42501',
    })
  }
})
