-- Landing pages of cities and states, and which public pages the sitemap lists.

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
  word_count integer not null generated always as (
    regexp_count(
      regexp_replace(coalesce(written_content, ''), '\]\([^)]*\)', ']', 'g'),
      '[[:alpha:]][[:alnum:]''’-]*'
    )
  ) stored,
  -- Cities and states share one URL space. A city slug ends in the abbreviation of its state; a state slug never does.
  constraint service_geo_pages_slug_matches_place check (
    case
      when coalesce(city, '') = '' then slug = replace(lower(state), ' ', '-')
      else slug ~ '-[a-z]{2}$'
    end
  )
);
comment on column public.service_geo_pages.city is 'Null or empty: the page of a whole state.';
comment on column public.service_geo_pages.state is 'The full name.';
comment on column public.service_geo_pages.written_content is 'Markdown.';
comment on column public.service_geo_pages.word_count is
  'The number of words in the text. URLs of links and plain numbers, of which tables are full, do not count.';

create unique index service_geo_pages_place_idx on public.service_geo_pages (state, coalesce(city, ''));
create index service_geo_pages_published_idx on public.service_geo_pages (state, city) where status = 'published';
-- Covers the query of the sitemap.
create index service_geo_pages_sitemap_idx
  on public.service_geo_pages (slug) include (city, state, word_count, updated_at)
  where status = 'published';

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

create view public.indexable_geo_pages with (security_invoker = true) as
select slug, nullif(city, '') as city, state, updated_at
from public.service_geo_pages as page
where status = 'published' and (
  word_count >= 250 or exists (
    select from public.videos as video
    where video.state = page.state
      and (coalesce(page.city, '') = '' or video.city = page.city)
      and not video.draft and not video.archived
      and video.website_placement <> 'none'
  )
);
comment on view public.indexable_geo_pages is
  'Published pages with enough content for search engines: 250 words, or a video from the place.';
revoke all on table public.indexable_geo_pages from anon, authenticated;
grant select on table public.indexable_geo_pages to anon, authenticated;

create function public.list_sitemap_parts(part_size integer)
returns table (kind text, part integer, first_slug text, last_slug text, last_modified timestamptz)
language sql stable set search_path = ''
as $$
  with entry as (
    select case when city is null then 'states' else 'cities' end as kind, slug, updated_at
    from public.indexable_geo_pages
    union all
    select 'videos', slug, updated_at
    from public.videos
    where not draft and not archived
    union all
    select 'posts', slug, max(updated_at)
    from public.seo_blog_posts
    where status = 'published' and not dont_feature
    group by slug
  ),
  numbered as (
    select kind, slug, updated_at,
      (row_number() over (partition by kind order by slug) - 1) / greatest(part_size, 1) + 1 as part
    from entry
  )
  select kind, part::integer, min(slug), max(slug), max(updated_at)
  from numbered
  group by kind, part
  order by kind, part
$$;
comment on function public.list_sitemap_parts(integer) is
  'The pages of each kind, sorted by slug and split into parts of part_size.';
revoke execute on function public.list_sitemap_parts(integer) from public, anon, authenticated;
grant execute on function public.list_sitemap_parts(integer) to anon;
