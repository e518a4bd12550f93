-- Clients that are deleted or merged, and the rows of other tables that name them. Contacts need nothing: their functions ask for
-- every column that names a contact.

create function private.keep_followed_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.tasks as task where task.client_id = old.id)
    or exists (select from public.notes as note where note.client_id = old.id)
  then
    raise exception 'This client has tasks or notes' using errcode = 'PT409';
  end if;
  return old;
end
$$;
comment on function private.keep_followed_client() is
  'Trigger: answers a deletion as delete_unused_client() does, before the foreign keys refuse it.';
revoke execute on function private.keep_followed_client() from public, anon, authenticated;
create trigger keep_followed_client before delete on public.clients
  for each row execute function private.keep_followed_client();

create function private.other_client_references() returns table (table_name text, column_name text)
language sql stable set search_path = ''
as $$
  select link.conrelid::regclass::text, naming.attname::text
  from pg_catalog.pg_constraint as link
  join pg_catalog.pg_attribute as naming on naming.attrelid = link.conrelid and naming.attnum = link.conkey[1]
  where link.contype = 'f' and link.confrelid = 'public.clients'::regclass
    and link.conrelid not in (
      'public.video_clients'::regclass, 'public.client_reviews'::regclass, 'public.contacts'::regclass,
      'public.ad_groups'::regclass, 'public.review_requests'::regclass
    )
$$;
comment on function private.other_client_references() is
  'Every column that names a client, also of later tables, apart from those that merge_clients() knows.';
revoke execute on function private.other_client_references() from public, anon, authenticated;

alter table private.client_merges
  add column other_rows jsonb not null default '{}' check (jsonb_typeof(other_rows) = 'object');
comment on column private.client_merges.other_rows is
  'Ids by table and column, as in {"public.tasks.client_id": ["…"]}: leads, quotes, tasks, notes and what else names a client.';

create function private.move_other_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  naming record;
  ids jsonb;
begin
  for naming in select * from private.other_client_references() loop
    execute format(
      'with moved as (update %s set %I = $1 where %I = $2 returning id) select jsonb_agg(moved.id) from moved',
      naming.table_name, naming.column_name, naming.column_name
    ) into ids using new.into_id, new.merged_id;
    if ids is not null then
      new.other_rows := new.other_rows || jsonb_build_object(naming.table_name || '.' || naming.column_name, ids);
    end if;
  end loop;
  return new;
end
$$;
comment on function private.move_other_rows() is
  'Trigger: what merge_clients() does not know goes with the merge that the row describes.';
revoke execute on function private.move_other_rows() from public, anon, authenticated;
create trigger move_other_rows before insert on private.client_merges
  for each row execute function private.move_other_rows();

create function private.take_back_other_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.client_merges;
  later uuid[] := array(select private.clients_after_merge(new.id));
  naming record;
begin
  select * into merge from private.client_merges as undone where undone.merged_id = new.id;
  for naming in
    select known.* from private.other_client_references() as known
    where merge.other_rows ? (known.table_name || '.' || known.column_name)
  loop
    execute format(
      'update %s set %I = $1 where %I = any ($2) and id in (select value::uuid from jsonb_array_elements_text($3))',
      naming.table_name, naming.column_name, naming.column_name
    ) using new.id, later, merge.other_rows -> (naming.table_name || '.' || naming.column_name);
  end loop;
  return null;
end
$$;
comment on function private.take_back_other_rows() is 'Trigger: the same as take_back_merged(), which removes the row.';
revoke execute on function private.take_back_other_rows() from public, anon, authenticated;
-- Triggers fire in the order of their names. This one needs the row that the next one removes.
create trigger take_back_a_other_rows after insert on public.clients
  for each row execute function private.take_back_other_rows();
