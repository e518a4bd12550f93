import { openDatabase } from './harness'
import { removeExpired } from './remove-expired'
import { OLD_ROWS, ROWS_OF_IMPORTS, WITHOUT_RULE } from './retention-samples'
import { EXTRA_ROWS, SAMPLES } from './samples'

const database = openDatabase({ isShared: false })

/** Of this session alone, so that no trigger dates a row anew. */
const withoutTriggers = (statements: string) =>
  database.run(
    `set local session_replication_role = replica; ${statements}; set local session_replication_role = origin`,
  )

const count = (table: string) => database.value<number>(`select count(*)::int from ${table}`)

const listRules = () =>
  database.sql<{ table_name: string; kind: string | null }>(
    'select table_name, kind from private.retention_rules()',
  )

const daysOf = (kind: string | null) =>
  database.value<number>('select days from public.retention_periods where kind = $1', [kind])

const ago = (days: number, more: string) => `(now() - interval '${days} days' ${more} interval '1 day')`

/** Ages one row of each table of one kind of rule. */
async function ageOneRow(table: string, then: string) {
  const parent = ROWS_OF_IMPORTS[table]
  if (parent) {
    const row = table.endsWith('import_clients') ? '' : ` where id = (select import_id from ${table} limit 1)`
    await withoutTriggers(`update ${parent} set status = 'done', finished_at = ${then}${row}`)
    return
  }
  const sample = OLD_ROWS[table]
  if (!sample) throw new Error(`Say in retention-samples.ts what makes a row of ${table} old`)
  await withoutTriggers(
    `update ${table} set ${sample.set.replaceAll(':then', then)} where ctid = (select min(ctid) from ${table})`,
  )
}

const MERGES = ['client', 'contact', 'gear', 'industry', 'product'] as const

const MORE_ROWS = `
  ${MERGES.map((kind) => SAMPLES[`private.${kind}_merges`].insert).join(';\n  ')};
  insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{}', now());
  insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), id, now(), now() from auth.users;
  insert into private.account_change_permits (user_id) select id from auth.users on conflict do nothing;
  insert into private.contact_import_clients (import_id, client_id) select id, gen_random_uuid() from private.contact_imports;
  insert into private.missing_candidates (path, hits, last_day) values ('/old', 1, current_date);
  insert into private.brand_saves (id, actor_id, steps) select gen_random_uuid(), id, '{}' from public.profiles limit 1;
  insert into private.ad_template_editors (template_id, tab, profile_id)
    select template.id, gen_random_uuid(), profile.id from public.ad_templates as template, public.profiles as profile limit 1;
`

describe('periods', () => {
  beforeEach(async () => {
    await database.run(`${EXTRA_ROWS}${MORE_ROWS}`)
    await removeExpired(database)
  })

  it('are ruled for every table, or it is said why it does not grow', async () => {
    const tables = await database.sql<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private', 'auth') order by 1`,
    )
    const ruled = (await listRules()).map(({ table_name }) => table_name)
    expect([...ruled, ...Object.keys(WITHOUT_RULE)].toSorted()).toEqual(tables.map(({ name }) => name))
  })

  it('are of no use without a rule, apart from that of accepted quotes', async () => {
    const ruled = new Set((await listRules()).map(({ kind }) => kind))
    const kinds = await database.sql<{ kind: string }>(
      `select kind from public.retention_periods where kind <> all ('{accepted_quotes,change_history}') order by kind`,
    )
    expect(kinds.map(({ kind }) => kind).filter((kind) => !ruled.has(kind))).toEqual([])
  })

  it('bound every table: a row one day too old goes, and one a day younger stays', async () => {
    const rules = await listRules()
    const counts = async () =>
      new Map(
        await Promise.all(
          rules.map(async (rule) => [rule.table_name, await count(rule.table_name)] as const),
        ),
      )
    const age = async (sign: '+' | '-') => {
      for (const { table_name: table, kind } of rules) {
        await ageOneRow(table, ago(kind ? await daysOf(kind) : (OLD_ROWS[table]?.days ?? NaN), sign))
      }
    }
    const before = await counts()
    expect(rules.filter(({ table_name }) => before.get(table_name) === 0)).toEqual([])

    await age('+')
    await removeExpired(database)
    expect(await counts()).toEqual(before)
    await age('-')
    await removeExpired(database)
    const after = await counts()
    expect(
      rules.filter(({ table_name: table }) => (after.get(table) ?? 0) >= (before.get(table) ?? 0)),
    ).toEqual([])
  })

  it('let what calendars counted of a record go with the record', async () => {
    const kinds = 'ad_groups,tasks,deals,seo_blog_posts,quotes,intro_calls'.split(',')
    await withoutTriggers(`
      delete from private.calendar_changes;
      ${kinds
        .map(
          (table) => `insert into private.calendar_changes (kind, record_id, sequence, changed_at)
            select '${table}', id, 1, now() - interval '3 years' from public.${table} limit 1`,
        )
        .join(';\n')};
      insert into private.calendar_changes values ('deal', gen_random_uuid(), 1, now() - interval '3 years')`)
    expect(await count('private.calendar_changes')).toBe(kinds.length + 1)
    await removeExpired(database)
    expect(await count('private.calendar_changes')).toBe(kinds.length)
  })

  it('are applied some rows at a time', async () => {
    await database.run(`
      insert into private.idempotency_keys (scope, key, result_id, created_at)
      select 'contact', gen_random_uuid(), gen_random_uuid(), now() - interval '91 days' from generate_series(1, 25)`)
    const server = database.asServiceRole()
    const step = () => server.value(`select public.remove_expired('private.idempotency_keys', 10)`)
    expect([await step(), await step(), await step(), await step()]).toEqual([10, 10, 5, 0])
    expect(await server.attempt(`select public.remove_expired('public.videos')`)).toEqual({
      refused: 'PT404',
    })
  })
})

