-- Changes belong to acts: what one person did at once. What each field was and is moves out of the audit log, which is never
-- pruned, into a table that is.

create table private.acts (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_id uuid not null,
  viewer_id uuid,
  tables text[] not null default '{}',
  kind text not null default 'change' check (kind in ('change', 'import', 'import_undo', 'fill', 'undo')),
  about_id uuid,
  undoes bigint references private.acts (id) on delete set null
);
comment on table private.acts is 'One transaction of one person, or several under one name. Deleted with its values after a year.';
comment on column private.acts.viewer_id is 'The mirrored person, in whose name the actor worked. Null without mirroring.';
comment on column private.acts.tables is 'The tables that it changed, so that a list of acts reads no changes.';
comment on column private.acts.about_id is 'The import or the fill that it is part of.';
comment on column private.acts.undoes is 'The act that it took back.';
create unique index acts_about_idx on private.acts (about_id, kind, actor_id) where about_id is not null;
create index acts_undoes_idx on private.acts (undoes);
-- Few values each, so that they take little space.
create index acts_actor_idx on private.acts (actor_id);
create index acts_viewer_idx on private.acts (viewer_id);
revoke all on table private.acts from public, anon, authenticated;
alter table private.acts enable row level security;

create table private.change_values (
  act_id bigint not null references private.acts (id) on delete cascade,
  entry_id bigint not null,
  changed_values jsonb not null,
  primary key (act_id, entry_id)
);
comment on table private.change_values is
  'What each changed field was and is, of tables in private.content_tables. Deleted with its act; the entry of the audit log stays.';
comment on column private.change_values.changed_values is
  'For each column, the values before and after. Of a record that was added or deleted, without the columns that were null.';
comment on column private.change_values.entry_id is 'Of private.audit_log. No foreign key: entries are never deleted.';
create index change_values_picture_idx on private.change_values using gin ((changed_values -> 'picture_path') jsonb_path_ops)
  where changed_values ? 'picture_path';
create index change_values_pictures_idx on private.change_values using gin ((changed_values -> 'pictures') jsonb_path_ops)
  where changed_values ? 'pictures';
revoke all on table private.change_values from public, anon, authenticated;
alter table private.change_values enable row level security;

drop index private.audit_log_picture_idx;
drop index private.audit_log_pictures_idx;
-- Most entries are of no video.
drop index private.audit_log_video_parts_idx;
create index audit_log_video_parts_idx on private.audit_log ((row_key ->> 'video_id'), happened_at desc)
  where row_key ->> 'video_id' is not null;

-- Entries come in the order of time. Ascending indexes grow at their end, and take half the space of descending ones.
drop index private.audit_log_actor_idx, private.audit_log_time_idx, private.audit_log_viewer_idx, private.audit_log_table_idx;
create index audit_log_actor_idx on private.audit_log (actor_id, happened_at);
create index audit_log_time_idx on private.audit_log (happened_at, id);
create index audit_log_viewer_idx on private.audit_log (viewer_id, happened_at);
create index audit_log_table_idx on private.audit_log (table_name, happened_at);

alter table private.audit_log add column act_id bigint;
comment on column private.audit_log.act_id is
  'Set where the values are kept. No foreign key: the act is deleted before its entries.';
comment on column private.audit_log.changed_values is
  'For each column with a fixed list of values, before and after: of tables that keep no content. private.audit_entries has the others.';

with former as (
  insert into private.acts (happened_at, actor_id, viewer_id, tables)
  select entry.happened_at, entry.actor_id, nullif(entry.viewer_id, entry.actor_id), array_agg(distinct entry.table_name)
  from private.audit_log as entry
  where entry.changed_values is not null and private.keeps_content(entry.table_name)
  group by entry.happened_at, entry.actor_id, entry.viewer_id
  order by min(entry.id)
  returning id, happened_at, actor_id, viewer_id
)
update private.audit_log as entry set act_id = former.id
from former
where former.happened_at = entry.happened_at and former.actor_id = entry.actor_id
  and former.viewer_id is not distinct from nullif(entry.viewer_id, entry.actor_id)
  and entry.changed_values is not null and private.keeps_content(entry.table_name);
insert into private.change_values (act_id, entry_id, changed_values)
select entry.act_id, entry.id, entry.changed_values from private.audit_log as entry where entry.act_id is not null;
update private.audit_log as entry set changed_values = null where entry.act_id is not null;

create view private.audit_entries with (security_invoker = true) as
  select entry.id, entry.happened_at, entry.actor_id, entry.viewer_id, entry.action, entry.table_name, entry.row_key,
    entry.changed_columns, coalesce(kept.changed_values, entry.changed_values) as changed_values, entry.act_id
  from private.audit_log as entry
  left join private.change_values as kept on kept.act_id = entry.act_id and kept.entry_id = entry.id;
comment on view private.audit_entries is 'The audit log with the values that are still kept.';
revoke all on table private.audit_entries from public, anon, authenticated;

create function private.current_act(changed_table text, viewer uuid) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  who constant text := concat_ws('/', auth.uid(), viewer);
  -- The id, who it is, and the tables, of this transaction.
  noted constant text[] := string_to_array(nullif(current_setting('fieldlight.act', true), ''), ' ');
  act bigint := noted[1];
begin
  if noted[2] is distinct from who then
    insert into private.acts (actor_id, viewer_id, tables) values (auth.uid(), nullif(viewer, auth.uid()), array[changed_table])
    returning id into act;
    perform set_config('fieldlight.act', concat_ws(' ', act, who, changed_table), true);
  elsif changed_table <> all (noted[3:]) then
    update private.acts as known set tables = known.tables || changed_table where known.id = act;
    perform set_config('fieldlight.act', array_to_string(noted || changed_table, ' '), true);
  end if;
  return act;
