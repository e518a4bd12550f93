-- The written part of city and state landing pages.

create table public.service_geo_pages (
  id uuid primary key default gen_random_uuid(),
  city text check (char_length(city) <= 100),
  state text not null check (char_length(state) between 4 and 40),
  slug text not null unique check (slug ~ '^[a-z]+(-[a-z]+)*$' and char_length(slug) <= 120),
  title text not null check (char_length(title) between 1 and 200),
  meta_title text check (char_length(meta_title) <= 200),
  meta_description text check (char_length(meta_description) <= 400),
  written_content text check (char_length(written_content) <= 50000),
  status text not null default 'draft' check (status in ('published', 'draft')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Both kinds share one address space: a city's slug ends in its state's abbreviation, which no state's slug does.
  constraint service_geo_pages_slug_matches_place check (
    case
      when coalesce(city, '') = '' then slug = replace(lower(state), ' ', '-')
      else slug ~ '-[a-z]{2}$'
    end
  )
);
comment on column public.service_geo_pages.city is 'Null or empty on the page of a whole state.';
comment on column public.service_geo_pages.state is 'Full name.';
comment on column public.service_geo_pages.written_content is 'Markdown.';

create unique index service_geo_pages_place_idx on public.service_geo_pages (state, coalesce(city, ''));
create index service_geo_pages_published_idx on public.service_geo_pages (state, city) where status = 'published';

revoke all on table public.service_geo_pages from anon, authenticated;
grant select on table public.service_geo_pages to anon;
grant select, insert, update, delete on table public.service_geo_pages to authenticated, service_role;
alter table public.service_geo_pages enable row level security;

create policy "Visitors read published pages" on public.service_geo_pages
  for select to anon
  using (status = 'published');
create policy "People without a role read published pages" on public.service_geo_pages
  for select to authenticated
  using ((select private.viewer_role()) is null and status = 'published');
create policy "Managers and admins read every page" on public.service_geo_pages
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Admins add pages" on public.service_geo_pages
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Admins change pages" on public.service_geo_pages
  for update to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('admin', 'super_admin'));
create policy "Super admins delete pages" on public.service_geo_pages
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger touch_updated_at before update on public.service_geo_pages
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.service_geo_pages
  for each row execute function private.record_change('id');
