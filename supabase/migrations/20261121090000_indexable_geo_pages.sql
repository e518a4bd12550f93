-- Which city and state pages search engines are offered, and in which parts of the sitemap they stand.

alter table public.service_geo_pages add column word_count integer not null generated always as (
  regexp_count(
    regexp_replace(coalesce(written_content, ''), '\]\([^)]*\)', ']', 'g'),
    '[[:alpha:]][[:alnum:]''’-]*'
  )
) stored;
comment on column public.service_geo_pages.word_count is
  'Words of the text. Addresses of links and bare figures, of which tables are full, do not count.';

-- All that the sitemap reads of a page, in its order.
create index service_geo_pages_sitemap_idx
  on public.service_geo_pages (slug) include (city, state, word_count, updated_at)
  where status = 'published';

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
  'Published pages with something to say: 250 words, or work filmed in the place.';
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
  'Each kind of page in the order of its slugs, cut into parts of this many.';
revoke execute on function public.list_sitemap_parts(integer) from public, anon, authenticated;
grant execute on function public.list_sitemap_parts(integer) to anon;
