import { PEOPLE } from '../../supabase/tests/people.ts'

/** An act with records of its own, whose page is measured. Identities of the database stay far below. */
export const MEASURED_ACT = 1_000_002

/** An entry of the audit log, an act with what a field was and is, and a notification for each row. Each of five people has a fifth of the notifications; one in ten is unread. */
export const insertHistoryRows = `
  insert into private.acts (id, happened_at, actor_id, tables) overriding system value
  select 1000000 + n, timestamptz '2026-01-01' + n * interval '5 minutes',
    (array['${PEOPLE.admin}', '${PEOPLE.owl}', '${PEOPLE.project_manager}'])[1 + n % 3]::uuid,
    array[(array['ad_groups', 'contact_submissions', 'sites'])[1 + n % 3]]
  from number;
  with entry as (
    insert into private.audit_log (happened_at, actor_id, viewer_id, action, table_name, row_key, changed_columns, act_id)
    select
      timestamptz '2024-01-01' + n * interval '10 minutes', '${PEOPLE.admin}', '${PEOPLE.admin}', 'update',
      (array['ad_groups', 'contact_submissions', 'sites'])[1 + n % 3],
      jsonb_build_object('id', md5('group ' || n)), array['due_date'], 1000000 + n
    from number
    returning id, act_id
  )
  insert into private.change_values (act_id, entry_id, changed_values)
  select act_id, id, jsonb_build_object('due_date', jsonb_build_array('2026-01-01', '2026-02-01')) from entry;

  insert into public.notifications (profile_id, kind, about_kind, about_id, events, created_at, latest_at, read_at)
  select
    (array['${PEOPLE.super_admin}', '${PEOPLE.admin}', '${PEOPLE.owl}', '${PEOPLE.project_manager}', '${PEOPLE.graphic_designer}'])[1 + n % 5]::uuid,
    (array['ad_comment', 'ad_approval', 'ad_assignment'])[1 + n % 3], 'ad_group', md5('group ' || n)::uuid, 1 + n % 4,
    made.at, made.at, case when n % 50 >= 5 then made.at + interval '1 hour' end
  from number
  cross join lateral (select now() - n * interval '2 minutes' as at) as made;
`
