-- Which films the home page and the portfolio show, place by place. Staff choose and order them.

create function private.is_set_of_ids(ids uuid[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(ids) = count(distinct id) from unnest(ids) as id
$$;
comment on function private.is_set_of_ids(uuid[]) is 'False where an id occurs twice or is null.';
revoke execute on function private.is_set_of_ids(uuid[]) from public, anon, authenticated;
grant execute on function private.is_set_of_ids(uuid[]) to authenticated, service_role;

create table public.home_slots (
  id uuid primary key default gen_random_uuid(),
  place text not null unique check (place ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(place) <= 60),
  video_ids uuid[] not null default '{}'
    check (cardinality(video_ids) <= 15 and private.is_set_of_ids(video_ids)),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.home_slots is
  'One row per place that shows chosen films. The places are in lib/catalogue/home/places.ts.';
comment on column public.home_slots.video_ids is
  'In their order. Ids of deleted videos stay: they count as unpublished, and an undone deletion brings the film back to its place.';
comment on column public.home_slots.version is
  'Counts the changes. A change is accepted only for the version it was made from.';

revoke all on table public.home_slots from anon, authenticated;
grant select, insert, update, delete on table public.home_slots to authenticated, service_role;
alter table public.home_slots enable row level security;

create policy "Staff read home slots" on public.home_slots
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Admins add home slots" on public.home_slots
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change home slots" on public.home_slots
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete home slots" on public.home_slots
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger touch_updated_at before update on public.home_slots
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.home_slots
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.home_slots
  for each row execute function private.record_change('id');

create function public.list_home_films(rule_slugs text[]) returns table (
  place text,
  rank integer,
  slug text,
  name_on_website text,
  name_internal text,
  video_thumbnail text,
  thumbnail_focus_x smallint,
  thumbnail_focus_y smallint,
  aspect_ratio public.aspect_ratio,
  client_names text[]
)
language sql stable security definer set search_path = ''
as $$
  with candidate (place, rank, video_id) as (
    select slot.place, chosen.rank::integer, chosen.id
    from public.home_slots as slot, unnest(slot.video_ids) with ordinality as chosen (id, rank)
    union all
    select 'by-rule', null, video.id from public.videos as video where video.slug = any (rule_slugs)
    union all
    select 'best-thumbnails', best.rank::integer, best.id
    from (
      select video.id, row_number() over (order by video.created_on desc, video.slug) as rank
      from public.videos as video
      where video.best_thumbnail and video.video_thumbnail is not null and not video.draft and not video.archived
      order by video.created_on desc, video.slug
      limit 20
    ) as best
  )
  select
    candidate.place, candidate.rank, video.slug, video.name_on_website, video.name_internal,
    video.video_thumbnail, video.thumbnail_focus_x, video.thumbnail_focus_y, video.aspect_ratio,
    array(
      select client.name from public.video_clients as link
      join public.clients as client on client.id = link.client_id
      where link.video_id = video.id
      order by client.name
    )
  from candidate
  left join public.videos as video
    on video.id = candidate.video_id and video.video_thumbnail is not null
      and not video.draft and not video.archived
  where video.id is not null or candidate.place not in ('by-rule', 'best-thumbnails')
  order by candidate.place, candidate.rank
$$;
comment on function public.list_home_films(text[]) is
  'All films that the places of home_slots may show, in one call: the chosen ones of each place, those with the given slugs (by-rule), and the newest best thumbnails. A chosen film that visitors may not see, or without a picture, has a rank and no slug.';
revoke execute on function public.list_home_films(text[]) from public, anon, authenticated;
grant execute on function public.list_home_films(text[]) to anon, authenticated, service_role;

insert into public.home_slots (place)
values
  ('hero-thumbnails'), ('on-site'), ('post-production'), ('portfolio'),
  ('cinematic-brand-video'), ('broll-filming-edit'), ('drone-video'), ('interview-based-video'), ('event-video'),
  ('product-video'), ('social-media-reels'), ('motion-graphics-video'), ('custom-logo-animation'), ('fresh-re-edit');

create or replace function private.keeps_content(table_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select table_name in (
    'clients', 'industries', 'videos', 'video_clients', 'video_industries', 'client_reviews', 'contacts',
    'captions', 'home_slots'
  )
$$;
