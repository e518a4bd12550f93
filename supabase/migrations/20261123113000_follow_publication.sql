-- The public files of a film follow its publication on every way: the screen, a change of many, an undo.

create function private.settle_video_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue_job('video-files', jsonb_build_object('video', old.id), 'video-files:' || old.id, 5);
  return null;
end
$$;
comment on function private.settle_video_files() is
  'The server exposes and hides files at once. The job does the same again, for what died in between.';
revoke execute on function private.settle_video_files() from public, anon, authenticated;

create trigger settle_files after update of draft, archived on public.videos
  for each row when (
    (old.draft, old.archived) is distinct from (new.draft, new.archived)
    and (new.film_file is not null or new.video_file is not null)
  )
  execute function private.settle_video_files();
create trigger settle_files_of_deleted after delete on public.videos
  for each row when (old.film_file is not null)
  execute function private.settle_video_files();

-- Uploads that are not judged yet have a sweep of their own, and older films of a video can be put back in use.
create or replace function public.list_orphan_files(row_limit integer) returns table (bucket text, name text)
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
        and not exists (select from public.film_probes as probe where probe.path = object.name)
        and not exists (select from public.film_uploads as upload where upload.path = object.name)
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
