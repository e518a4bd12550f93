-- Industries as records that staff keep: their order in the portfolio, renaming and merging with addresses that lead on.

alter table public.industries
  add column rank double precision,
  add column version integer not null default 1;
comment on column public.industries.rank is
  'Place in the portfolio, lowest first. Null: after the others, by the number of films.';
comment on column public.industries.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
create trigger count_version before update on public.industries
  for each row execute function private.count_version();

create function private.move_path(old_path text, new_path text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.path_redirects as redirect where redirect.path = new_path;
  update public.path_redirects as redirect set target = new_path where redirect.target = old_path;
  insert into public.path_redirects (path, target) values (old_path, new_path)
  on conflict (path) do update set target = excluded.target;
end
$$;
comment on function private.move_path(text, text) is 'The page at the old path is at the new one now. What led to the old one leads to the new one.';
revoke execute on function private.move_path(text, text) from public, anon, authenticated;

create function private.move_industry_page() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.video_industries as link where link.industry_id = new.id) then
    perform private.move_path('/videos/industry/' || old.name, '/videos/industry/' || new.name);
  end if;
  return null;
end
$$;
revoke execute on function private.move_industry_page() from public, anon, authenticated;
create trigger move_page after update of name on public.industries
  for each row when (old.name is distinct from new.name)
  execute function private.move_industry_page();

create function public.count_industry_uses()
returns table (industry_id uuid, published integer, films integer, clients integer)
language sql stable set search_path = ''
as $$
  select industry.id,
    (
      select count(*)::integer from public.video_industries as link
      join public.videos as video on video.id = link.video_id and not video.draft and not video.archived
      where link.industry_id = industry.id
    ),
    (select count(*)::integer from public.video_industries as link where link.industry_id = industry.id),
    (select count(*)::integer from public.clients as client where client.industry_id = industry.id)
  from public.industries as industry
$$;
comment on function public.count_industry_uses() is 'Counts what the caller may read.';
revoke execute on function public.count_industry_uses() from public, anon, authenticated;
grant execute on function public.count_industry_uses() to authenticated;

