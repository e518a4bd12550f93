-- The work itself. A video is published when it is neither a draft nor archived.

create type public.aspect_ratio as enum ('reel', 'square', 'standard');

create table public.videos (
  id uuid primary key default gen_random_uuid(),
  name_internal text check (char_length(name_internal) <= 200),
  name_on_website text check (char_length(name_on_website) <= 200),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  video_thumbnail text check (char_length(video_thumbnail) <= 1000),
  best_thumbnail boolean not null default false,
  video_link text check (video_link ~ '^https?://' and char_length(video_link) <= 1000),
  vimeo_video_id text check (vimeo_video_id ~ '^[0-9]{1,20}$'),
  video_file text check (char_length(video_file) <= 1000),
  aspect_ratio public.aspect_ratio,
  about_video_goal text check (char_length(about_video_goal) <= 2000),
  service text check (char_length(service) <= 100),
  city text check (char_length(city) between 1 and 100),
  -- Pages look works up by the full name; two-letter abbreviations would never be found.
  state text check (char_length(state) between 4 and 40),
  website_placement text check (website_placement in ('none', 'featured-video')),
  archived boolean not null default false,
  draft boolean not null default true,
  created_on timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.videos.video_thumbnail is 'File name in the bucket video-thumbnails, or a full URL.';
comment on column public.videos.video_file is 'File name in the bucket videos, or a full URL.';
comment on column public.videos.aspect_ratio is 'Null: inferred from the real dimensions when the film is loaded.';
comment on column public.videos.website_placement is
  'Null and ''none'' keep a published video off city and state pages; ''featured-video'' lends it to pages short of their own.';

create index videos_published_idx on public.videos (created_on desc) where not draft and not archived;
create index videos_place_idx on public.videos (state, city) where not draft and not archived;
create index videos_placement_idx on public.videos (website_placement) where not draft and not archived;
create index videos_best_thumbnail_idx on public.videos (id) where best_thumbnail and not draft and not archived;

revoke all on table public.videos from anon, authenticated;
grant select on table public.videos to anon;
grant select, insert, update, delete on table public.videos to authenticated, service_role;
alter table public.videos enable row level security;

create policy "Everyone reads published videos" on public.videos
  for select to anon, authenticated
  using (not draft and not archived);
create policy "Designers, managers and admins read every video" on public.videos
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins add videos" on public.videos
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change videos" on public.videos
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete videos" on public.videos
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger touch_updated_at before update on public.videos
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.videos
  for each row execute function private.record_change('id');
