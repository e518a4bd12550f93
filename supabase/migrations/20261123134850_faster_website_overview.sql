-- The same answer: each kind of finding brings its number and three examples, instead of all of its rows, and each
-- address is looked up once.
create or replace function public.get_website_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  counts jsonb;
  findings jsonb;
  changes jsonb;
begin
  if not coalesce(private.viewer_role() = 'super_admin', false) then
    raise exception 'The overview is for super admins' using errcode = 'PT403';
  end if;

  select jsonb_build_object(
    'videos', (
      select jsonb_build_object(
        'published', count(*) filter (where not video.draft and not video.archived),
        'draft', count(*) filter (where video.draft and not video.archived),
        'archived', count(*) filter (where video.archived)
      ) from public.videos as video
    ),
    'articles', (
      select jsonb_build_object(
        'published', count(*) filter (where post.status = 'published'),
        'scheduled', count(*) filter (where post.status = 'scheduled'),
        'draft', count(*) filter (where post.status = 'draft')
      ) from public.seo_blog_posts as post
    ),
    'places', (
      select jsonb_build_object(
        'published', count(*) filter (where page.status = 'published'),
        'draft', count(*) filter (where page.status = 'draft')
      ) from public.service_geo_pages as page
    )
  ) into counts;

  -- Narrow rows, read once: with their texts 50,000 pages do not fit into the memory of a query.
  with page as materialized (
    select 'seo_blog_posts' as kind, post.id, post.meta_title, post.updated_at,
      coalesce(post.meta_description, '') = '' as lacks_description,
      null::integer as word_count, null as city, null as state
    from public.seo_blog_posts as post where post.status = 'published'
    union all
    select 'service_geo_pages', place.id, place.meta_title, place.updated_at,
      coalesce(place.meta_description, '') = '', place.word_count, coalesce(place.city, ''), place.state
    from public.service_geo_pages as place where place.status = 'published'
  ), read as (
    -- Reading all texts takes too long for a screen.
    select newest.kind, newest.id, newest.updated_at, coalesce(post.blog_post, place.written_content) as text
    from (select page.kind, page.id, page.updated_at from page order by page.updated_at desc, page.id limit 300) as newest
    left join public.seo_blog_posts as post on post.id = newest.id
    left join public.service_geo_pages as place on place.id = newest.id
  ), link as materialized (
    select distinct read.kind, read.id, read.updated_at, found.path[1] as path
    from read cross join lateral regexp_matches(read.text, '\]\((/[^)\s#?]*)', 'g') as found (path)
  ), target as materialized (
    select distinct link.path from link
  ), missing as (
    select target.path from target where not private.leads_somewhere(target.path)
  ), broken as (
    select link.kind, link.id, link.updated_at, string_agg(link.path, ' ' order by link.path) as paths
    from link join missing on missing.path = link.path group by 1, 2, 3
  ), twice as (
    select lower(page.meta_title) as title from page where page.meta_title <> '' group by 1 having count(*) > 1
  ), filmed as (
    select video.state, coalesce(video.city, '') as city
    from public.videos as video
    where not video.draft and not video.archived and video.website_placement <> 'none'
    union
    select video.state, ''
    from public.videos as video
    where not video.draft and not video.archived and video.website_placement <> 'none'
  ), finding as (
    (
      select 'unscheduled' as kind, 'seo_blog_posts' as table_name, post.id, post.updated_at, null as detail,
        count(*) over () as total
      from public.seo_blog_posts as post where post.publish_problem is not null
      order by post.updated_at desc, post.id limit 3
    )
    union all
    (
      select 'broken', broken.kind, broken.id, broken.updated_at, broken.paths, count(*) over ()
      from broken order by broken.updated_at desc, broken.id limit 3
    )
    union all
    (
      select 'no-alt', 'seo_blog_posts', post.id, post.updated_at, null, count(*) over ()
      from public.seo_blog_posts as post
      where post.status = 'published' and post.featured_image <> '' and coalesce(post.alt_text, '') = ''
      order by post.updated_at desc, post.id limit 3
    )
    union all
    (
      select 'double', page.kind, page.id, page.updated_at, page.meta_title, count(*) over ()
      from page where lower(page.meta_title) in (select twice.title from twice)
      order by page.updated_at desc, page.id limit 3
    )
    union all
    (
      select 'thin', page.kind, page.id, page.updated_at, page.word_count || ' words', count(*) over ()
      from page
      where page.word_count < 250
        and not exists (select from filmed where filmed.state = page.state and filmed.city = page.city)
      order by page.updated_at desc, page.id limit 3
    )
    union all
    (
      select 'no-description', page.kind, page.id, page.updated_at, null, count(*) over ()
      from page where page.lacks_description order by page.updated_at desc, page.id limit 3
    )
    union all
    (
      select 'no-captions', 'videos', video.id, video.updated_at, null, count(*) over ()
      from public.videos as video
      where not video.draft and not video.archived and not exists (
        select from public.captions as caption where caption.video_id = video.id and caption.kind = 'captions'
      )
      order by video.updated_at desc, video.id limit 3
    )
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', by_kind.kind, 'total', by_kind.total, 'examples', by_kind.examples)), '[]')
  into findings
  from (
    select finding.kind, finding.total, jsonb_agg(
      jsonb_build_object(
        'table', finding.table_name, 'id', finding.id, 'detail', finding.detail,
        'label', private.website_label(finding.table_name, finding.id)
      )
      order by finding.updated_at desc, finding.id
    ) as examples
    from finding group by finding.kind, finding.total
  ) as by_kind;

  select coalesce(jsonb_agg(entry.change order by entry.happened_at desc, entry.id desc), '[]') into changes
  from (
    select entry.id, entry.happened_at, jsonb_build_object(
      'id', entry.id, 'happenedAt', entry.happened_at, 'actor', private.audited_name(actor), 'table', entry.table_name,
      'action', entry.action, 'recordId', entry.row_key ->> 'id', 'columns', coalesce(entry.changed_columns, '{}'),
      'label', coalesce(private.website_label(entry.table_name, (entry.row_key ->> 'id')::uuid), entry.row_key ->> 'slug')
    ) as change
    from private.audit_log as entry
    left join public.profiles as actor on actor.id = entry.actor_id
    where entry.table_name in ('videos', 'seo_blog_posts', 'service_geo_pages', 'slug_redirects')
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit 10
  ) as entry;

  return jsonb_build_object('counts', counts, 'findings', findings, 'changes', changes);
end
$$;
