-- The pictures and films of the fixed parts of the site: their slots, the versions of each, and which one is in use.

create function private.are_asset_files(files jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(files) = 'object' and files <> '{}' and not exists (
    select from jsonb_each_text(case when jsonb_typeof(files) = 'object' then files else '{}' end) as file (format, name)
    where file.format not in ('avif', 'webp', 'jpeg', 'mp4', 'webm')
      or file.name is null or file.name !~ '^(hero|people|share)/[a-z0-9-]+\.(avif|webp|jpg|mp4|webm)$'
  )
$$;
comment on function private.are_asset_files(jsonb) is
  'True for an object of formats and names of files in the bucket website-assets.';
revoke execute on function private.are_asset_files(jsonb) from public, anon, authenticated;
grant execute on function private.are_asset_files(jsonb) to authenticated, service_role;

create table public.website_asset_slots (
  id uuid primary key default gen_random_uuid(),
  slot text not null unique check (slot ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slot) <= 60),
  version_id uuid,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table public.website_asset_slots is
  'Places of the public site with a fixed picture or film. They are described in lib/catalogue/assets/slots.ts.';
comment on column public.website_asset_slots.version_id is 'What visitors see; null for what the site is delivered with.';
comment on column public.website_asset_slots.version is
  'Counts the changes. A change is accepted only for the version it was made from.';

create table public.website_asset_versions (
  id uuid primary key default gen_random_uuid(),
  slot_id uuid not null references public.website_asset_slots (id) on delete cascade,
  files jsonb not null check (private.are_asset_files(files)),
  file_name text not null check (char_length(file_name) between 1 and 300),
  created_at timestamptz not null default now(),
  unique (slot_id, id)
);
comment on column public.website_asset_versions.files is
  'Names of files in the bucket website-assets by format. They contain the hash of the content and never change.';
comment on column public.website_asset_versions.file_name is 'As the uploaded file was called.';
create index website_asset_versions_newest_idx on public.website_asset_versions (slot_id, created_at desc);

-- A slot shows only versions of its own. The version in use cannot be deleted.
alter table public.website_asset_slots
  add foreign key (id, version_id) references public.website_asset_versions (slot_id, id);
create index website_asset_slots_version_idx on public.website_asset_slots (id, version_id);

revoke all on table public.website_asset_slots, public.website_asset_versions from anon, authenticated;
grant select, insert, update, delete on table public.website_asset_slots, public.website_asset_versions
  to authenticated, service_role;
alter table public.website_asset_slots enable row level security;
alter table public.website_asset_versions enable row level security;

create policy "Staff read asset slots" on public.website_asset_slots
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Admins add asset slots" on public.website_asset_slots
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change asset slots" on public.website_asset_slots
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete asset slots" on public.website_asset_slots
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create policy "Staff read asset versions" on public.website_asset_versions
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Admins add asset versions" on public.website_asset_versions
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change asset versions" on public.website_asset_versions
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins delete asset versions" on public.website_asset_versions
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger touch_updated_at before update on public.website_asset_slots
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.website_asset_slots
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.website_asset_slots
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.website_asset_versions
  for each row execute function private.record_change('id');

create function public.list_assets_in_use() returns table (slot text, files jsonb)
language sql stable security definer set search_path = ''
as $$
  select slot.slot, asset.files
  from public.website_asset_slots as slot
  join public.website_asset_versions as asset on asset.id = slot.version_id
$$;
comment on function public.list_assets_in_use() is
  'The files that visitors see, for the slots that do not show what the site is delivered with.';
revoke execute on function public.list_assets_in_use() from public, anon, authenticated;
grant execute on function public.list_assets_in_use() to anon, authenticated, service_role;

insert into public.website_asset_slots (slot)
values
  ('hero-film'), ('hero-poster'), ('hero-poster-phone'),
  ('portrait-1'), ('portrait-2'), ('portrait-3'), ('portrait-4'), ('share-picture');

-- Uploads wait here until they are judged. Each kind of upload has its own, lower limit in the code.
update storage.buckets as bucket
set file_size_limit = greatest(bucket.file_size_limit, 25 * 1024 * 1024),
  allowed_mime_types = array(
    select distinct type
    from unnest(bucket.allowed_mime_types || array['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'video/webm']) as type
    order by type
  )
where bucket.id = 'incoming';

create or replace function private.keeps_content(table_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select table_name in (
    'clients', 'industries', 'videos', 'video_clients', 'video_industries', 'client_reviews', 'contacts',
    'captions', 'home_slots', 'website_asset_slots', 'website_asset_versions'
  )
$$;
