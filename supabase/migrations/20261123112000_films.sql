-- The films that staff upload: files on their way, and what the server found in those that arrived.

create table public.film_uploads (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references public.videos (id) on delete cascade,
  path text not null unique check (starts_with(path, video_id::text || '/original-') and char_length(path) <= 200),
  storage_id text check (storage_id ~ '^[A-Za-z0-9_=.~-]{1,1000}$'),
  file_name text not null check (char_length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('video/mp4', 'video/quicktime', 'video/webm')),
  bytes bigint not null check (bytes between 1 and 5368709120),
  modified_at bigint,
  received bigint not null default 0 check (received between 0 and bytes),
  arrived boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day'
);
comment on table public.film_uploads is
  'Uploads that are not judged yet. A row is deleted when its file becomes a film, is refused or expires.';
comment on column public.film_uploads.path is 'In the bucket films.';
comment on column public.film_uploads.storage_id is
  'The last part of the upload''s address at the TUS endpoint of storage. Null until storage has given one.';
comment on column public.film_uploads.modified_at is
  'Milliseconds since 1970, as the browser says. With name and size it recognizes the file that continues the upload.';
comment on column public.film_uploads.received is 'Bytes that storage had when the last chunk began.';
create index film_uploads_video_idx on public.film_uploads (video_id);
create index film_uploads_expires_idx on public.film_uploads (expires_at);

revoke all on table public.film_uploads from anon, authenticated;
grant select, insert, update, delete on table public.film_uploads to authenticated, service_role;
alter table public.film_uploads enable row level security;

create policy "Admins read uploads of films" on public.film_uploads
  for select to authenticated
  using ((select private.viewer_role() in ('admin', 'super_admin')));
create policy "Admins start uploads of films" on public.film_uploads
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins continue uploads of films" on public.film_uploads
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins cancel uploads of films" on public.film_uploads
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create table public.film_probes (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references public.videos (id) on delete cascade,
  path text unique check (char_length(path) <= 200),
  file_name text not null check (char_length(file_name) between 1 and 255),
  content_type text not null check (content_type in ('video/mp4', 'video/quicktime', 'video/webm')),
  playable boolean not null,
  error text check (char_length(error) between 1 and 500),
  width integer not null check (width between 1 and 32768),
  height integer not null check (height between 1 and 32768),
  rotation smallint not null default 0 check (rotation in (0, 90, 180, 270)),
  duration_ms bigint not null check (duration_ms > 0),
  video_codec text check (char_length(video_codec) between 1 and 100),
  audio_codec text check (char_length(audio_codec) between 1 and 100),
  has_audio boolean not null,
  fast_start boolean not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  probed_at timestamptz not null default now(),
  check (playable or error is not null)
);
comment on table public.film_probes is
  'What the server found in each film of a video. The one in use has the path of videos.film_file; older ones stay, so that a replacement can be undone.';
comment on column public.film_probes.path is
  'In the bucket films. Null for a film that is in the bucket videos since before.';
comment on column public.film_probes.playable is 'Whether browsers play the file as it is.';
comment on column public.film_probes.error is 'Why browsers do not play it. A sentence for staff.';
comment on column public.film_probes.width is 'Pixels as shown, after rotation.';
comment on column public.film_probes.height is 'Pixels as shown, after rotation.';
comment on column public.film_probes.rotation is 'Degrees clockwise by which players turn the stored picture.';
comment on column public.film_probes.video_codec is 'As in RFC 6381, for example avc1.640028. Null when it is unknown.';
comment on column public.film_probes.fast_start is
  'The index is before the picture, so that a player starts before it has the whole file.';
create index film_probes_video_idx on public.film_probes (video_id, probed_at desc);

revoke all on table public.film_probes from anon, authenticated;
grant select on table public.film_probes to authenticated;
grant select, insert, update, delete on table public.film_probes to service_role;
alter table public.film_probes enable row level security;

