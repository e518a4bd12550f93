import { randomUUID } from 'node:crypto'
import { NOTIFICATION_KINDS } from '@/lib/portal/notifications'
import { openDatabase } from './harness'
import { AD, GROUP, LEAD, OTHER_AD, openInboxDesk } from './inbox-desk'
import { PEOPLE } from './people'

const database = openDatabase()
const { inbox, inboxOf, comment, giveLead, markRead } = openInboxDesk(database)

/** As the worker does, whatever was asked before. */
async function finishJob(kind: string, payload: object, status: 'done' | 'failed') {
  const worker = database.asServiceRole()
  const id = await worker.value<string>(
    'insert into public.jobs (kind, payload, created_by) values ($1, $2, $3) returning id',
    [kind, JSON.stringify(payload), PEOPLE.admin],
  )
  await worker.query(
    `update public.jobs set status = $1, finished_at = now(), result = '{}', error = 'The disk is full.' where id = $2`,
    [status, id],
  )
}

describe('a comment of a client', () => {
  it('tells everybody who is assigned to the group, once', async () => {
    const key = randomUUID()
    await comment('Darker, please.', AD, key)
    await comment('Darker, please.', AD, key)
    for (const person of ['project_manager', 'graphic_designer'] as const) {
      expect(await inbox(person)).toMatchObject({
        unread: 1,
        hasMore: false,
        rows: [{ kind: 'ad_comment', aboutId: AD, events: 1, author: 'Dana', words: 'Darker, please.' }],
      })
    }
    for (const person of ['owl', 'admin', 'super_admin'] as const) {
      expect(await inbox(person)).toMatchObject({ unread: 0, rows: [] })
    }
  })

  it('joins the unread ones about the same ad, and begins anew after they are read', async () => {
    for (const body of ['One', 'Two', 'Three']) await comment(body)
    await comment('Elsewhere', OTHER_AD)
    const manager = database.asUser('project_manager')
    const { rows, unread } = await inboxOf(manager)
    expect(unread).toBe(2)
    const joined = rows.find(({ aboutId }) => aboutId === AD)
    expect(joined).toMatchObject({ events: 3, words: 'Three' })
    expect(await markRead(manager, joined?.id)).toBe(1)
    await comment('Four')
    expect((await inboxOf(manager)).rows).toHaveLength(3)
    expect((await inboxOf(manager, true)).rows.find(({ aboutId }) => aboutId === AD)).toMatchObject({
      events: 1,
      words: 'Four',
    })
  })

  it('tells every manager while nobody is assigned', async () => {
    await database.run(`delete from public.ad_group_assignments where ad_group_id = '${GROUP}'`)
    await comment()
    expect((await inbox('project_manager')).unread).toBe(1)
    expect((await inbox('graphic_designer')).unread).toBe(0)
  })

  it('is not told again when the same event is reported twice', async () => {
    await comment()
    await database.run(`
      select private.notify(profile_id, kind, about_kind, about_id, 'ad_comment:' || event_id, event_id) from public.notifications`)
    expect((await inbox('project_manager')).rows).toMatchObject([{ events: 1 }])
    await database.run('update public.notifications set read_at = now()')
    await database.run(`
      select private.notify(profile_id, kind, about_kind, about_id, 'ad_comment:' || event_id, event_id) from public.notifications`)
    expect((await inbox('project_manager')).unread).toBe(0)
  })
})

