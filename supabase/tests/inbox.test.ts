import { openDatabase } from './harness'
import { AD, GROUP, openInboxDesk, OTHER_AD } from './inbox-desk'
import { PEOPLE } from './people'
import type { Session } from './session'

const database = openDatabase()
const { inbox, inboxOf, count, comment, giveLead, choose, markRead, letters } = openInboxDesk(database)

describe('what somebody chooses', () => {
  it('is in the inbox alone without a choice', async () => {
    await giveLead('owl')
    expect(await letters('notification')).toEqual([])
  })

  it('sends a letter for each event of a kind with mail at once', async () => {
    await choose('graphic_designer', { ad_comment: 'mail' })
    await comment('One')
    await comment('Two')
    expect((await letters('notification')).map(({ payload }) => payload)).toMatchObject([
      { role: 'graphic_designer', line: { kind: 'ad_comment', events: 1, words: 'One' } },
      { line: { events: 1, words: 'Two' } },
    ])
  })

  it('does not double the letter that managers get anyway', async () => {
    await choose('project_manager', { ad_comment: 'mail' })
    await comment()
    expect(await letters('notification')).toEqual([])
    expect(await letters('ad_comment_notice')).toHaveLength(1)
  })

  it('keeps event and notification when the address takes no mail', async () => {
    await choose('graphic_designer', { ad_comment: 'mail' })
    await database.run(
      `update public.profiles set email = 'two words@x' where id = '${PEOPLE.graphic_designer}'`,
    )
    await comment()
    expect(await letters('notification')).toEqual([])
    expect((await inbox('graphic_designer')).unread).toBe(1)
  })

  it('writes nothing of a kind that is turned off', async () => {
    await choose('owl', { lead_assignment: 'nothing' })
    await giveLead('owl')
    expect((await inbox('owl')).rows).toEqual([])
    await choose('owl', {})
    expect(await database.sql('select * from public.notification_settings')).toEqual([])
  })

  it('refuses what does not exist', async () => {
    for (const deliveries of [{ ad_comment: 'pigeon' }, { weather: 'mail' }]) {
      const call = database
        .asUser('owl')
        .attempt('select public.set_notification_settings($1)', [JSON.stringify(deliveries)])
      expect(await call).toEqual({ refused: 'PT422' })
    }
  })

  it('mutes a record, and hears of it again later', async () => {
    const manager = database.asUser('project_manager')
    await comment()
    const [line] = (await inboxOf(manager)).rows
    expect(await manager.value('select public.mute_notifications($1)', [line?.id])).toBe(true)
    await comment('Lighter')
    expect(await inboxOf(manager)).toMatchObject({ unread: 0, rows: [{ isUnread: false }] })
    expect((await inbox('graphic_designer')).rows).toMatchObject([{ events: 2 }])
    expect(await manager.value('select public.read_notification_settings()')).toMatchObject({
      muted: [{ aboutKind: 'ad', aboutId: AD }],
    })
    await manager.query('select public.unmute_notifications($1)', [AD])
    await comment('Warmer')
    expect((await inboxOf(manager)).unread).toBe(1)
  })
})

describe('reading', () => {
  it('marks all that was seen, and keeps what came since', async () => {
    const owl = database.asUser('owl')
    await giveLead('owl')
    await database.run(`update public.notifications set latest_at = now() + interval '1 minute'`)
    const { asOf } = await inboxOf(owl)
    expect(await markRead(owl, null, asOf)).toBe(0)
    expect(await markRead(owl)).toBe(1)
    expect(await count(owl)).toBe(0)
  })

  it('is done with the record, for the owner alone', async () => {
    const manager = database.asUser('project_manager')
    const read = (session: Session, record = AD) =>
      session.value<number>('select public.mark_record_read($1)', [record])
    await comment()
    await comment('Another', OTHER_AD)
    for (const other of [
      database.asUser('owl'),
      await database.asMirroring('super_admin', 'project_manager'),
    ])
      expect(await read(other)).toBe(0)
    expect(await read(manager, GROUP)).toBe(0)
    expect(await count(manager)).toBe(2)
    expect(await read(manager)).toBe(1)
    expect((await inboxOf(manager, true)).rows.map(({ aboutId }) => aboutId)).toEqual([OTHER_AD])
    expect((await inbox('graphic_designer')).unread).toBe(2)
    expect(await read(manager)).toBe(0)
  })

  it('counts what it lists, and at most 100', async () => {
    const owl = database.asUser('owl')
    await database.run(`
      insert into public.notifications (profile_id, kind, about_kind, about_id)
      select '${PEOPLE.owl}', 'lead_assignment', 'lead', gen_random_uuid() from generate_series(1, 99)`)
    expect(await count(owl)).toBe(99)
    expect(await inboxOf(owl, true)).toMatchObject({ unread: 99, hasMore: true })
    await database.run(`
      insert into public.notifications (profile_id, kind, about_kind, about_id)
      select '${PEOPLE.owl}', 'lead_assignment', 'lead', gen_random_uuid() from generate_series(1, 5)`)
    expect(await count(owl)).toBe(100)
  })

  it('is for its owner alone', async () => {
    await comment()
    const [line] = (await inbox('project_manager')).rows
    const others = ['super_admin', 'admin', 'owl', 'graphic_designer', 'member'] as const
    for (const person of others) {
      const session = database.asUser(person)
      expect(await markRead(session, line?.id)).toBe(0)
      expect((await inboxOf(session)).rows.map(({ id }) => id)).not.toContain(line?.id)
    }
    expect(await count(database.asUser('member'))).toBeNull()
    expect(await database.asAnon().attempt('select public.count_unread_notifications()')).toEqual({
      refused: '42501',
    })
    expect(await database.asUser('owl').value('select public.mute_notifications($1)', [line?.id])).toBe(false)
  })

  it.each([true, false])(
    'reads the inbox of the mirrored person and changes nothing (may change: %s)',
    async (allowChanges) => {
      await comment()
      const mirrored = await database.asMirroring('super_admin', 'project_manager', { allowChanges })
      const shown = await inboxOf(mirrored)
      expect(shown).toMatchObject({ mayChange: false, unread: 1 })
      expect(await markRead(mirrored)).toBe(0)
      for (const call of [
        `mute_notifications('${shown.rows[0]?.id}')`,
        `unmute_notifications('${AD}')`,
        `set_notification_settings('{}')`,
      ]) {
        expect(await mirrored.attempt(`select public.${call}`)).toEqual({ refused: 'PT403' })
      }
      expect(await count(mirrored)).toBe(1)
      expect(await count(database.asUser('project_manager'))).toBe(1)
    },
  )
})