create policy "Designers, managers and admins read films" on public.film_probes
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.film_probes
  for each row execute function private.record_change('id');

create function private.follow_moved_film() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.film_probes as probe set path = new.film_file
  where probe.video_id = new.id and probe.path is null;
  return null;
end
$$;
revoke execute on function private.follow_moved_film() from public, anon, authenticated;

create trigger follow_moved_film after update of film_file, video_file on public.videos
  for each row when (
    old.film_file is null and new.film_file is not null and old.video_file is not null and new.video_file is null
  ) execute function private.follow_moved_film();
comment on trigger follow_moved_film on public.videos is
  'A film of the bucket videos that moves into the bucket films takes its report along.';

create function private.has_proven_film(video public.videos) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.film_probes as probe
    where probe.video_id = video.id and probe.path is not distinct from video.film_file and probe.playable
  ) or exists (
    select from public.video_renditions as rendition
    where rendition.video_id = video.id and rendition.made_from = video.film_file and rendition.kind = 'film'
  )
$$;
comment on function private.has_proven_film(public.videos) is
  'Whether a stored report says that browsers play the file in use, or a rendition of it, which the worker has probed. Of a film that plays from elsewhere there is no report.';
revoke execute on function private.has_proven_film(public.videos) from public, anon, authenticated;

create or replace function private.film_plays(video public.videos) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    -- The file wins over the link, the link over Vimeo: see resolveSource in lib/video/source.ts. A public file of an uploaded
    -- film goes on playing until its successor can take its place.
    when video.video_file is not null then
      video.video_file ~ '^https?://' or video.film_file is not null or private.has_proven_film(video)
    when video.film_file is not null then private.has_proven_film(video)
    else video.video_link is not null or video.vimeo_video_id is not null
  end
$$;

create function private.aspect_ratio_of(width integer, height integer) returns public.aspect_ratio
language sql immutable set search_path = ''
as $$
  select case
    when width::numeric / height between 0.9 and 1.1 then 'square'
    when height > width then 'reel'
    else 'standard'
  end::public.aspect_ratio
$$;
comment on function private.aspect_ratio_of(integer, integer) is 'The same limits as inferLayout in lib/video/layout.ts.';
revoke execute on function private.aspect_ratio_of(integer, integer) from public, anon, authenticated;

create function public.add_film(upload uuid, report jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  arrived public.film_uploads;
  film public.film_probes;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins add films' using errcode = 'PT403';
  end if;
  delete from public.film_uploads as upload_row where upload_row.id = upload returning * into arrived;
  if not found then
    raise exception 'There is no such upload' using errcode = 'PT404';
  end if;
  insert into public.film_probes (
    video_id, path, file_name, content_type, playable, error, width, height, rotation, duration_ms,
    video_codec, audio_codec, has_audio, fast_start, bytes, sha256
  )
  select
    arrived.video_id, arrived.path, arrived.file_name, found.content_type, found.playable, found.error,
    found.width, found.height, found.rotation, found.duration_ms, found.video_codec, found.audio_codec,
    found.has_audio, found.fast_start, found.bytes, found.sha256
  from jsonb_to_record(report) as found (
    content_type text, playable boolean, error text, width integer, height integer, rotation smallint,
    duration_ms bigint, video_codec text, audio_codec text, has_audio boolean, fast_start boolean,
    bytes bigint, sha256 text
  )
  returning * into film;
  update public.videos as video
  set film_file = film.path,
    aspect_ratio = coalesce(video.aspect_ratio, private.aspect_ratio_of(film.width, film.height))
  where video.id = film.video_id;
  return film.id;
end
$$;
comment on function public.add_film(uuid, jsonb) is
  'Makes an upload the film of its video, with the report of the server. A video without a ratio gets the film''s. Answers the id of the film. Raises PT403 and PT404.';
revoke execute on function public.add_film(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.add_film(uuid, jsonb) to authenticated;
