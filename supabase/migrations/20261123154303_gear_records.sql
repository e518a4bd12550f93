-- Cameras and lenses as records that staff keep: renaming with a history, and an undo of merges.

alter table public.cameras add column version integer not null default 1;
alter table public.lenses add column version integer not null default 1;
comment on column public.cameras.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
comment on column public.lenses.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
create trigger count_version before update on public.cameras
  for each row execute function private.count_version();
create trigger count_version before update on public.lenses
  for each row execute function private.count_version();
insert into private.content_tables (table_name) values ('cameras'), ('lenses');

create or replace view public.gear_list with (security_invoker = true) as
select camera.id, 'camera' as kind, camera.name, camera.brand, camera.status, camera.created_at,
  lower(camera.name || ' ' || camera.brand) as search_text, camera.version
from public.cameras as camera
union all
select lens.id, 'lens', lens.name, lens.brand, lens.status, lens.created_at, lower(lens.name || ' ' || lens.brand),
  lens.version
from public.lenses as lens;

create table private.gear_merges (
  merged_id uuid primary key,
  into_id uuid not null,
  application_ids uuid[] not null,
  moved_application_ids uuid[] not null,
  merged_at timestamptz not null default now()
);
comment on table private.gear_merges is
  'The applications that named a camera or lens that became another one. Undoing the deletion gives them back and removes the row.';
comment on column private.gear_merges.into_id is 'Without a foreign key: this entry may become another one later.';
comment on column private.gear_merges.moved_application_ids is 'Those of application_ids that did not name the other entry before.';
revoke all on table private.gear_merges from public, anon, authenticated;
alter table private.gear_merges enable row level security;

create function private.gear_uses(gear_ids uuid[]) returns table (gear_id uuid, application_id uuid)
language sql stable security definer set search_path = ''
as $$
  select used.camera_id, used.application_id from public.videographer_application_cameras as used
  where used.camera_id = any (gear_ids)
  union all
  select used.lens_id, used.application_id from public.videographer_application_lenses as used
  where used.lens_id = any (gear_ids)
$$;
comment on function private.gear_uses(uuid[]) is 'Which applications name these cameras and lenses.';
revoke execute on function private.gear_uses(uuid[]) from public, anon, authenticated;

create or replace function public.merge_gear(gear_ids uuid[], into_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  is_camera boolean;
  merged uuid[];
begin
  perform private.require_gear_keeper();
  if cardinality(gear_ids) > 1000 or into_id = any (gear_ids) then
    raise exception 'Gear becomes another entry, at most 1,000 at a time' using errcode = 'PT422';
  end if;
  perform from public.cameras as camera where camera.id = into_id or camera.id = any (gear_ids) order by camera.id for update;
  perform from public.lenses as lens where lens.id = into_id or lens.id = any (gear_ids) order by lens.id for update;
  is_camera := exists (select from public.cameras as camera where camera.id = into_id);
  if is_camera then
    merged := array(select camera.id from public.cameras as camera where camera.id = any (gear_ids));
  elsif exists (select from public.lenses as lens where lens.id = into_id) then
    merged := array(select lens.id from public.lenses as lens where lens.id = any (gear_ids));
  else
    raise exception 'There is no such entry' using errcode = 'PT404';
  end if;
  if cardinality(merged) <> cardinality(gear_ids) then
    raise exception 'A camera becomes a camera, and a lens a lens' using errcode = 'PT409';
  end if;
  insert into private.gear_merges (merged_id, into_id, application_ids, moved_application_ids)
  select gear.id, into_id,
    array(select used.application_id from private.gear_uses(array[gear.id]) as used),
    array(
      select used.application_id from private.gear_uses(array[gear.id]) as used
      except
      select used.application_id from private.gear_uses(array[into_id]) as used
    )
  from unnest(merged) as gear (id);
  if is_camera then
    insert into public.videographer_application_cameras (application_id, camera_id)
    select distinct used.application_id, into_id from public.videographer_application_cameras as used
    where used.camera_id = any (merged)
    on conflict do nothing;
  else
    insert into public.videographer_application_lenses (application_id, lens_id)
    select distinct used.application_id, into_id from public.videographer_application_lenses as used
    where used.lens_id = any (merged)
    on conflict do nothing;
  end if;
  -- Their rows in applications go with them.
  delete from public.cameras as camera where camera.id = any (merged);
  delete from public.lenses as lens where lens.id = any (merged);
  return cardinality(merged);
end
$$;

create function private.gear_after_merge(merged_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive later (id) as (
    select merge.into_id from private.gear_merges as merge where merge.merged_id = gear_after_merge.merged_id
    union
    select merge.into_id from private.gear_merges as merge join later on later.id = merge.merged_id
  )
  select later.id from later
$$;
comment on function private.gear_after_merge(uuid) is
  'The entry that another one became, the entry that this one became, and so on.';
revoke execute on function private.gear_after_merge(uuid) from public, anon, authenticated;

create function private.take_back_merged_gear() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.gear_merges;
  later uuid[] := array(select private.gear_after_merge(new.id));
  back uuid[];
begin
  delete from private.gear_merges as undone where undone.merged_id = new.id returning * into merge;
  if merge.merged_id is null then
    return null;
  end if;
  -- Applications that were deleted since, or name none of the entries any more, stay as they are.
  back := array(
    select distinct used.application_id from private.gear_uses(later) as used
    where used.application_id = any (merge.application_ids)
  );
  if tg_table_name = 'cameras' then
    insert into public.videographer_application_cameras (application_id, camera_id)
    select application.id, new.id from unnest(back) as application (id)
    on conflict do nothing;
    delete from public.videographer_application_cameras as used
    where used.application_id = any (merge.moved_application_ids) and used.camera_id = any (later);
  else
    insert into public.videographer_application_lenses (application_id, lens_id)
    select application.id, new.id from unnest(back) as application (id)
    on conflict do nothing;
    delete from public.videographer_application_lenses as used
    where used.application_id = any (merge.moved_application_ids) and used.lens_id = any (later);
  end if;
  return null;
end
$$;
comment on function private.take_back_merged_gear() is
  'An entry with the id of a merged one is the undo of the merge. The policies on cameras and lenses have decided who may do it.';
revoke execute on function private.take_back_merged_gear() from public, anon, authenticated;
create trigger take_back_merged after insert on public.cameras
  for each row execute function private.take_back_merged_gear();
create trigger take_back_merged after insert on public.lenses
  for each row execute function private.take_back_merged_gear();

create function public.get_gear_merge(of_gear uuid)
returns table (into_id uuid, into_name text, applications integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  later uuid[];
begin
  if not coalesce(private.viewer_role() in ('admin', 'super_admin'), false) then
    raise exception 'Merged cameras and lenses are for admins' using errcode = 'PT403';
  end if;
  later := array(select private.gear_after_merge(of_gear));
  return query
    select target.id, target.name,
      (
        select count(distinct used.application_id)::integer from private.gear_uses(later) as used
        where used.application_id = any (merge.application_ids)
      )
    from private.gear_merges as merge
    left join public.gear_list as target on target.id = any (later)
    where merge.merged_id = of_gear;
end
$$;
comment on function public.get_gear_merge(uuid) is
  'The entry that a camera or lens became, and how many applications an undo brings back. No row for one that was not merged. Raises PT403 for everybody but admins.';
revoke execute on function public.get_gear_merge(uuid) from public, anon, authenticated;
grant execute on function public.get_gear_merge(uuid) to authenticated;
