-- Posters of films. Every version stays in a private bucket, so that the picture of a draft has no public address and an older
-- one can come back. What visitors see is copied to the bucket video-thumbnails. There is no policy: the server alone reads and
-- writes it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('posters', 'posters', false, 10 * 1024 * 1024, array['image/webp', 'image/png', 'image/jpeg', 'image/avif']);

-- Photographs are larger than logos.
update storage.buckets set file_size_limit = 15 * 1024 * 1024 where id = 'incoming' and file_size_limit < 15 * 1024 * 1024;

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
      -- A poster and the whole picture that it was cropped from. Others in these buckets were put there by hand.
      when 'posters' then object.name ~ '^[0-9a-f]{32}(\.original)?\.webp$'
        and not exists (
          select from public.videos as video where video.video_thumbnail = replace(object.name, '.original', '')
        )
        and not exists (
          select from private.audit_log as entry
          where entry.table_name = 'videos'
            and entry.changed_values -> 'video_thumbnail'
              @> to_jsonb(array[replace(object.name, '.original', '')])
        )
      when 'video-thumbnails' then object.name ~ '^[0-9a-f]{32}\.webp$'
        and not exists (
          select from public.videos as video
          where video.video_thumbnail = object.name and not video.draft and not video.archived
        )
      else false
    end
  order by object.created_at
  limit row_limit
$$;

create index videos_thumbnail_idx on public.videos (video_thumbnail) where video_thumbnail is not null;
