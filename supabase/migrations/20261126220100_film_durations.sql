-- How long a film runs, where visitors may read it: reports of films are for staff.

alter table public.videos
  add column duration_ms bigint check (duration_ms > 0);
comment on column public.videos.duration_ms is
  'From the report of the film in use; null for one that plays from elsewhere. Triggers keep it.';

create function private.film_duration(video public.videos) returns bigint
language sql stable security definer set search_path = ''
as $$
  select probe.duration_ms from public.film_probes as probe
  where probe.video_id = video.id and probe.path is not distinct from video.film_file
    and (video.film_file is not null or video.video_file !~ '^https?://')
  order by probe.probed_at desc limit 1
$$;
revoke execute on function private.film_duration(public.videos) from public, anon, authenticated;

create function private.keep_film_duration() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.duration_ms := private.film_duration(new);
  return new;
end
$$;
revoke execute on function private.keep_film_duration() from public, anon, authenticated;

create trigger keep_film_duration before update of film_file, video_file, duration_ms on public.videos
  for each row execute function private.keep_film_duration();

-- A report that comes after its film, or follows it into another bucket.
create function private.note_film_duration() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.videos as video set duration_ms = new.duration_ms
  where video.id = new.video_id and video.film_file is not distinct from new.path
    and video.duration_ms is distinct from private.film_duration(video);
  return null;
end
$$;
revoke execute on function private.note_film_duration() from public, anon, authenticated;

create trigger note_film_duration after insert or update of path on public.film_probes
  for each row execute function private.note_film_duration();

alter table public.videos disable trigger user;
update public.videos as video set duration_ms = private.film_duration(video);
alter table public.videos enable trigger user;

drop function public.list_home_films(text[]);
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
  duration_ms bigint,
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
    video.duration_ms,
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
