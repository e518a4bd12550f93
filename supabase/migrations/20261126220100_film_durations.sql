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
