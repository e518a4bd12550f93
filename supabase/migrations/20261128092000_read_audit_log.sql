-- Reading the log: for super admins, through functions only.

create function private.require_audit_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_role() is distinct from 'super_admin' then
    raise exception 'Only super admins read the audit log' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_audit_reader() from public, anon, authenticated;

create function private.audited_name(person public.profiles) returns text
language sql immutable set search_path = ''
as $$ select coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) $$;
comment on function private.audited_name(public.profiles) is 'The address of people without a name; null for nobody.';
revoke execute on function private.audited_name(public.profiles) from public, anon, authenticated;

create function public.list_audit_log(
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
    select
      entry.id, entry.happened_at, entry.actor_id, private.audited_name(actor), entry.viewer_id, private.audited_name(viewer),
      entry.action, entry.table_name, entry.row_key, entry.changed_columns, entry.changed_values,
      session.reason, session.allow_changes
    from private.audit_log as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    left join private.mirroring_sessions as session
      on entry.action = 'start' and session.id = (entry.row_key ->> 'id')::uuid
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
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_audit_log(uuid, text, text, date, date, integer, integer) is
  'Newest first. person_id counts as the one who acted and as the one in whose name. Days are those of America/Detroit. Names are null for people who were deleted.';
revoke execute on function public.list_audit_log(uuid, text, text, date, date, integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_audit_log(uuid, text, text, date, date, integer, integer) to authenticated;

create function public.list_audited_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_audit_reader();
  return query
    select person.id, private.audited_name(person)
    from public.profiles as person
    where exists (select from private.audit_log as entry where entry.actor_id = person.id)
      or exists (select from private.audit_log as entry where entry.viewer_id = person.id)
    order by 2;
end
$$;
comment on function public.list_audited_people() is 'Who the log can be narrowed to, by name.';
revoke execute on function public.list_audited_people() from public, anon, authenticated;
grant execute on function public.list_audited_people() to authenticated;

create function public.list_audited_tables() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_audit_reader();
  return query
    select class.relname::text from pg_catalog.pg_trigger as trigger
    join pg_catalog.pg_class as class on class.oid = trigger.tgrelid
    where trigger.tgname = 'record_change'
    union select 'mirroring_sessions'
    order by 1;
end
$$;
comment on function public.list_audited_tables() is 'Which tables the log can be narrowed to.';
revoke execute on function public.list_audited_tables() from public, anon, authenticated;
grant execute on function public.list_audited_tables() to authenticated;
