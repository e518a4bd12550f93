-- An act is taken back: all of it, some of its records, or some fields. Everything is written as the caller, so that policies and
-- the rules of the tables decide, and the undo is an act of its own.

alter table private.content_tables add column parts text[] not null default '{}';
comment on column private.content_tables.parts is
  'Tables whose rows come and go with a record of this one. Rows of other tables that name a record keep it from being taken back.';
update private.content_tables set parts = '{contact_details,contact_sites,contact_duties}' where table_name = 'contacts';
update private.content_tables set parts = '{film_probes,film_uploads,video_clients,video_industries,video_renditions}' where table_name = 'videos';
update private.content_tables set parts = '{deal_brands,deal_products,deal_sites}' where table_name = 'deals';
update private.content_tables set parts = '{ad_template_drafts,ad_template_editors}' where table_name = 'ad_templates';
insert into private.content_tables (table_name, readers, parts) values
  ('ad_groups', '{project_manager,admin,super_admin}', '{}'),
  ('ad_group_assignments', '{project_manager,admin,super_admin}', '{}'),
  ('ads', '{graphic_designer,project_manager,admin,super_admin}', '{ad_drawings,ad_files,ad_template_uses}');

-- When a page was first seen is part of what an undo restores.
create or replace function private.note_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not private.is_restoring() then
    new.published_at := old.published_at;
  end if;
  if not new.draft and not new.archived then
    new.published_at := coalesce(new.published_at, case tg_op when 'INSERT' then new.created_on end, now());
  end if;
  return new;
end
$$;
create or replace function private.note_page_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and not private.is_restoring() then
    new.published_at := old.published_at;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, case tg_op when 'INSERT' then new.created_at end, now());
  end if;
  return new;
end
$$;
create function private.is_restoring() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('fieldlight.restoring', true), '') = 'on' $$;
comment on function private.is_restoring() is 'True while restore_act() writes.';
revoke execute on function private.is_restoring() from public, anon;
grant execute on function private.is_restoring() to authenticated, service_role;

create function private.begin_undo(of_act bigint) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  act bigint;
begin
  insert into private.acts (actor_id, viewer_id, kind, undoes)
  values (auth.uid(), nullif(private.viewer_id(), auth.uid()), 'undo', of_act)
  returning id into act;
  perform set_config('fieldlight.act', concat_ws(' ', act, concat_ws('/', auth.uid(), private.viewer_id())), true);
  perform set_config('fieldlight.restoring', 'on', true);
  return act;
