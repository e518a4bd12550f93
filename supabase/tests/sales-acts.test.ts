import { openActDesk } from './act-desk'
import { openDatabase } from './harness'
import { PEOPLE, type Person } from './people'

// It commits: each act is a transaction of its own.
const database = openDatabase({ isShared: false })
const { act, commit, newestAct, restore } = openActDesk(database)

const QUOTE = 'e7000000-0000-4000-8000-000000000001'
const TASK = 'e7000000-0000-4000-8000-000000000002'
const NOTE = 'e7000000-0000-4000-8000-000000000003'
const LEAD = 'e7000000-0000-4000-8000-000000000004'
const CLIENT = '(select id from public.clients order by id limit 1)'

const by = (who: Person, sql: string) => act(() => database.asUser(who).query(sql))
const outcomes = async (id: number, who: Person, options = {}) =>
  (await restore(id, who, options)).records.map(({ table, outcome, message }) =>
    [table, outcome, message].filter(Boolean).join(': '),
  )

const rows = (table: string, id: string) =>
  database.sql(
    `select to_jsonb(one) - '{version,updated_at,edit_version}'::text[] as row from public.${table} as one where id = $1`,
    [id],
  )
const seen = (who: Person, act: number) => database.asUser(who).attempt('select public.get_act($1)', [act])

beforeEach(async () => {
  await database.run(`
    delete from private.acts;
    alter table public.quote_versions disable trigger keep_sent_version;
    alter table public.quote_lines disable trigger keep_sent_line;
    delete from public.quotes where id = '${QUOTE}' or lead_id = '${LEAD}';
    alter table public.quote_versions enable trigger keep_sent_version;
    alter table public.quote_lines enable trigger keep_sent_line;
    delete from public.tasks where id = '${TASK}';
    delete from public.notes where id = '${NOTE}';
    delete from public.contact_submissions where id = '${LEAD}';
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
      values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`)
  await commit()
})

