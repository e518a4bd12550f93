-- What the log says beyond names: values that cannot hold anything personal, and the comings and goings of mirroring.

alter table private.audit_log
  add column changed_values jsonb,
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in ('insert', 'update', 'delete', 'start', 'stop', 'expire'));
comment on table private.audit_log is
  'Names rows and columns; contents only where they are one of a closed list. People are not referenced, so that the log outlives them.';
comment on column private.audit_log.action is 'The last three are those of mirroring.';
comment on column private.audit_log.changed_values is 'Of updates only: column name to its values before and after.';
create index audit_log_time_idx on private.audit_log (happened_at desc, id desc);
create index audit_log_viewer_idx on private.audit_log (viewer_id, happened_at desc);
create index audit_log_table_idx on private.audit_log (table_name, happened_at desc);

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
  'Whether a column can only hold one of a few fixed values: enums, booleans, and every status, which a check limits.';
revoke execute on function private.is_closed_list(oid, text) from public, anon, authenticated;

create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  -- Without a signed-in person it is the server's own work, such as a stored form.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array(
      select field.key from jsonb_each(after) as field
      -- Moved by a trigger of its own with every change.
      where field.value is distinct from before -> field.key and field.key <> 'updated_at'
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
