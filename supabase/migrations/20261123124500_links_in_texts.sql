create function public.list_texts_with_links(addresses text[], site_url text) returns jsonb
language sql stable set search_path = ''
as $$
  with written as (
    select 'article' as kind, post.slug, post.title as label, post.blog_post as body
    from public.seo_blog_posts as post
    where post.status = 'published' and post.blog_post like '%/videos/%'
    union all
    select 'place', geo_page.slug, concat_ws(', ', nullif(geo_page.city, ''), geo_page.state), geo_page.written_content
    from public.service_geo_pages as geo_page
    where geo_page.status = 'published' and geo_page.written_content like '%/videos/%'
  ),
  -- Looking for a few addresses is faster than reading the links; looking for hundreds is not.
  likely as materialized (
    select written.*
    from written
    where cardinality(addresses) > 10
      or exists (select from unnest(addresses) as one (address) where strpos(written.body, one.address) > 0)
  ),
  found as (
    select distinct likely.kind, likely.slug, likely.label
    from likely
    -- Inline links, and the targets of reference links.
    cross join lateral regexp_matches(
      replace(likely.body, site_url || '/', '/'), '\](?:\(|:)\s*<?(/videos/[^\s()<>#?"]+)', 'g'
    ) as link
    where link[1] = any (addresses)
  )
  -- One value, because the API cuts off rows after the first thousand.
  select coalesce(
    jsonb_agg(
      jsonb_build_object('kind', found.kind, 'slug', found.slug, 'label', found.label)
      order by found.kind, found.label, found.slug
    ),
    '[]'
  )
  from found
$$;
comment on function public.list_texts_with_links(text[], text) is
  'Published articles and pages of places whose Markdown links to one of these paths of films or industries.';
revoke execute on function public.list_texts_with_links(text[], text) from public, anon, authenticated;
grant execute on function public.list_texts_with_links(text[], text) to authenticated;
