-- The history of a record, with what it was before, so that a change can be undone.

create function private.keeps_content(table_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select table_name in ('clients', 'industries', 'videos', 'video_clients', 'video_industries', 'client_reviews')
$$;
comment on function private.keeps_content(text) is
  'True for tables without personal data. The audit log keeps the values of all their columns.';
revoke execute on function private.keeps_content(text) from public, anon, authenticated;

create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := auth.uid();
  -- Columns that follow from the others.
  derived constant text[] := array['updated_at', 'search_text', 'version'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keeps_content boolean := private.keeps_content(tg_table_name);
  changed text[];
  kept text[];
begin
  -- Without a signed-in user the server itself writes, for example a stored form.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    changed := array(
      select field.key from jsonb_each(after) as field
      where field.value is distinct from before -> field.key and field.key <> all (derived)
    );
    kept := array(
      select column_name from unnest(changed) as column_name
      where keeps_content or private.is_closed_list(tg_relid, column_name)
    );
  elsif keeps_content then
    kept := array(
      select column_name from jsonb_object_keys(coalesce(after, before)) as column_name
      where column_name <> all (derived)
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
      from unnest(kept) as column_name
    )
  );
  return null;
end
$$;

comment on table private.audit_log is
  'Names the changed rows and columns. Stores values of columns with a fixed list of values, and all values of tables without personal data. Has no foreign keys to profiles, so entries stay when a user is deleted.';
comment on column private.audit_log.changed_values is
  'For each column name, the values before and after. Inserts and deletes have it only in tables without personal data.';

create index audit_log_record_idx on private.audit_log (table_name, row_key, happened_at desc);

create function private.require_history_reader(record_table text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(
    private.keeps_content(record_table) and private.viewer_role() in ('admin', 'super_admin'), false
  ) then
    raise exception 'The history of this record is for those who may change it' using errcode = 'PT403';
  end if;
end
$$;
comment on function private.require_history_reader(text) is
  'Raises PT403 for tables with personal data, and for everybody but admins and super admins, who write the others.';
revoke execute on function private.require_history_reader(text) from public, anon, authenticated;

create function public.list_record_history(
  record_table text,
  record_id text,
  row_limit integer default 10,
  row_offset integer default 0
) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  action text,
  changed_values jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader(record_table);
  return query
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      entry.action, coalesce(entry.changed_values, '{}')
    from private.audit_log as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    where entry.table_name = record_table
      and entry.row_key = jsonb_build_object('id', record_id)
      -- A change of derived columns only.
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_record_history(text, text, integer, integer) is
  'The changes of one record, newest first. viewer_name: who was mirrored, else null. Names of deleted users are null. Raises PT403.';
revoke execute on function public.list_record_history(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_record_history(text, text, integer, integer) to authenticated;

create function public.get_record_change(entry_id bigint) returns table (
  table_name text,
  row_key jsonb,
  action text,
  changed_values jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader(
    (select entry.table_name from private.audit_log as entry where entry.id = entry_id)
  );
  return query
    select entry.table_name, entry.row_key, entry.action, coalesce(entry.changed_values, '{}')
    from private.audit_log as entry where entry.id = entry_id;
end
$$;
comment on function public.get_record_change(bigint) is
  'One entry of list_record_history(). Raises PT403, also for an unknown entry.';
revoke execute on function public.get_record_change(bigint) from public, anon, authenticated;
grant execute on function public.get_record_change(bigint) to authenticated;
