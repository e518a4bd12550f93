-- Undoing a merge of industries gives back what was moved.

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
