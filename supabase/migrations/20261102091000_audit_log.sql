-- The audit log: every change that a person makes, and in whose name. Also the trigger that sets updated_at.

create table private.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid not null,
  viewer_id uuid,
  action text not null check (action in ('insert', 'update', 'delete', 'start', 'stop', 'expire')),
  table_name text not null,
  row_key jsonb not null,
  changed_columns text[],
  changed_values jsonb
);
comment on table private.audit_log is
  'Names the changed rows and columns. Stores values only of columns with a fixed list of values, never personal data. Has no foreign keys to profiles, so entries stay when a user is deleted.';
comment on column private.audit_log.actor_id is 'The person who signed in.';
comment on column private.audit_log.viewer_id is 'The effective user; differs from the actor during mirroring.';
comment on column private.audit_log.changed_columns is 'Set for updates only.';
comment on column private.audit_log.action is 'start, stop and expire are events of mirroring.';
comment on column private.audit_log.changed_values is
  'Set for updates only: for each column name, the values before and after.';

create index audit_log_actor_idx on private.audit_log (actor_id, happened_at desc);
create index audit_log_time_idx on private.audit_log (happened_at desc, id desc);
create index audit_log_viewer_idx on private.audit_log (viewer_id, happened_at desc);
create index audit_log_table_idx on private.audit_log (table_name, happened_at desc);

revoke all on table private.audit_log from anon, authenticated;
alter table private.audit_log enable row level security;

create function private.is_closed_list(relation oid, column_name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from pg_catalog.pg_attribute as attribute
    join pg_catalog.pg_type as type on type.oid = attribute.atttypid
    where attribute.attrelid = relation and attribute.attname = column_name
      and (type.typtype = 'e' or type.oid = 'pg_catalog.bool'::regtype or attribute.attname = 'status')
  )
$$;
comment on function private.is_closed_list(oid, text) is
  'True for columns with a fixed list of values: enums, booleans, and every status, which a check constraint limits.';
revoke execute on function private.is_closed_list(oid, text) from public, anon, authenticated;

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  -- Without a signed-in user the server itself writes, for example a stored form.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array(
      select field.key from jsonb_each(after) as field
      -- Generated columns and updated_at are not changes of their own.
      where field.value is distinct from before -> field.key and field.key not in ('updated_at', 'search_text')
    );
  end if;
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, changed_values)
  values (
    actor,
    private.viewer_id(),
    lower(tg_op),
    tg_table_name,
    (select jsonb_object_agg(key_column, coalesce(after, before) -> key_column) from unnest(tg_argv) as key_column),
    changed,
    (
      select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name))
      from unnest(changed) as column_name where private.is_closed_list(tg_relid, column_name)
    )
  );
  return null;
end
$$;
comment on function private.record_change() is 'Row trigger. Its arguments are the columns of the primary key.';
revoke execute on function private.record_change() from public, anon, authenticated;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke execute on function private.touch_updated_at() from public, anon, authenticated;

-- Only super admins read the log, and only through these functions.
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
comment on function private.audited_name(public.profiles) is
  'The full name, or the e-mail address without a name; null without a person.';
revoke execute on function private.audited_name(public.profiles) from public, anon, authenticated;

-- The page is selected before names are joined. Otherwise a late page joins the names of all rows before it.
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
comment on function public.list_audit_log(uuid, text, text, date, date, integer, integer) is
  'Newest first. person_id matches the actor and the effective user. Days are in the time zone America/Detroit. Names of deleted users are null.';
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
comment on function public.list_audited_people() is 'The people that the log can be filtered by, sorted by name.';
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
comment on function public.list_audited_tables() is 'The tables that the log can be filtered by.';
revoke execute on function public.list_audited_tables() from public, anon, authenticated;
grant execute on function public.list_audited_tables() to authenticated;
