-- Every change by a person is recorded: who made it, and as whom. Rows also know when they last changed.

create table private.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid not null,
  viewer_id uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_key jsonb not null,
  changed_columns text[]
);
comment on table private.audit_log is
  'Names rows and columns, never their contents. People are not referenced, so that the log outlives them.';
comment on column private.audit_log.actor_id is 'The person who signed in.';
comment on column private.audit_log.viewer_id is 'The effective user: another one than the actor while mirroring.';
comment on column private.audit_log.changed_columns is 'Of updates only.';
create index audit_log_actor_idx on private.audit_log (actor_id, happened_at desc);

revoke all on table private.audit_log from anon, authenticated;
alter table private.audit_log enable row level security;

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  -- Without a signed-in person it is the server's own work, such as a stored form.
  if actor is null then
    return null;
  end if;
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns)
  values (
    actor,
    private.viewer_id(),
    lower(tg_op),
    tg_table_name,
    (select jsonb_object_agg(key_column, coalesce(after, before) -> key_column) from unnest(tg_argv) as key_column),
    case tg_op when 'UPDATE' then
      array(select field.key from jsonb_each(after) as field where field.value is distinct from before -> field.key)
    end
  );
  return null;
end
$$;
comment on function private.record_change() is 'Row trigger; its arguments are the columns of the primary key.';
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