describe('other events', () => {
  it('tells an assigned person, and names who assigned them', async () => {
    await database.run(`delete from public.ad_group_assignments where ad_group_id = '${GROUP}'`)
    await database
      .asUser('admin')
      .query('insert into public.ad_group_assignments (ad_group_id, profile_id) values ($1, $2)', [
        GROUP,
        PEOPLE.graphic_designer,
      ])
    expect((await inbox('graphic_designer')).rows).toMatchObject([
      { kind: 'ad_assignment', aboutId: GROUP, author: 'Marcus Bell' },
    ])
  })

  it('tells the owner of a quote what the client does, and nothing of what colleagues do', async () => {
    await database.run(`
      with quote as (
        insert into public.quotes (number, title, recipient_name, owner_id, created_by)
        values ('Q-2027-9001', 'Looms', 'Ada Byron', '${PEOPLE.owl}', '${PEOPLE.admin}') returning id
      ), kind (name, actor) as (
        values ('created', '${PEOPLE.owl}'::uuid), ('seen', '${PEOPLE.admin}'), ('seen', null), ('accepted', null)
      )
      insert into public.quote_events (quote_id, version, kind, actor_id) select quote.id, 1, kind.name, kind.actor from quote, kind`)
    expect((await inbox('owl')).rows.map(({ kind, label }) => `${kind} ${label}`).toSorted()).toEqual([
      'quote_accepted Q-2027-9001 Looms',
      'quote_seen Q-2027-9001 Looms',
    ])
    expect((await inbox('admin')).rows).toEqual([])
  })

  it('tells the new owner of a lead, and nobody of their own act', async () => {
    await giveLead('owl')
    await giveLead('admin')
    expect((await inbox('owl')).rows).toMatchObject([
      { kind: 'lead_assignment', aboutId: LEAD, label: 'Analytical Engines', context: 'Ada Byron' },
    ])
    expect((await inbox('admin')).rows).toEqual([])
  })

  it('tells somebody what a super admin does who looks as them, and not the super admin', async () => {
    const asOwl = await database.asMirroring('super_admin', 'owl', { allowChanges: true })
    await giveLead('owl', asOwl)
    expect((await inbox('owl')).rows).toMatchObject([
      { kind: 'lead_assignment', aboutId: LEAD, author: expect.stringContaining(' ') },
    ])
    expect(await database.value('select actor_id from public.notifications')).toBe(PEOPLE.super_admin)
    const asAdmin = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    await giveLead('super_admin', asAdmin)
    expect((await inbox('super_admin')).rows).toEqual([])
  })

  it('tells whoever started a job how it ended', async () => {
    const video = await database.value<string>('select id from public.videos limit 1')
    await finishJob('renditions', { video }, 'failed')
    await finishJob('sweep', {}, 'done')
    expect((await inbox('admin')).rows).toMatchObject([
      { kind: 'job_failed', aboutId: video, words: 'The disk is full.' },
    ])
  })

  it('tells of an import that ran, not of its check', async () => {
    const id = await database.value<string>(`
      insert into private.owl_imports (collection, file_name, headers, status, created_by)
      values ('brands', 'brands.csv', '{Name}', 'checked', '${PEOPLE.owl}') returning id`)
    await finishJob('owl-import', { importId: id }, 'done')
    expect((await inbox('admin')).rows).toEqual([])
    await database.run(`update private.owl_imports set status = 'done'`)
    await finishJob('owl-import', { importId: id }, 'done')
    expect((await inbox('admin')).rows).toMatchObject([{ kind: 'import_done', label: 'brands.csv' }])
    await database.run(`update private.owl_imports set status = 'undone'`)
    await finishJob('owl-import', { importId: id, isUndo: true }, 'done')
    expect((await inbox('admin')).rows).toMatchObject([{ kind: 'import_done', isUndo: true, events: 2 }])
  })

  it('tells why an import, or its undo, ended early', async () => {
    const id = await database.value<string>(`
      insert into private.owl_imports (collection, file_name, headers, status, created_by, problem)
      values ('brands', 'brands.csv', '{Name}', 'done', '${PEOPLE.admin}', 'You signed out.') returning id`)
    await finishJob('owl-import', { importId: id, isUndo: false }, 'done')
    const { rows } = await inbox('admin')
    expect(rows).toMatchObject([{ kind: 'import_failed', label: 'brands.csv', words: 'You signed out.' }])
    expect(rows[0]).not.toHaveProperty('isUndo')
    await finishJob('owl-import', { importId: id, isUndo: true }, 'failed')
    expect((await inbox('admin')).rows).toMatchObject([
      { kind: 'import_failed', words: 'The disk is full.', isUndo: true },
    ])
  })

  it('notes in the job that an import is undone', async () => {
    const id = await database.value<string>(`
      insert into private.owl_imports (collection, file_name, headers, status, created_by)
      values ('brands', 'brands.csv', '{Name}', 'done', '${PEOPLE.owl}') returning id`)
    await database.asUser('owl').query('select public.undo_owl_import($1)', [id])
    expect(
      await database.value(`select payload from public.jobs where unique_key = 'owl-import:' || $1`, [id]),
    ).toEqual({ importId: id, isUndo: true })
  })

  it('forgets what is about a deleted record', async () => {
    await comment()
    await giveLead('owl')
    await database.run(
      `delete from public.ads where id = '${AD}'; delete from public.contact_submissions where id = '${LEAD}'`,
    )
    expect(await database.value('select count(*)::integer from public.notifications')).toBe(0)
  })

  it('empties the inbox of somebody who gets another role', async () => {
    await comment()
    await database.run(`update public.profiles set user_type = 'owl' where id = '${PEOPLE.project_manager}'`)
    expect((await inbox('project_manager')).rows).toEqual([])
  })

  it('does not tell somebody who is locked', async () => {
    await database.run(`update public.profiles set active = false where id = '${PEOPLE.graphic_designer}'`)
    await comment()
    expect(await database.sql('select profile_id from public.notifications')).toEqual([
      { profile_id: PEOPLE.project_manager },
    ])
  })
})

it.each(['notifications', 'notification_settings'])('%s knows the kinds of the screens', async (table) => {
  const check = await database.value<string>(
    'select pg_get_constraintdef(oid) from pg_constraint where conname = $1',
    [`${table}_kind_check`],
  )
  const kinds = [...check.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(Object.keys(NOTIFICATION_KINDS))
})
