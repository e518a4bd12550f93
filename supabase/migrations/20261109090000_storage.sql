-- Storage buckets, and who may list, upload, replace and delete files. Visitors load public files by URL and cannot list.
-- SVG and HTML are not accepted: they run scripts on the origin that serves them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select
  bucket.id,
  bucket.id,
  bucket.is_public,
  bucket.megabytes * 1024 * 1024,
  case when bucket.holds_images then array['image/webp', 'image/avif', 'image/png', 'image/jpeg'] else '{}' end
    || case when bucket.holds_videos then array['video/mp4', 'video/webm'] else '{}' end
from (
  values
    ('video-thumbnails', true, 10, true, false),
    ('logos', true, 5, true, false),
    ('website-assets', true, 100, true, true),
    ('videos', true, 500, false, true),
    ('blog', true, 10, true, false),
    ('ads', false, 500, true, true)
) as bucket (id, is_public, megabytes, holds_images, holds_videos);

create policy "Staff list public media" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog')
    and (select private.viewer_role()) is not null
  );
create policy "Admins upload public media" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog')
    and (select private.viewer_write_role()) in ('admin', 'super_admin')
  );
create policy "Admins replace public media" on storage.objects
  for update to authenticated
  using (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog')
    and (select private.viewer_write_role()) in ('admin', 'super_admin')
  )
  with check (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog')
    and (select private.viewer_write_role()) in ('admin', 'super_admin')
  );

create policy "Managers and admins read ads" on storage.objects
  for select to authenticated
  using (bucket_id = 'ads' and (select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins upload ads" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'ads' and (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
  );
create policy "Managers and admins replace ads" on storage.objects
  for update to authenticated
  using (bucket_id = 'ads' and (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'))
  with check (
    bucket_id = 'ads' and (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
  );

create policy "Super admins delete media" on storage.objects
  for delete to authenticated
  using (
    bucket_id in ('video-thumbnails', 'logos', 'website-assets', 'videos', 'blog', 'ads')
    and (select private.viewer_write_role()) = 'super_admin'
  );
