-- The home of the website tells what the last check found, what visitors ask for in vain, and more kinds of changes.

create or replace function private.website_label(table_name text, record_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case table_name
    when 'videos' then (
      select coalesce(nullif(trim(video.name_on_website), ''), nullif(trim(video.name_internal), ''), video.slug)
      from public.videos as video where video.id = record_id
    )
    when 'seo_blog_posts' then (select post.title from public.seo_blog_posts as post where post.id = record_id)
    when 'service_geo_pages' then (
      select concat_ws(', ', nullif(place.city, ''), place.state)
      from public.service_geo_pages as place where place.id = record_id
    )
    when 'path_redirects' then (select redirect.path from public.path_redirects as redirect where redirect.id = record_id)
    when 'industries' then (select industry.name from public.industries as industry where industry.id = record_id)
    when 'home_slots' then (select slot.place from public.home_slots as slot where slot.id = record_id)
  end
$$;

-- Broken links are those of the last check, which reads every page: no text is read for this screen any more.
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
      select found.kind, found.table_name, coalesce(found.record_id, found.id), found.last_seen_at, found.detail, found.total
      from (
        select 'check-' || open.kind as kind, open.id, open.record_id, open.last_seen_at, open.detail,
          case open.page_kind
            when 'video' then 'videos' when 'article' then 'seo_blog_posts' when 'place' then 'service_geo_pages' else open.path
          end as table_name,
          count(*) over (partition by open.kind) as total,
          row_number() over (partition by open.kind order by open.state, open.last_seen_at desc, open.path) as place
        from public.search_finding_list as open
        where open.standing = 'open' and open.kind in (
          'unreachable', 'broken-link', 'broken-picture', 'contradiction', 'structured-data', 'no-title', 'no-alt', 'alike',
          'few-links'
        )
      ) as found
      where found.place <= 3
    )
    union all
    (
      select 'missing-address', asked.path, null, asked.last_day::timestamptz,
        asked.hits || case asked.hits when 1 then ' time' else ' times' end, count(*) over ()
      from public.missing_address_list as asked
      where asked.hits >= 3
      order by asked.hits desc, asked.path limit 3
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
        'table', case when finding.table_name not like '/%' then finding.table_name end,
        'id', coalesce(finding.id::text, finding.table_name), 'detail', finding.detail,
        'label', case
          when finding.table_name like '/%' then finding.table_name else private.website_label(finding.table_name, finding.id)
        end
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
    where entry.table_name in (
        'videos', 'seo_blog_posts', 'service_geo_pages', 'slug_redirects', 'path_redirects', 'industries', 'home_slots'
      )
      and entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit 10
  ) as entry;

  return jsonb_build_object('counts', counts, 'findings', findings, 'changes', changes);
end
$$;
