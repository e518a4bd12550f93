-- The home of the website: what is public, what changed last, and what needs somebody.

create function private.website_label(table_name text, record_id uuid) returns text
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
  end
$$;
comment on function private.website_label(text, uuid) is 'What staff call a record of the website. Null for one that is gone.';
revoke execute on function private.website_label(text, uuid) from public, anon, authenticated;

create function public.get_website_overview() returns jsonb
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

  with page as (
    select 'seo_blog_posts' as kind, post.id, post.meta_title, post.meta_description, post.updated_at
    from public.seo_blog_posts as post where post.status = 'published'
    union all
    select 'service_geo_pages', place.id, place.meta_title, place.meta_description, place.updated_at
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
  ), missing as (
    select target.path from (select distinct link.path from link) as target where not private.leads_somewhere(target.path)
  ), filmed as (
    select video.state, coalesce(video.city, '') as city
    from public.videos as video
    where not video.draft and not video.archived and video.website_placement <> 'none'
    union
    select video.state, ''
    from public.videos as video
    where not video.draft and not video.archived and video.website_placement <> 'none'
  ), finding as materialized (
    select 'unscheduled' as kind, 'seo_blog_posts' as table_name, post.id, post.updated_at, null as detail
    from public.seo_blog_posts as post where post.publish_problem is not null
    union all
    select 'broken', link.kind, link.id, link.updated_at, string_agg(link.path, ' ' order by link.path)
    from link join missing on missing.path = link.path group by 1, 2, 3, 4
    union all
    select 'no-alt', 'seo_blog_posts', post.id, post.updated_at, null
    from public.seo_blog_posts as post
    where post.status = 'published' and post.featured_image <> '' and coalesce(post.alt_text, '') = ''
    union all
    select 'double', page.kind, page.id, page.updated_at, page.meta_title
    from page
    where lower(page.meta_title) in (
      select lower(other.meta_title) from page as other where other.meta_title <> '' group by 1 having count(*) > 1
    )
    union all
    select 'thin', 'service_geo_pages', place.id, place.updated_at, place.word_count || ' words'
    from public.service_geo_pages as place
    left join filmed on filmed.state = place.state and filmed.city = coalesce(place.city, '')
    where place.status = 'published' and place.word_count < 250 and filmed.state is null
    union all
    select 'no-description', page.kind, page.id, page.updated_at, null
    from page where coalesce(page.meta_description, '') = ''
    union all
    select 'no-captions', 'videos', video.id, video.updated_at, null
    from public.videos as video
    where not video.draft and not video.archived and not exists (
      select from public.captions as caption where caption.video_id = video.id and caption.kind = 'captions'
    )
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', counted.kind, 'total', counted.total, 'examples', shown.examples)), '[]')
  into findings
  from (select finding.kind, count(*) as total from finding group by finding.kind) as counted
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'table', newest.table_name, 'id', newest.id, 'detail', newest.detail,
        'label', private.website_label(newest.table_name, newest.id)
      )
      order by newest.updated_at desc, newest.id
    ) as examples
    from (
      select finding.table_name, finding.id, finding.detail, finding.updated_at
      from finding where finding.kind = counted.kind
      order by finding.updated_at desc, finding.id limit 3
    ) as newest
  ) as shown;

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
comment on function public.get_website_overview() is
  'counts by status; findings with their number and the three of each kind that changed last; the last changes. Links are read in the 300 published texts that changed last. Raises PT403.';
revoke execute on function public.get_website_overview() from public, anon, authenticated;
grant execute on function public.get_website_overview() to authenticated;