it('of mail is that of letters that wait where no mail server is', async () => {
  await database.run(`
    delete from public.outbox_messages;
    insert into public.outbox_messages (kind, recipient, about_id, payload, created_at)
    select 'contact_received', 'ada@example.com', gen_random_uuid(), '{}', now() - age
    from unnest('{366 days,364 days}'::interval[]) as age`)
  expect(await removeExpired(database)).toMatchObject({ 'public.outbox_messages': 1 })
  expect(await count('public.outbox_messages')).toBe(1)
})

it('leaves a table alone that a hosted auth server keeps to itself', async () => {
  await database.run(`
    insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{}', now() - interval '91 days');
    create role keeps_old_rows;
    grant keeps_old_rows to current_user;
    grant usage, create on schema public to keeps_old_rows;
    grant usage on schema auth, private to keeps_old_rows;
    grant execute on function private.retention_rules() to keeps_old_rows;
    grant select on public.retention_periods to keeps_old_rows;
    alter function public.remove_expired(text, integer) owner to keeps_old_rows`)
  expect(await database.asServiceRole().value(`select public.remove_expired('auth.audit_log_entries')`)).toBe(
    0,
  )
})

describe('a period', () => {
  const change = (session: ReturnType<typeof database.asUser>, days: number, version = 1, kind = 'mail') =>
    session.attempt('select public.set_retention_period($1, $2, $3)', [kind, days, version])

  it('is changed by a super admin within its bounds, from what was seen, and the job follows', async () => {
    await database.run(`
      delete from public.outbox_messages;
      insert into public.outbox_messages (kind, recipient, about_id, payload, status, sent_at)
      values ('contact_received', 'ada@example.com', gen_random_uuid(), '{}', 'sent', now() - interval '61 days')`)
    await removeExpired(database)
    expect(await count('public.outbox_messages')).toBe(1)

    const owner = database.asUser('super_admin')
    expect(await change(owner, 29)).toEqual({ refused: 'PT422' })
    expect(await change(owner, 1096)).toEqual({ refused: 'PT422' })
    expect(await change(owner, 60, 1, 'nothing')).toEqual({ refused: 'PT404' })
    expect(await change(owner, 60)).toEqual({ count: 1 })
    expect(await change(owner, 90)).toEqual({ refused: 'PT409' })
    expect(await change(owner, 60, 2)).toEqual({ count: 1 })
    await removeExpired(database)
    expect(await count('public.outbox_messages')).toBe(0)
    const [entry] = await database.sql(
      `select action, row_key, changed_columns from private.audit_log where table_name = 'retention_periods'`,
    )
    expect(entry).toEqual({ action: 'update', row_key: { kind: 'mail' }, changed_columns: ['days'] })
  })

  it('is for no other, and not for who mirrors', async () => {
    expect(await change(database.asUser('admin'), 60)).toEqual({ refused: 'PT403' })
    expect(await change(database.asUser('owl'), 60)).toEqual({ refused: 'PT403' })
    const mirroring = await database.asMirroring('super_admin', 'admin', { allowChanges: true })
    expect(await change(mirroring, 60)).toEqual({ refused: 'PT403' })
    expect(
      await database.asUser('super_admin').attempt(`select public.remove_expired('public.jobs')`),
    ).toEqual({
      refused: '42501',
    })
  })

  it('of accepted quotes is never shorter than the law asks', async () => {
    expect(await change(database.asUser('super_admin'), 2554, 1, 'accepted_quotes')).toEqual({
      refused: 'PT422',
    })
  })
})
