-- The catalogue: clients, industries and videos. A video is published when it is neither a draft nor archived.

-- The policies on clients read client_reviews and come with that table, in the next migration.
create table public.clients (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 160),
  logo text check (char_length(logo) between 1 and 300),
  featured_logo boolean not null default false,
  created_at timestamptz not null default now()
);
comment on column public.clients.logo is 'File name in the bucket logos.';
create index clients_featured_idx on public.clients (name) where featured_logo;

revoke all on table public.clients from anon, authenticated;
grant select on table public.clients to anon;
grant select, insert, update, delete on table public.clients to authenticated, service_role;
alter table public.clients enable row level security;

create trigger record_change after insert or update or delete on public.clients
  for each row execute function private.record_change('id');

create table public.industries (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(name) <= 80)
);
comment on column public.industries.name is
  'Words in lower case, separated by dashes. The site shows them capitalised.';

revoke all on table public.industries from anon, authenticated;
grant select on table public.industries to anon;
grant select, insert, update, delete on table public.industries to authenticated, service_role;
alter table public.industries enable row level security;

create policy "Everyone reads industries" on public.industries
  for select to anon, authenticated
  using (true);
create policy "Admins add industries" on public.industries
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change industries" on public.industries
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete industries" on public.industries
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after insert or update or delete on public.industries
  for each row execute function private.record_change('id');

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
  -- The full name, as the pages look it up; a two-letter abbreviation would never be found.
  state text check (char_length(state) between 4 and 40),
  website_placement text check (website_placement in ('none', 'featured-video')),
  archived boolean not null default false,
  draft boolean not null default true,
  created_on timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Below /videos the industry pages come first.
  constraint videos_slug_not_reserved check (slug <> 'industry')
);
comment on column public.videos.video_thumbnail is 'File name in the bucket video-thumbnails, or a full URL.';
comment on column public.videos.video_file is 'File name in the bucket videos, or a full URL.';
comment on column public.videos.aspect_ratio is 'Null: the player takes it from the dimensions of the loaded video.';
comment on column public.videos.website_placement is
  'Null and ''none'' keep a published video off city and state pages. ''featured-video'' also shows it on pages that have too few videos of their own.';

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

-- A link is visible only where its video is. Otherwise it would reveal a draft.
create table public.video_clients (
  video_id uuid not null references public.videos (id) on delete cascade,
  client_id uuid not null references public.clients (id) on delete cascade,
  primary key (video_id, client_id)
);
create index video_clients_client_idx on public.video_clients (client_id);

revoke all on table public.video_clients from anon, authenticated;
grant select on table public.video_clients to anon;
grant select, insert, update, delete on table public.video_clients to authenticated, service_role;
alter table public.video_clients enable row level security;

create policy "Everyone reads the clients of published videos" on public.video_clients
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Designers, managers and admins read clients of every video" on public.video_clients
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins link videos to clients" on public.video_clients
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change links to clients" on public.video_clients
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins unlink videos from clients" on public.video_clients
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.video_clients
  for each row execute function private.record_change('video_id', 'client_id');

create table public.video_industries (
  video_id uuid not null references public.videos (id) on delete cascade,
  industry_id uuid not null references public.industries (id) on delete cascade,
  primary key (video_id, industry_id)
);
create index video_industries_industry_idx on public.video_industries (industry_id);

revoke all on table public.video_industries from anon, authenticated;
grant select on table public.video_industries to anon;
grant select, insert, update, delete on table public.video_industries to authenticated, service_role;
alter table public.video_industries enable row level security;

create policy "Everyone reads the industries of published videos" on public.video_industries
  for select to anon, authenticated
  using (exists (
    select from public.videos as video where video.id = video_id and not video.draft and not video.archived
  ));
create policy "Designers, managers and admins read industries of every video" on public.video_industries
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Admins link videos to industries" on public.video_industries
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change links to industries" on public.video_industries
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins unlink videos from industries" on public.video_industries
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.video_industries
  for each row execute function private.record_change('video_id', 'industry_id');
