-- Where the files of a film are. What staff upload and what the server makes of it stays in the private bucket `films`. The
-- public bucket `videos` holds only what visitors may fetch, so that the film of a draft has no public address.

-- Like the bucket `incoming` it has no policies: the server alone reads and writes it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'films', 'films', false, 5::bigint * 1024 * 1024 * 1024,
  array['video/mp4', 'video/webm', 'video/quicktime', 'image/webp', 'image/jpeg']
);

alter table public.videos
  add column film_file text check (char_length(film_file) between 1 and 300);
comment on column public.videos.film_file is
  'What staff uploaded: key in the bucket films. Null for a film at a full URL, on Vimeo, or in the bucket videos since before.';
comment on column public.videos.video_file is
  'What visitors play: file name in the bucket videos, or a full URL. With film_file it is null until the film is published.';

create table public.video_renditions (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references public.videos (id) on delete cascade,
  kind text not null check (kind in ('film', 'loop', 'storyboard', 'poster')),
  file text not null unique check (char_length(file) between 1 and 300),
  made_from text not null check (char_length(made_from) between 1 and 300),
  public_file text check (char_length(public_file) between 1 and 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  duration_ms integer check (duration_ms > 0),
  at_ms integer check (at_ms >= 0),
  tiles jsonb check (jsonb_typeof(tiles) = 'object'),
  created_at timestamptz not null default now(),
  check ((kind = 'poster') = (at_ms is not null)),
  check ((kind = 'storyboard') = (tiles is not null))
);
comment on column public.video_renditions.file is 'Key in the bucket films.';
comment on column public.video_renditions.made_from is 'The film_file that it was made from.';
comment on column public.video_renditions.public_file is 'File name in the bucket videos while visitors may fetch it.';
comment on column public.video_renditions.at_ms is 'Position of a poster candidate in the film.';
comment on column public.video_renditions.tiles is
  'Of a storyboard: columns, count, and interval in milliseconds. width and height are those of one tile.';
create index video_renditions_video_idx on public.video_renditions (video_id);

revoke all on table public.video_renditions from anon, authenticated;
grant select on table public.video_renditions to anon, authenticated;
grant select, insert, update, delete on table public.video_renditions to service_role;
alter table public.video_renditions enable row level security;

create policy "Everyone reads the renditions of published videos" on public.video_renditions
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Staff read every rendition" on public.video_renditions
  for select to authenticated
  using ((select private.viewer_role()) is not null);

create function private.enqueue_renditions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_job(
    'renditions', jsonb_build_object('video', new.id), 'renditions:' || new.id, 0, private.viewer_id()
  );
  return null;
end
$$;
revoke execute on function private.enqueue_renditions() from public, anon, authenticated;

create trigger enqueue_renditions_of_new after insert on public.videos
  for each row when (new.film_file is not null) execute function private.enqueue_renditions();
create trigger enqueue_renditions after update of film_file on public.videos
  for each row when (new.film_file is not null and new.film_file is distinct from old.film_file)
  execute function private.enqueue_renditions();

create function public.request_renditions(film_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins have renditions made' using errcode = 'PT403';
  end if;
  if not exists (select from public.videos as video where video.id = film_id and video.film_file is not null) then
    raise exception 'There is no uploaded film' using errcode = 'PT404';
  end if;
  return private.enqueue_job(
    'renditions', jsonb_build_object('video', film_id), 'renditions:' || film_id, 0, private.viewer_id()
  );
end
$$;
comment on function public.request_renditions(uuid) is
  'Answers the id of the job. Raises PT403 for everybody but admins, and PT404 for a video without an uploaded film.';
revoke execute on function public.request_renditions(uuid) from public, anon, authenticated;
grant execute on function public.request_renditions(uuid) to authenticated;

create function public.replace_renditions(film_id uuid, source text, job_id uuid, held_token bigint, renditions jsonb)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- The locks keep the lease and the film as they are until the end of the swap.
  perform from public.jobs as job
  where job.id = job_id and job.token = held_token and job.status = 'running' for update;
  if not found then
    return false;
  end if;
  perform from public.videos as video where video.id = film_id and video.film_file = source for update;
  if not found then
    return false;
  end if;
  delete from public.video_renditions as rendition where rendition.video_id = film_id;
  insert into public.video_renditions
    (video_id, made_from, kind, file, width, height, bytes, sha256, duration_ms, at_ms, tiles)
  select film_id, source, made.kind, made.file, made.width, made.height, made.bytes, made.sha256, made.duration_ms,
    made.at_ms, made.tiles
  from jsonb_to_recordset(renditions) as made (
    kind text, file text, width integer, height integer, bytes bigint, sha256 text, duration_ms integer, at_ms integer,
    tiles jsonb
  );
  return true;
end
$$;
comment on function public.replace_renditions(uuid, text, uuid, bigint, jsonb) is
  'Swaps all renditions of a video in one step. False, and nothing is changed, when the lease is lost or the film is another one now.';
revoke execute on function public.replace_renditions(uuid, text, uuid, bigint, jsonb) from public, anon, authenticated;
grant execute on function public.replace_renditions(uuid, text, uuid, bigint, jsonb) to service_role;

create function public.set_public_files(film_id uuid, source text, played text, public_files jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.videos as video set video_file = played
  where video.id = film_id and video.film_file is not distinct from source;
  if not found then
    return false;
  end if;
  update public.video_renditions as rendition set public_file = public_files ->> rendition.id::text
  where rendition.video_id = film_id;
  return true;
end
$$;
comment on function public.set_public_files(uuid, text, text, jsonb) is
  'What visitors may fetch of a film, in one step. public_files: id of a rendition to its public file. False when the film is another one now.';
revoke execute on function public.set_public_files(uuid, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.set_public_files(uuid, text, text, jsonb) to service_role;

create function public.move_film_inside(film_id uuid, played text, film_key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.videos as video set film_file = film_key, video_file = null
  where video.id = film_id and video.video_file = played and video.film_file is null;
  return found;
end
$$;
comment on function public.move_film_inside(uuid, text, text) is
  'Records that a film of the bucket videos is in the bucket films now.';
revoke execute on function public.move_film_inside(uuid, text, text) from public, anon, authenticated;
grant execute on function public.move_film_inside(uuid, text, text) to service_role;

create function public.list_public_files(film_id uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'videos' and starts_with(object.name, film_id || '/')
$$;
comment on function public.list_public_files(uuid) is 'Names of the objects in the bucket videos that belong to a video.';
revoke execute on function public.list_public_files(uuid) from public, anon, authenticated;
grant execute on function public.list_public_files(uuid) to service_role;

create function public.list_orphan_files(row_limit integer) returns table (bucket text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.created_at < now() - interval '1 day'
    and case object.bucket_id
      when 'incoming' then true
      -- Others in this bucket were put there by hand.
      when 'videos' then object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
        and not exists (
          select from public.videos as video
          where video.video_file = object.name and not video.draft and not video.archived
        )
        and not exists (
          select from public.video_renditions as rendition
          join public.videos as video on video.id = rendition.video_id and not video.draft and not video.archived
          where rendition.public_file = object.name
        )
      when 'films' then
        not exists (select from public.videos as video where video.film_file = object.name)
        and not exists (select from public.video_renditions as rendition where rendition.file = object.name)
        -- A change of the film can be undone as long as the history names it.
        and not exists (
          select from private.audit_log as entry
          where entry.table_name = 'videos'
            and entry.row_key = jsonb_build_object('id', split_part(object.name, '/', 1))
            and entry.changed_values -> 'film_file' @> to_jsonb(array[object.name])
        )
      else false
    end
  order by object.created_at
  limit row_limit
$$;
comment on function public.list_orphan_files(integer) is
  'Files older than a day that nothing names, oldest first: abandoned uploads, and what killed workers left behind.';
revoke execute on function public.list_orphan_files(integer) from public, anon, authenticated;
grant execute on function public.list_orphan_files(integer) to service_role;

create index videos_film_file_idx on public.videos (film_file) where film_file is not null;
create index videos_video_file_idx on public.videos (video_file) where video_file is not null;
create index video_renditions_public_file_idx on public.video_renditions (public_file) where public_file is not null;

-- Storyboards of published films are pictures.
update storage.buckets set allowed_mime_types = allowed_mime_types || array['image/webp'] where id = 'videos';
