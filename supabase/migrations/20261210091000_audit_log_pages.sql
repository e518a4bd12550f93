-- A page of the log is taken before names are looked up: late pages looked up those of every row before them.

create or replace function public.list_audit_log(
  person_id uuid default null,
  changed_table text default null,
  kind text default null,
  first_day date default null,
  last_day date default null,
  row_limit integer default 50,
  row_offset integer default 0
) returns table (
  id bigint,
  happened_at timestamptz,
  actor_id uuid,
  actor_name text,
  viewer_id uuid,
  viewer_name text,
  action text,
  table_name text,
  row_key jsonb,
  changed_columns text[],
  changed_values jsonb,
  reason text,
  allow_changes boolean
)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_audit_reader();
  perform private.record_expired_mirroring();
  return query
    with page as (
      select * from private.audit_log as entry
      where (list_audit_log.person_id is null or list_audit_log.person_id in (entry.actor_id, entry.viewer_id))
        and (list_audit_log.changed_table is null or entry.table_name = list_audit_log.changed_table)
        and (list_audit_log.kind is null or entry.action = list_audit_log.kind)
        and (
          list_audit_log.first_day is null
          or entry.happened_at >= list_audit_log.first_day::timestamp at time zone 'America/Detroit'
        )
        and (
          list_audit_log.last_day is null
          or entry.happened_at < (list_audit_log.last_day + 1)::timestamp at time zone 'America/Detroit'
        )
      order by entry.happened_at desc, entry.id desc
      limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0)
    )
    select
      entry.id, entry.happened_at, entry.actor_id, private.audited_name(actor), entry.viewer_id, private.audited_name(viewer),
      entry.action, entry.table_name, entry.row_key, entry.changed_columns, entry.changed_values,
      session.reason, session.allow_changes
    from page as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    left join private.mirroring_sessions as session
      on entry.action = 'start' and session.id = (entry.row_key ->> 'id')::uuid
    order by entry.happened_at desc, entry.id desc;
end
$$;