end
$$;
comment on function private.current_act(text, uuid) is
  'The act that a change of the table belongs to: the same for all changes of a person in a transaction.';
revoke execute on function private.current_act(text, uuid) from public, anon, authenticated;

create function private.join_act(act_kind text, subject uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  joined private.acts;
begin
  insert into private.acts (actor_id, viewer_id, kind, about_id)
  values (auth.uid(), nullif(private.viewer_id(), auth.uid()), act_kind, subject)
  on conflict (about_id, kind, actor_id) where about_id is not null do nothing;
  select * into joined from private.acts as act
  where act.about_id = subject and act.kind = act_kind and act.actor_id = auth.uid();
  perform set_config('fieldlight.act', concat_ws(
    ' ', joined.id, concat_ws('/', auth.uid(), private.viewer_id()), nullif(array_to_string(joined.tables, ' '), '')
  ), true);
end
$$;
comment on function private.join_act(text, uuid) is
  'What this transaction changes from now on belongs to the act with this kind and subject, as that of earlier steps.';
revoke execute on function private.join_act(text, uuid) from public, anon, authenticated;

create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  viewer uuid;
  derived text[] := private.left_out_columns(tg_table_name);
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  keeps_content constant boolean := private.keeps_content(tg_table_name);
  changed text[];
  kept text[];
  kept_values jsonb;
  lead uuid;
  act bigint;
  entry bigint;
begin
  -- Without a signed-in user the server itself writes, for example a stored form.
  if actor is null then
    return null;
  end if;
  viewer := private.viewer_id();
  derived := derived || array(
    select attribute.attname::text from pg_catalog.pg_attribute as attribute
    where attribute.attrelid = tg_relid and attribute.attgenerated <> '' and not attribute.attisdropped
  );
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
      select field.key from jsonb_each(coalesce(after, before)) as field
      where field.key <> all (derived) and field.value <> 'null'
    );
  end if;
  if keeps_content then
    lead := coalesce(after, before) ->> 'lead_id';
  end if;
  -- What goes with a deleted lead is not kept.
  if lead is null or exists (select from public.contact_submissions as known where known.id = lead) then
    select jsonb_object_agg(column_name, jsonb_build_array(before -> column_name, after -> column_name)) into kept_values
    from unnest(kept) as column_name;
  end if;
  if keeps_content and kept_values is not null then
    act := private.current_act(tg_table_name, viewer);
  end if;
  insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, changed_values, act_id)
  values (
    actor,
    viewer,
    lower(tg_op),
    tg_table_name,
    (select jsonb_object_agg(key_column, coalesce(after, before) -> key_column) from unnest(tg_argv) as key_column),
    changed,
    case when act is null then kept_values end,
    act
  )
  returning id into entry;
  if act is not null then
    insert into private.change_values (act_id, entry_id, changed_values, lead_id) values (act, entry, kept_values, lead);
  end if;
  return null;
end
$$;

create or replace function private.record_changes() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  actor constant uuid := auth.uid();
  viewer constant uuid := private.viewer_id();
  -- Columns that follow from the others.
  derived constant text[] := array['updated_at', 'version'];
  act bigint;
begin
  -- Without a signed-in user the server itself writes.
  if actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if exists (select from made) then
      act := private.current_act(tg_table_name, viewer);
    end if;
    with change as materialized (
      select jsonb_build_object('id', pair.id) as row_key, (
        select jsonb_object_agg(field.key, jsonb_build_array(pair.before -> field.key, field.value))
        from jsonb_each(pair.after) as field where field.value is distinct from pair.before -> field.key
      ) as changed_values
      from (
        select made.id, to_jsonb(lost) as before, to_jsonb(made) - derived as after from made join lost on lost.id = made.id
        -- Here and below: each row is converted once.
        offset 0
      ) as pair
    ), entry as (
      insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, changed_columns, act_id)
      select actor, viewer, 'update', tg_table_name, change.row_key,
        array(select jsonb_object_keys(change.changed_values)), case when change.changed_values is not null then act end
      from change
      returning id, row_key
    )
    insert into private.change_values (act_id, entry_id, changed_values)
    select act, entry.id, change.changed_values
    from entry join change on change.row_key = entry.row_key where change.changed_values is not null;
  elsif tg_op = 'INSERT' then
    if exists (select from made) then
      act := private.current_act(tg_table_name, viewer);
    end if;
    with change as materialized (
      select jsonb_build_object('id', made.id) as row_key, (
        select jsonb_object_agg(field.key, jsonb_build_array(null, field.value))
        from jsonb_each(jsonb_strip_nulls(to_jsonb(made)) - derived) as field
      ) as changed_values
      from made
    ), entry as (
      insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, act_id)
      select actor, viewer, 'insert', tg_table_name, change.row_key, act from change
      returning id, row_key
    )
    insert into private.change_values (act_id, entry_id, changed_values)
    select act, entry.id, change.changed_values from entry join change on change.row_key = entry.row_key;
  else
    if exists (select from lost) then
      act := private.current_act(tg_table_name, viewer);
    end if;
    with change as materialized (
      select jsonb_build_object('id', lost.id) as row_key, (
        select jsonb_object_agg(field.key, jsonb_build_array(field.value, null))
        from jsonb_each(jsonb_strip_nulls(to_jsonb(lost)) - derived) as field
      ) as changed_values
      from lost
    ), entry as (
      insert into private.audit_log (actor_id, viewer_id, action, table_name, row_key, act_id)
      select actor, viewer, 'delete', tg_table_name, change.row_key, act from change
      returning id, row_key
    )
    insert into private.change_values (act_id, entry_id, changed_values)
    select act, entry.id, change.changed_values from entry join change on change.row_key = entry.row_key;
  end if;
  return null;
end
$$;
