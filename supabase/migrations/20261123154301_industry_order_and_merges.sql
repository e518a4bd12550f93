-- Industries are placed by drag, and undoing a merge gives back what was moved.

create function private.lock_industries() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins arrange industries' using errcode = 'PT403';
  end if;
  -- Two moves at the same time must not use ranks that have changed.
  perform from public.industries as industry order by industry.id for update;
end
$$;
comment on function private.lock_industries() is 'Raises PT403 for everybody but admins.';
revoke execute on function private.lock_industries() from public, anon, authenticated;

create function private.space_industry_ranks() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- There is no place between ranks that are equal or too close.
  if not exists (
    select from (
      select industry.rank - lag(industry.rank) over (order by industry.rank) as gap
      from public.industries as industry where industry.rank is not null
    ) as place
    where place.gap < 0.000001
  ) then
    return;
  end if;
  update public.industries as industry set rank = place.number
  from (
    select other.id, row_number() over (order by other.rank, other.name) as number
    from public.industries as other where other.rank is not null
  ) as place
  where place.id = industry.id and industry.rank is distinct from place.number;
end
$$;
revoke execute on function private.space_industry_ranks() from public, anon, authenticated;

create function public.place_industry(placed_id uuid, before_id uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next_rank double precision;
  previous_rank double precision;
begin
  perform private.lock_industries();
  if not exists (select from public.industries as industry where industry.id = placed_id and industry.rank is not null)
    or before_id is not null
    and not exists (select from public.industries as industry where industry.id = before_id and industry.rank is not null)
  then
    raise exception 'An industry has no place any more' using errcode = 'PT409';
  end if;
  if before_id is not distinct from placed_id then
    return;
  end if;
  perform private.space_industry_ranks();
  next_rank := (select industry.rank from public.industries as industry where industry.id = before_id);
  previous_rank := (
    select max(other.rank) from public.industries as other
    where other.id <> placed_id and (next_rank is null or other.rank < next_rank)
  );
  update public.industries as industry
  set rank = (coalesce(previous_rank, next_rank - 2) + coalesce(next_rank, previous_rank + 2)) / 2
  where industry.id = placed_id and previous_rank is distinct from next_rank;
end
$$;
comment on function public.place_industry(uuid, uuid) is
  'Places an industry that has a place before another one, or last. Changes one row, so that a move can be undone. Raises PT403, and PT409 when one of the two has no place.';
revoke execute on function public.place_industry(uuid, uuid) from public, anon, authenticated;
grant execute on function public.place_industry(uuid, uuid) to authenticated;

create or replace function public.arrange_industry(arranged_id uuid, move text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.industries;
  -- The next industry in the direction of the move, and the one after it.
  passed uuid[];
begin
  perform private.lock_industries();
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
      perform private.space_industry_ranks();
      select industry.rank into arranged.rank from public.industries as industry where industry.id = arranged_id;
      passed := array(
        select other.id from public.industries as other
        where case move when 'up' then other.rank < arranged.rank else other.rank > arranged.rank end
        order by case move when 'up' then -other.rank else other.rank end
        limit 2
      );
      if cardinality(passed) > 0 then
        perform public.place_industry(arranged_id, case move when 'up' then passed[1] else passed[2] end);
      end if;
    else
      raise exception 'An industry moves first, up, down or off' using errcode = 'PT422';
  end case;
end
$$;
comment on function public.arrange_industry(uuid, text) is
  'move: first puts the industry before all others, up and down move it past its neighbor, off leaves its place to the number of films. Changes one row, so that a move can be undone. Raises PT403, PT404, and PT422 for another move.';

create table private.industry_merges (
  merged_id uuid primary key,
  into_id uuid not null,
  film_ids uuid[] not null,
  moved_film_ids uuid[] not null,
  client_ids uuid[] not null,
  redirect_paths text[] not null,
  merged_at timestamptz not null default now()
);
comment on table private.industry_merges is
  'What had an industry that was merged into another one. Undoing the deletion gives it back and removes the row.';
comment on column private.industry_merges.into_id is 'Without a foreign key: this industry may be merged or deleted later.';
comment on column private.industry_merges.moved_film_ids is 'Those of film_ids that did not have the other industry before.';
comment on column private.industry_merges.redirect_paths is 'Addresses that led to the page of the industry.';
revoke all on table private.industry_merges from public, anon, authenticated;
alter table private.industry_merges enable row level security;

create or replace function public.merge_industries(from_id uuid, into_id uuid, dry_run boolean default true)
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
  insert into private.industry_merges (merged_id, into_id, film_ids, moved_film_ids, client_ids, redirect_paths)
  values (
    from_id,
    into_id,
    array(select link.video_id from public.video_industries as link where link.industry_id = from_id),
    array(
      select link.video_id from public.video_industries as link
      where link.industry_id = from_id
        and not exists (
          select from public.video_industries as other
          where other.video_id = link.video_id and other.industry_id = into_id
        )
    ),
    array(select client.id from public.clients as client where client.industry_id = from_id),
    array(
      select redirect.path from public.path_redirects as redirect
      where redirect.target = '/videos/industry/' || source.name
    )
  );
  delete from public.video_industries as link
  where link.industry_id = from_id
    and exists (
      select from public.video_industries as other
      where other.video_id = link.video_id and other.industry_id = into_id
    );
  update public.video_industries as link set industry_id = into_id where link.industry_id = from_id;
  update public.clients as client set industry_id = into_id where client.industry_id = from_id;
  delete from public.industries as industry where industry.id = from_id;
  perform private.move_path('/videos/industry/' || source.name, '/videos/industry/' || target.name);
end
$$;

create function private.industries_after_merge(merged_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive later (id) as (
    select merge.into_id from private.industry_merges as merge where merge.merged_id = industries_after_merge.merged_id
    union
    select merge.into_id from private.industry_merges as merge join later on later.id = merge.merged_id
  )
  select later.id from later
$$;
comment on function private.industries_after_merge(uuid) is
  'The industry that another one was merged into, the industry that this one was merged into, and so on.';
revoke execute on function private.industries_after_merge(uuid) from public, anon, authenticated;

create function private.take_back_merged_industry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.industry_merges;
  later uuid[] := array(select private.industries_after_merge(new.id));
begin
  delete from private.industry_merges as undone where undone.merged_id = new.id returning * into merge;
  if merge.merged_id is null then
    return null;
  end if;
  -- What was given to a third industry since stays there.
  insert into public.video_industries (video_id, industry_id)
  select video.id, new.id from public.videos as video
  where video.id = any (merge.film_ids)
    and exists (
      select from public.video_industries as link where link.video_id = video.id and link.industry_id = any (later)
    )
  on conflict do nothing;
  delete from public.video_industries as link
  where link.video_id = any (merge.moved_film_ids) and link.industry_id = any (later);
  update public.clients as client set industry_id = new.id
  where client.id = any (merge.client_ids) and client.industry_id = any (later);
  delete from public.path_redirects as redirect where redirect.path = '/videos/industry/' || new.name;
  update public.path_redirects as redirect set target = '/videos/industry/' || new.name
  where redirect.path = any (merge.redirect_paths)
    and redirect.target in (
      select '/videos/industry/' || industry.name from public.industries as industry where industry.id = any (later)
    );
  return null;
end
$$;
comment on function private.take_back_merged_industry() is
  'An industry with the id of a merged one is the undo of the merge. The policy on industries has decided who may do it.';
revoke execute on function private.take_back_merged_industry() from public, anon, authenticated;
create trigger take_back_merged after insert on public.industries
  for each row execute function private.take_back_merged_industry();

create function public.get_industry_merge(of_industry uuid)
returns table (into_id uuid, into_name text, films integer, clients integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  later uuid[];
begin
  if not coalesce(private.viewer_role() in ('admin', 'super_admin'), false) then
    raise exception 'Merged industries are for admins' using errcode = 'PT403';
  end if;
  later := array(select private.industries_after_merge(of_industry));
  return query
    select target.id, target.name,
      (
        select count(distinct link.video_id)::integer from public.video_industries as link
        where link.video_id = any (merge.film_ids) and link.industry_id = any (later)
      ),
      (
        select count(*)::integer from public.clients as client
        where client.id = any (merge.client_ids) and client.industry_id = any (later)
      )
    from private.industry_merges as merge
    left join public.industries as target on target.id = any (later)
    where merge.merged_id = of_industry;
end
$$;
comment on function public.get_industry_merge(uuid) is
  'The industry that has now what another one had, and how much of it an undo brings back. No row for one that was not merged. Raises PT403 for everybody but admins.';
revoke execute on function public.get_industry_merge(uuid) from public, anon, authenticated;
grant execute on function public.get_industry_merge(uuid) to authenticated;