end
$$;
create function private.end_undo(undo_act bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('fieldlight.act', '', true);
  perform set_config('fieldlight.restoring', '', true);
  delete from private.acts as act where act.id = undo_act and act.actor_id = auth.uid() and act.tables = '{}';
end
$$;
comment on function private.end_undo(bigint) is 'Forgets an undo that changed nothing.';

create function private.named_by(record_table text, record_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  reference record;
  is_named boolean;
begin
  for reference in
    select link.conrelid::regclass as of_table, class.relname, column_of.attname
    from pg_catalog.pg_constraint as link
    join pg_catalog.pg_class as class on class.oid = link.conrelid
    join pg_catalog.pg_attribute as column_of on column_of.attrelid = link.conrelid and column_of.attnum = link.conkey[1]
    where link.contype = 'f' and link.confrelid = format('public.%I', record_table)::regclass
      and class.relname <> all ((
        select content_table.parts from private.content_tables as content_table where content_table.table_name = record_table
      )::text[])
  loop
    execute format('select exists (select from %s as other where other.%I = $1)', reference.of_table, reference.attname)
    into is_named using record_id;
    if is_named then
      return reference.relname;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.named_by(text, uuid) is
  'A table with rows that name the record and are no part of it: deleting the record would change or delete them without a word.';

create function private.try_restore(record_table text, row_key jsonb, action text, changed_values jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  problem text;
begin
  return private.restore_record(record_table, row_key, action, changed_values);
exception
  when unique_violation then
    return '{"outcome": "taken"}';
  when foreign_key_violation or restrict_violation then
    return jsonb_build_object('outcome', case action when 'insert' then 'in_use' else 'missing' end);
  when sqlstate 'PT409' then
    get stacked diagnostics problem = message_text;
    return jsonb_build_object('outcome', 'conflict', 'message', problem);
  when sqlstate 'PT422' then
    get stacked diagnostics problem = message_text;
    return jsonb_build_object('outcome', 'incomplete', 'message', problem);
  when sqlstate 'PT404' then
    return '{"outcome": "gone"}';
  when sqlstate 'PT403' or insufficient_privilege or integrity_constraint_violation or check_violation or not_null_violation then
    return '{"outcome": "refused"}';
end
$$;
comment on function private.try_restore(text, jsonb, text, jsonb) is
  'As private.restore_record(), in a subtransaction. Further outcomes: missing (what it named is gone); conflict, with message (a rule of the table); incomplete (visitors would see less than a page needs).';

create function public.restore_act(
  of_act bigint,
  of_records jsonb default null,
  of_columns text[] default null,
  try_only boolean default false,
  row_limit integer default 1000
) returns jsonb
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  undo_act bigint;
  change record;
  waiting text[];
  left_over text[];
  outcomes jsonb := '{}';
  outcome jsonb;
  worked integer := 0;
  is_more boolean := false;
  is_first boolean := true;
begin
  if private.viewer_write_role() is null then
    raise exception 'Nobody restores while only looking' using errcode = 'PT403';
  end if;
  -- Raises PT404.
  perform public.get_act(of_act, 0);
  begin
    undo_act := private.begin_undo(of_act);
    -- Records name each other: whatever could not be written at first is tried again as long as that helps.
    loop
      left_over := '{}';
      for change in
        select net.*, net.table_name || net.row_key::text as record
        from private.net_changes(of_act) as net
        where of_records is null
          or of_records @> jsonb_build_array(jsonb_build_object('table', net.table_name, 'key', net.row_key))
        order by net.place desc, net.table_name desc
      loop
        continue when not is_first and change.record <> all (waiting);
        if of_columns is not null then
          continue when change.action <> 'update' or not change.changed_values ?| of_columns;
          select jsonb_object_agg(field.key, field.value) into change.changed_values
          from jsonb_each(change.changed_values) as field where field.key = any (of_columns);
        end if;
        if is_first and worked >= row_limit then
          is_more := true;
          exit;
        end if;
        outcome := private.try_restore(change.table_name, change.row_key, change.action, change.changed_values);
        -- What is done already costs little, and another call goes on after it.
        worked := worked + (outcome ->> 'outcome' <> 'same')::integer;
        outcomes := outcomes || jsonb_build_object(change.record, outcome || jsonb_build_object(
          'table', change.table_name, 'key', change.row_key, 'action', change.action, 'place', change.place
        ));
        if outcome ->> 'outcome' not in ('done', 'same', 'refused') then
          left_over := left_over || change.record;
        end if;
      end loop;
      exit when cardinality(left_over) = 0 or not is_first and cardinality(left_over) = cardinality(waiting);
      waiting := left_over;
      is_first := false;
    end loop;
    perform private.end_undo(undo_act);
    if try_only then
      raise exception 'Tried' using errcode = 'PT000';
    end if;
  exception when sqlstate 'PT000' then
    null;
  end;
  return jsonb_build_object('isMore', is_more, 'records', (
    select coalesce(jsonb_agg(one.value order by (one.value ->> 'place')::bigint), '[]') from jsonb_each(outcomes) as one
  ));
end
$$;
comment on function public.restore_act(bigint, jsonb, text[], boolean, integer) is
  'Takes an act back as the caller, all of it or some of its records ({table, key}) and columns. Each record for itself: one that cannot be written stays, with the reason. try_only: writes nothing, and answers what would come of it. isMore: call again for the others. Raises PT403 and PT404.';

create function private.act_of_entry(entry_id bigint) returns bigint
language sql stable security definer set search_path = ''
as $$ select entry.act_id from private.audit_log as entry where entry.id = entry_id $$;

create function public.undo_change(entry_id bigint, of_columns text[] default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  change record;
  act constant bigint := private.act_of_entry(entry_id);
  undo_act bigint;
  outcome jsonb;
begin
  -- Raises PT403.
  select entry.* into change from public.get_record_change(entry_id) as entry;
  if of_columns is not null then
    change.changed_values := (
      select jsonb_object_agg(field.key, field.value) from jsonb_each(change.changed_values) as field where field.key = any (of_columns)
    );
  end if;
  if private.viewer_write_role() is null or coalesce(change.changed_values, '{}') = '{}'
    or of_columns is not null and change.action <> 'update'
  then
    return '{"outcome": "refused"}';
  end if;
  if change.table_name = 'videos' and change.action = 'delete' then
    -- Its links went with it, and it is not published without them.
    return (
      select record from jsonb_array_elements(public.restore_act(act, (
        select jsonb_agg(jsonb_build_object('table', net.table_name, 'key', net.row_key)) from private.net_changes(act) as net
        where change.row_key ->> 'id' in (net.row_key ->> 'id', net.row_key ->> 'video_id')
      )) -> 'records') as record
      where record ->> 'table' = 'videos'
    );
  end if;
  undo_act := private.begin_undo(act);
  outcome := private.try_restore(change.table_name, change.row_key, change.action, change.changed_values);
  perform private.end_undo(undo_act);
  return outcome;
end
$$;
comment on function public.undo_change(bigint, text[]) is
  'Takes one entry of list_record_history() back as the caller, or some columns of it. Answers an outcome of private.try_restore(). Raises PT403.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'private.begin_undo(bigint)', 'private.end_undo(bigint)', 'private.named_by(text, uuid)',
    'private.try_restore(text, jsonb, text, jsonb)', 'private.act_of_entry(bigint)',
    'public.restore_act(bigint, jsonb, text[], boolean, integer)', 'public.undo_change(bigint, text[])'
  ] loop
    execute format('revoke execute on function %s from public, anon, authenticated', signature);
    execute format('grant execute on function %s to authenticated', signature);
  end loop;
end
$$;

-- undo_change() brings the links back with the video.
drop function public.restore_video_links(bigint);