describe('the draft of a quote', () => {
  const content = (...prices: number[]) =>
    JSON.stringify({
      title: `Sum of ${prices.length}`,
      lines: prices.map((price, at) => ({
        id: `e7100000-0000-4000-8000-00000000000${at}`,
        kind: 'own',
        title: `Line ${at}`,
        unit_price_cents: price,
      })),
    })
  const create = () =>
    by('owl', `select public.create_quote('${QUOTE}', null, ${CLIENT}, null, 'Film', '${content(100, 200)}')`)
  const save = (...prices: number[]) =>
    by('owl', `select public.save_quote_draft('${QUOTE}', null, '${content(...prices)}')`)
  const total = () =>
    database.value<number>('select total_cents from public.quote_versions where quote_id = $1', [QUOTE])
  const edits = () => database.value<number>('select edit_version from public.quotes where id = $1', [QUOTE])

  it('is as it was before a save, and a line of it alone, with the sums', async () => {
    await create()
    const before = await rows('quotes', QUOTE)
    const saved = await save(100, 900, 40)
    expect(await total()).toBe(1040)
    const edited = await edits()
    const line = { table: 'quote_lines', key: { id: 'e7100000-0000-4000-8000-000000000001' } }
    const [{ version_id } = {}] = await database.sql<{ version_id: string }>(
      'select version_id from public.quote_lines where id = $1',
      [line.key.id],
    )
    expect(
      await outcomes(saved, 'owl', { records: [{ ...line, key: { ...line.key, version_id } }] }),
    ).toEqual(['quote_lines: done'])
    expect(await total()).toBe(340)
    // Whoever has the quote open is told.
    expect(await edits()).toBe(edited + 1)
    expect(new Set(await outcomes(saved, 'admin'))).toEqual(
      new Set(['quotes: done', 'quote_lines: same', 'quote_lines: done']),
    )
    expect([await total(), await rows('quotes', QUOTE)]).toEqual([300, before])
    const undo = await newestAct()
    await restore(undo, 'owl')
    // What was restored before stays: it is no part of this undo.
    expect(await total()).toBe(340)
  })

  it('comes back with its number when it was deleted, unless another quote has that by now', async () => {
    await create()
    const [before, sum] = [await rows('quotes', QUOTE), await total()]
    const gone = await by('owl', `select public.delete_quote_draft('${QUOTE}', null)`)
    expect(new Set(await outcomes(gone, 'owl'))).toEqual(
      new Set(['quotes: done', 'quote_versions: done', 'quote_lines: done']),
    )
    expect([await rows('quotes', QUOTE), await total()]).toEqual([before, sum])
    expect(
      await database.sql('select kind, actor_id from public.quote_events where quote_id = $1', [QUOTE]),
    ).toEqual([{ kind: 'created', actor_id: PEOPLE.owl }])
    const next = 'e7000000-0000-4000-8000-000000000009'
    const again = await by('owl', `select public.delete_quote_draft('${QUOTE}', null)`)
    await by('owl', `select public.create_quote('${next}', null, ${CLIENT}, null, 'Other', '{}')`)
    expect(await outcomes(again, 'owl', { tryOnly: true })).toContain('quotes: taken')
    await by('owl', `select public.delete_quote_draft('${next}', null)`)
    expect(await outcomes(again, 'owl')).toContain('quotes: done')
  })

  it('goes with the act that created it, and its number is free again', async () => {
    const created = await create()
    const free = () => database.value<number>('select count(*)::integer from private.freed_quote_numbers')
    const before = await free()
    await restore(created, 'owl')
    expect(await rows('quotes', QUOTE)).toEqual([])
    expect(await free()).toBe(before + 1)
  })

  it('is for those who write quotes', async () => {
    const created = await create()
    expect(await seen('project_manager', created)).toEqual({ refused: 'PT404' })
    expect(
      await database.asUser('project_manager').attempt('select public.restore_act($1)', [created]),
    ).toEqual({
      refused: 'PT404',
    })
    expect(
      await database
        .asUser('project_manager')
        .attempt(`select private.restore_quote_row('quotes', '{"id": "${QUOTE}"}', 'insert', '{}')`),
    ).toEqual({ refused: 'PT403' })
  })

  it('stays as it is after it was sent, and its document is not kept', async () => {
    const created = await create()
    const sent = await act(() =>
      database
        .sql(
          `
        update public.quotes set status = 'sent' where id = '${QUOTE}';`,
        )
        .then(() =>
          database.sql(
            `update public.quote_versions set sent_at = now(), document = '{}', document_sha256 = '${'a'.repeat(64)}' where quote_id = '${QUOTE}'`,
          ),
        ),
    )
    expect(sent).toBe(created)
    expect(new Set(await outcomes(created, 'owl'))).toEqual(
      new Set([
        'quotes: changed',
        'quote_versions: changed',
        'quote_lines: conflict: A version that was sent never changes',
      ]),
    )
    expect(
      await database.value<number>(
        `select count(*)::integer from private.change_values as kept where kept.changed_values ?| '{document,total_cents,edit_version}'`,
      ),
    ).toBe(0)
  })
})