create function public.arrange_industry(arranged_id uuid, move text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.industries;
  neighbor public.industries;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins arrange industries' using errcode = 'PT403';
  end if;
  -- Two moves at the same time must not use ranks that have changed.
  perform from public.industries as industry order by industry.id for update;
  select * into arranged from public.industries as industry where industry.id = arranged_id;
  if not found then
    raise exception 'There is no such industry' using errcode = 'PT404';
  end if;
  case
    when move = 'off' then
      update public.industries as industry set rank = null where industry.id = arranged_id;
    when move = 'first' then
      update public.industries as industry
      set rank = (
        select coalesce(min(other.rank), 1) - 1 from public.industries as other where other.id <> arranged_id
      )
      where industry.id = arranged_id;
    when move in ('up', 'down') and arranged.rank is not null then
      select * into neighbor from public.industries as other
      where other.rank is not null and other.id <> arranged_id
        and case move when 'up' then other.rank <= arranged.rank else other.rank >= arranged.rank end
      order by case move when 'up' then -other.rank else other.rank end, other.name
      limit 1;
      if found then
        update public.industries as industry
        set rank = case industry.id when arranged_id then neighbor.rank else arranged.rank end
        where industry.id in (arranged_id, neighbor.id);
      end if;
    else
      raise exception 'An industry moves first, up, down or off' using errcode = 'PT422';
  end case;
end
$$;
comment on function public.arrange_industry(uuid, text) is
  'move: first puts the industry before all others, up and down swap it with its neighbor, off leaves its place to the number of films. Raises PT403, PT404, and PT422 for another move.';
revoke execute on function public.arrange_industry(uuid, text) from public, anon, authenticated;
grant execute on function public.arrange_industry(uuid, text) to authenticated;

create function private.require_industry_remover() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_write_role() is distinct from 'super_admin' then
    raise exception 'Only super admins delete and merge industries' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_industry_remover() from public, anon, authenticated;

create function public.delete_unused_industry(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_industry_remover();
  -- The lock keeps others from linking a film or client meanwhile.
  perform from public.industries as industry where industry.id = unused_id for update;
  if not found then
    raise exception 'There is no such industry' using errcode = 'PT404';
  end if;
  if exists (select from public.video_industries as link where link.industry_id = unused_id)
    or exists (select from public.clients as client where client.industry_id = unused_id)
  then
    raise exception 'This industry is in use' using errcode = 'PT409';
  end if;
  delete from public.industries as industry where industry.id = unused_id;
end
$$;
comment on function public.delete_unused_industry(uuid) is
  'Raises PT403 for everybody but super admins, PT404, and PT409 for an industry with films or clients.';
revoke execute on function public.delete_unused_industry(uuid) from public, anon, authenticated;
grant execute on function public.delete_unused_industry(uuid) to authenticated;

create function public.merge_industries(from_id uuid, into_id uuid, dry_run boolean default true)
returns table (kind text, record_id uuid, label text, outcome text)
language plpgsql security definer set search_path = ''
as $$
declare
  source public.industries;
  target public.industries;
begin
  perform private.require_industry_remover();
  if from_id is not distinct from into_id then
    raise exception 'An industry is merged with another one' using errcode = 'PT422';
  end if;
  perform from public.industries as industry where industry.id in (from_id, into_id) order by industry.id for update;
  select * into source from public.industries as industry where industry.id = from_id;
  select * into target from public.industries as industry where industry.id = into_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such industry' using errcode = 'PT404';
  end if;
  return query
    select 'film', video.id, coalesce(video.name_on_website, video.name_internal, video.slug),
      case
        when exists (
          select from public.video_industries as other
          where other.video_id = link.video_id and other.industry_id = into_id
        ) then 'joins'
        else 'moves'
      end
    from public.video_industries as link
    join public.videos as video on video.id = link.video_id
    where link.industry_id = from_id
    order by 3, 2;
  return query
    select 'client', client.id, client.name, 'moves'
    from public.clients as client where client.industry_id = from_id order by client.name;
  if dry_run then
    return;
  end if;
  if exists (select from public.video_industries as link where link.industry_id = from_id) then
    delete from public.video_industries as link
    where link.industry_id = from_id
      and exists (
        select from public.video_industries as other
        where other.video_id = link.video_id and other.industry_id = into_id
      );
    update public.video_industries as link set industry_id = into_id where link.industry_id = from_id;
  end if;
  update public.clients as client set industry_id = into_id where client.industry_id = from_id;
  delete from public.industries as industry where industry.id = from_id;
  perform private.move_path('/videos/industry/' || source.name, '/videos/industry/' || target.name);
end
$$;
comment on function public.merge_industries(uuid, uuid, boolean) is
  'Gives the films and clients of one industry to another, deletes it, and leads its page on. Lists each record with its outcome: moves, or joins (the film has both). Raises PT403 for everybody but super admins, PT404, and PT422 for one industry twice.';
revoke execute on function public.merge_industries(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.merge_industries(uuid, uuid, boolean) to authenticated;

-- Gear: suggestions are settled in bulk, and one entry can become another.

create view public.gear_list with (security_invoker = true) as
select camera.id, 'camera' as kind, camera.name, camera.brand, camera.status, camera.created_at,
  lower(camera.name || ' ' || camera.brand) as search_text
from public.cameras as camera
union all
select lens.id, 'lens', lens.name, lens.brand, lens.status, lens.created_at, lower(lens.name || ' ' || lens.brand)
from public.lenses as lens;
revoke all on table public.gear_list from anon, authenticated;
grant select on table public.gear_list to authenticated, service_role;

create function public.count_gear_uses(gear_ids uuid[]) returns table (gear_id uuid, uses integer)
language sql stable set search_path = ''
as $$
  select gear.id,
    (select count(*)::integer from public.videographer_application_cameras as used where used.camera_id = gear.id)
    + (select count(*)::integer from public.videographer_application_lenses as used where used.lens_id = gear.id)
  from unnest(gear_ids) as gear (id)
$$;
comment on function public.count_gear_uses(uuid[]) is 'In how many applications the caller may read.';
revoke execute on function public.count_gear_uses(uuid[]) from public, anon, authenticated;
grant execute on function public.count_gear_uses(uuid[]) to authenticated;

create function private.require_gear_keeper() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins keep the lists of cameras and lenses' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_gear_keeper() from public, anon, authenticated;

create function public.settle_gear(gear_ids uuid[], new_status text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  settled integer;
  more integer;
begin
  perform private.require_gear_keeper();
  if new_status is null or new_status not in ('approved', 'declined') or cardinality(gear_ids) > 1000 then
    raise exception 'Gear is approved or declined, at most 1,000 at a time' using errcode = 'PT422';
  end if;
  update public.cameras as camera set status = new_status
  where camera.id = any (gear_ids) and camera.status <> new_status;
  get diagnostics settled = row_count;
  update public.lenses as lens set status = new_status
  where lens.id = any (gear_ids) and lens.status <> new_status;
  get diagnostics more = row_count;
  return settled + more;
end
$$;
comment on function public.settle_gear(uuid[], text) is
  'new_status: approved or declined. Returns how many changed. Applications keep what they name. Raises PT403 and PT422.';
revoke execute on function public.settle_gear(uuid[], text) from public, anon, authenticated;
grant execute on function public.settle_gear(uuid[], text) to authenticated;

create function public.merge_gear(gear_ids uuid[], into_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  merged uuid[];
begin
  perform private.require_gear_keeper();
  if cardinality(gear_ids) > 1000 or into_id = any (gear_ids) then
    raise exception 'Gear becomes another entry, at most 1,000 at a time' using errcode = 'PT422';
  end if;
  perform from public.cameras as camera where camera.id = into_id or camera.id = any (gear_ids) order by camera.id for update;
  perform from public.lenses as lens where lens.id = into_id or lens.id = any (gear_ids) order by lens.id for update;
  if exists (select from public.cameras as camera where camera.id = into_id) then
    merged := array(select camera.id from public.cameras as camera where camera.id = any (gear_ids));
  elsif exists (select from public.lenses as lens where lens.id = into_id) then
    merged := array(select lens.id from public.lenses as lens where lens.id = any (gear_ids));
  else
    raise exception 'There is no such entry' using errcode = 'PT404';
  end if;
  if cardinality(merged) <> cardinality(gear_ids) then
    raise exception 'A camera becomes a camera, and a lens a lens' using errcode = 'PT409';
  end if;
  insert into public.videographer_application_cameras (application_id, camera_id)
  select distinct used.application_id, into_id from public.videographer_application_cameras as used
  where used.camera_id = any (merged)
  on conflict do nothing;
  insert into public.videographer_application_lenses (application_id, lens_id)
  select distinct used.application_id, into_id from public.videographer_application_lenses as used
  where used.lens_id = any (merged)
  on conflict do nothing;
  -- Their rows in applications go with them.
  delete from public.cameras as camera where camera.id = any (merged);
  delete from public.lenses as lens where lens.id = any (merged);
  return cardinality(merged);
end
$$;
comment on function public.merge_gear(uuid[], uuid) is
  'Applications that name one of the entries name the other instead; the entries are deleted. Returns how many. Raises PT403, PT404 without that other, PT409 for a mixture of cameras and lenses or an entry that is gone, and PT422.';
revoke execute on function public.merge_gear(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.merge_gear(uuid[], uuid) to authenticated;
