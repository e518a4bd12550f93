import { openDatabase } from './harness'
import { AD, GROUP, openInboxDesk, OTHER_AD } from './inbox-desk'
import { PEOPLE } from './people'
import type { Session } from './session'

const database = openDatabase()
const { inbox, inboxOf, unreadState, count, comment, giveLead, choose, markRead, markAllOf, letters } =
  openInboxDesk(database)

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

  it.each(['digest', 'nothing'])(
    'stops the letter to a manager who wants comments as %s, and no other',
    async (delivery) => {
      await choose('project_manager', { ad_comment: delivery })
      await comment()
      expect(await letters('ad_comment_notice')).toEqual([])
      await choose('project_manager', { ad_approval: delivery })
      await comment('Still told')
      expect(await letters('ad_comment_notice')).toMatchObject([{ recipient: 'manager@fieldlight.example' }])
    },
  )

  it('counts in a gathered letter only what its manager wants', async () => {
    await comment()
    await choose('project_manager', { ad_comment: 'digest' })
    await comment('Not counted')
    expect(await letters('ad_feedback_notice')).toEqual([])
    await choose('project_manager', { ad_approval: 'nothing' })
    await comment('Counted', OTHER_AD)
    expect((await letters('ad_feedback_notice')).map(({ payload }) => payload)).toMatchObject([
      { ads: [expect.any(String)], comments: 1 },
    ])
  })

  it('leaves the letter to the staff when no manager is assigned', async () => {
    await choose('project_manager', { ad_comment: 'nothing' })
    await database.run(`delete from public.ad_group_assignments where ad_group_id = '${GROUP}'`)
    await comment()
    expect(await letters('ad_comment_notice')).toMatchObject([{ recipient: null }])
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
    expect(await letters('ad_feedback_notice')).toEqual([])
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
  it('marks all that was listed, and keeps what was committed since, whenever it began', async () => {
    const manager = database.asUser('project_manager')
    const age = (minutes: number) =>
      database.run(`update public.notifications set latest_at = now() - interval '${minutes} minutes'`)
    await comment('Long ago', AD)
    await age(60)
    const oldOnly = await inboxOf(manager)
    expect(oldOnly).toMatchObject({ unread: 1, recent: {} })
    await comment('Just now', OTHER_AD)
    await database.run(
      `update public.notifications set latest_at = now() - interval '1 minute' where about_id = '${OTHER_AD}'`,
    )
    const listed = await inboxOf(manager)
    expect(Object.keys(listed.recent)).toHaveLength(1)

    // Both are older than the lists.
    expect(await markAllOf(manager, oldOnly)).toBe(1)
    expect((await inboxOf(manager, true)).rows).toMatchObject([{ aboutId: OTHER_AD }])
    await comment('Joins the row that was listed', OTHER_AD)
    expect(await markAllOf(manager, listed)).toBe(0)
    expect(await markAllOf(manager, await inboxOf(manager))).toBe(1)
    expect(await count(manager)).toBe(0)
  })

  it('of one row leaves what joined it, also from a transaction that began earlier', async () => {
    const manager = database.asUser('project_manager')
    await comment()
    await database.run(`update public.notifications set latest_at = now() + interval '1 second'`)
    const [seen] = (await inboxOf(manager)).rows
    await comment('Began before, and ends later')
    expect(await markRead(manager, seen?.id, seen?.latestAt)).toBe(0)
    const [joined] = (await inboxOf(manager)).rows
    expect(await markRead(manager, joined?.id, joined?.latestAt)).toBe(1)
  })

  it('has another state for other unread rows, also for as many', async () => {
    const manager = database.asUser('project_manager')
    const states = [(await unreadState(manager))?.state]
    const note = async () => {
      const now = await unreadState(manager)
      expect(await inboxOf(manager)).toMatchObject({ unread: now?.unread, state: now?.state })
      states.push(now?.state)
    }
    await comment()
    await note()
    await comment('Joins it')
    await note()
    await comment('Another', OTHER_AD)
    await note()
    expect(await unreadState(manager)).toMatchObject({ unread: 2, state: states.at(-1) })
    await manager.query('select public.mark_record_read($1)', [AD])
    await note()
    await comment('A new row, older than the newest')
    await database.run(
      `update public.notifications set latest_at = now() - interval '1 day' where about_id = '${AD}'`,
    )
    await note()
    expect(new Set(states).size).toBe(6)
    await markRead(manager)
    expect(await unreadState(manager)).toMatchObject({ unread: 0, state: states[0] })
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
    expect(await database.asAnon().attempt('select public.get_unread_state()')).toEqual({
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
