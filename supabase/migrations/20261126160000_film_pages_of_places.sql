-- A place with more films than its page shows has pages that list all of them. They are among the pages of a video.

create or replace function public.list_video_pages(
  video_ids uuid[],
  min_local integer,
  place_tiles integer,
  industry_tiles integer
) returns jsonb
language sql stable set search_path = ''
as $$
  with published as materialized (
    select video.id, video.slug, video.state, video.city, video.website_placement, video.created_on
    from public.videos as video
    where not video.draft and not video.archived
  ),
  placed as materialized (
    select
      video.*,
      row_number() over (partition by video.state, video.city order by video.created_on desc, video.slug) as in_city,
      row_number() over (partition by video.state order by video.created_on desc, video.slug) as in_state,
      row_number() over (
        partition by video.website_placement order by video.created_on desc, video.slug
      ) as in_placement
    from published as video
    where video.website_placement <> 'none'
  ),
  -- Materialized: the planner takes them for small and would read all videos again for each page.
  of_city as materialized (
    select video.state, video.city, count(*) as videos from placed as video group by video.state, video.city
  ),
  of_state as materialized (
    select video.state, count(*) as videos from placed as video group by video.state
  ),
  wanted as materialized (
    select video.* from placed as video where video.id = any (video_ids)
  ),
  page as materialized (
    select
      geo_page.slug,
      concat_ws(', ', nullif(geo_page.city, ''), geo_page.state) as label,
      geo_page.state,
      nullif(geo_page.city, '') as city,
      case
        when of_city.videos >= min_local then 'city'
        when of_state.videos >= min_local then 'state'
        else 'featured'
      end as chosen_as
    from public.service_geo_pages as geo_page
    left join of_city on of_city.state = geo_page.state and of_city.city = geo_page.city
    left join of_state on of_state.state = geo_page.state
    where geo_page.status = 'published'
  ),
  ranked as (
    select
      link.video_id,
      link.industry_id,
      row_number() over (partition by link.industry_id order by video.created_on desc, video.slug) as in_industry
    from public.video_industries as link
    join published as video on video.id = link.video_id
    where link.industry_id in (
      select asked.industry_id from public.video_industries as asked where asked.video_id = any (video_ids)
    )
  ),
  shown as (
    select page.slug, page.label, page.chosen_as
    from wanted as video
    join page on page.state = video.state and page.city = video.city
    where page.chosen_as = 'city' and video.in_city <= place_tiles
    union all
    select page.slug, page.label, page.chosen_as
    from wanted as video
    join page on page.state = video.state
    where page.chosen_as = 'state' and video.in_state <= place_tiles
    union all
    select page.slug, page.label, page.chosen_as
    from wanted as video
    cross join page
    where page.chosen_as = 'featured'
      and video.website_placement = 'featured-video' and video.in_placement <= place_tiles
  ),
  found as (
    select distinct 'place' as kind, shown.slug, shown.label, 1 as number, shown.chosen_as
    from shown
    union all
    select distinct
      'films', page.slug, page.label, ((video.in_city - 1) / industry_tiles + 1)::integer, null
    from wanted as video
    join page on page.state = video.state and page.city = video.city
    join of_city on of_city.state = video.state and of_city.city = video.city
    where page.chosen_as = 'city' and of_city.videos > place_tiles
    union all
    select distinct
      'films', page.slug, page.label, ((video.in_state - 1) / industry_tiles + 1)::integer, null
    from wanted as video
    join page on page.state = video.state and page.city is null
    join of_state on of_state.state = video.state
    where page.chosen_as = 'state' and of_state.videos > place_tiles
    union all
    select distinct
      'industry', industry.name, industry.name, ((ranked.in_industry - 1) / industry_tiles + 1)::integer, null
    from ranked
    join public.industries as industry on industry.id = ranked.industry_id
    where ranked.video_id = any (video_ids)
  )
  -- One value, because the API cuts off rows after the first thousand.
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'kind', found.kind, 'slug', found.slug, 'label', found.label, 'number', found.number, 'chosenAs', found.chosen_as
      )
      order by found.kind, found.label, found.number
    ),
    '[]'
  )
  from found
$$;