describe('tasks and notes', () => {
  it('come back with who wrote them, and when', async () => {
    await by(
      'owl',
      `insert into public.tasks (id, title, lead_id, done_at) values ('${TASK}', 'Call', '${LEAD}', now())`,
    )
    await by(
      'super_admin',
      `insert into public.notes (id, body, lead_id, author_id) values ('${NOTE}', 'Likes looms', '${LEAD}', '${PEOPLE.super_admin}')`,
    )
    const before = [await rows('tasks', TASK), await rows('notes', NOTE)]
    const deleted = await act(async () => {
      const admin = database.asUser('admin')
      await admin.query(`delete from public.tasks where id = '${TASK}'`)
      await admin.query(`delete from public.notes where id = '${NOTE}'`)
    })
    expect(await outcomes(deleted, 'owl', { tryOnly: true })).toEqual(['tasks: done', 'notes: refused'])
    expect(await outcomes(deleted, 'admin')).toEqual(['tasks: done', 'notes: done'])
    expect([await rows('tasks', TASK), await rows('notes', NOTE)]).toEqual(before)
    // Nobody writes in the name of others otherwise.
    await by(
      'admin',
      `insert into public.notes (body, lead_id, author_id) values ('No', '${LEAD}', '${PEOPLE.owl}')`,
    )
    expect(await database.sql(`select author_id from public.notes where body = 'No'`)).toEqual([
      { author_id: PEOPLE.admin },
    ])
  })

  it('are shown to managers and designers in their own acts alone', async () => {
    const owls = await by(
      'owl',
      `insert into public.tasks (title, client_id, assignee_id) values ('Aa', ${CLIENT}, '${PEOPLE.graphic_designer}')`,
    )
    const own = await by(
      'graphic_designer',
      `insert into public.tasks (id, title, client_id) values ('${TASK}', 'Ab', ${CLIENT})`,
    )
    const list = (who: Person) =>
      database
        .asUser(who)
        .value<{ acts: { id: number; title: string }[]; tables: string[] }>('select public.list_acts()')
    const designers = await list('graphic_designer')
    expect(designers?.acts.map(({ id }) => id)).toEqual([own])
    expect(designers?.tables).toEqual(expect.arrayContaining(['ads', 'tasks', 'notes']))
    expect((await list('project_manager'))?.acts).toEqual([])
    expect((await list('owl'))?.acts.map(({ id }) => id)).toEqual([own, owls])
    for (const who of ['graphic_designer', 'project_manager'] as const) {
      expect(await seen(who, owls)).toEqual({ refused: 'PT404' })
    }
    await by(
      'admin',
      `update public.tasks set title = 'Now of a lead', client_id = null, lead_id = '${LEAD}' where id = '${TASK}'`,
    )
    expect((await list('graphic_designer'))?.acts).toMatchObject([{ id: own, title: 'Ab' }])
    // A super admin who mirrors the designer reads what the designer reads.
    const mirror = await database.asMirroring('super_admin', 'graphic_designer')
    expect(await mirror.value('select public.get_act($1)', [own])).toMatchObject({ id: own })
  })

  it('leave no values behind when their lead is deleted', async () => {
    const created = await by(
      'owl',
      `insert into public.tasks (id, title, lead_id) values ('${TASK}', 'Call Ada', '${LEAD}')`,
    )
    await by('owl', `select public.create_quote('${QUOTE}', '${LEAD}', null, null, 'Film', '{}')`)
    await by('super_admin', `delete from public.contact_submissions where id = '${LEAD}'`)
    expect(
      await database.value<number>(
        `select count(*)::integer from private.change_values as kept where kept.changed_values::text ~ 'Call Ada|ada@example'`,
      ),
    ).toBe(0)
    expect(await database.asUser('owl').value('select public.get_act($1)', [created])).toMatchObject({
      total: 0,
    })
  })
})

it('brings back the hours and closed days of the company, for admins', async () => {
  const hours = () => database.sql('select weekday, opens, closes from public.company_hours order by 1, 2')
  const before = await hours()
  const changed = await by(
    'admin',
    `select public.set_company_hours('[{"weekday": 1, "opens": "09:00", "closes": "12:00"}]')`,
  )
  const closed = await by(
    'admin',
    `insert into public.company_closed_days (day, reason) values ('2027-12-24', 'Eve')`,
  )
  expect(await seen('owl', changed)).toEqual({ refused: 'PT404' })
  const shown = async (id: number) =>
    (
      await database
        .asUser('admin')
        .value<{ records: { title: string }[] }>('select public.get_act($1)', [id])
    )?.records.map(({ title }) => title)
  expect(await shown(closed)).toEqual(['December 24, 2027 · Eve'])
  expect(await shown(changed)).toContain('Monday from 09:00')
  await restore(changed, 'admin')
  expect(await hours()).toEqual(before)
  await by('admin', `update public.company_closed_days set reason = 'Holiday' where day = '2027-12-24'`)
  expect(await outcomes(closed, 'admin')).toEqual(['company_closed_days: changed'])
})
