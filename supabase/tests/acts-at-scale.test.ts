import { openDatabase } from './harness'
import { PEOPLE } from './people'

const database = openDatabase({ isShared: false })

const CHANGES = 60_000

/** Three changes in an act. One in ten adds a whole site of the demo data, the others change two of its fields. */
const FILL = `
  set local session_replication_role = replica;
  set session_replication_role = replica;
  delete from private.audit_log;
  set session_replication_role = origin;
  delete from private.acts;
  create temporary table sample on commit drop as
    select row_number() over () - 1 as place, (
      select jsonb_object_agg(field.key, jsonb_build_array(null, field.value))
      from jsonb_each(jsonb_strip_nulls(to_jsonb(site)) - '{version,updated_at,search_text}'::text[]) as field
    ) as content
    from public.sites as site limit 10;
  insert into private.acts (id, happened_at, actor_id, tables) overriding system value
  select n, now() - (${CHANGES} - n) * interval '1 minute', '${PEOPLE.admin}', '{sites}' from generate_series(1, ${CHANGES} / 3) as n;
  insert into private.audit_log (happened_at, actor_id, viewer_id, action, table_name, row_key, changed_columns, act_id)
  select now() - (${CHANGES} - n) * interval '20 seconds', '${PEOPLE.admin}', '${PEOPLE.admin}',
    case when n % 10 > 0 then 'update' else 'insert' end, 'sites', jsonb_build_object('id', gen_random_uuid()),
    case when n % 10 > 0 then array['status', 'phone'] end, (n + 2) / 3
  from generate_series(1, ${CHANGES}) as n;
  insert into private.change_values (act_id, entry_id, changed_values)
  select entry.act_id, entry.id, case entry.action when 'update' then jsonb_build_object(
      'status', jsonb_build_array('active', 'paused'), 'phone', jsonb_build_array('231 555 ' || entry.id % 9973, '231 555 0100')
    ) else (select content from sample where place = entry.id % 10) end
  from private.audit_log as entry order by entry.id;
  set local session_replication_role = origin;
  analyze private.acts, private.change_values, private.audit_log;`

const readRows = () =>
  database.value<number>(
    `select sum(seq_tup_read + idx_tup_fetch)::integer from pg_stat_xact_user_tables
    where schemaname = 'private' and relname in ('acts', 'change_values', 'audit_log')`,
  )

it('keeps a million changes in less than 400 MB, and reads only what it lists', async () => {
  await database.run(FILL)
  const bytes = await database.value<number>(
    `select pg_total_relation_size('private.acts') + pg_total_relation_size('private.change_values')`,
  )
  expect(bytes / CHANGES).toBeLessThan(400)

  for (const filters of ['', `person_id => '${PEOPLE.admin}'`, `changed_table => 'sites'`]) {
    const before = await readRows()
    await database.asUser('owl').value(`select public.list_acts(${filters})`)
    // 25 acts with three changes each, and one act for each of the people.
    expect((await readRows()) - before).toBeLessThan(600)
  }
})
