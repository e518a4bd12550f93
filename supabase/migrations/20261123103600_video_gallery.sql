-- The list of all videos that staff search, and what they change for many at once.

alter table public.videos
  add column search_text text generated always as (
    lower(
      coalesce(name_on_website, '') || ' ' || coalesce(name_internal, '') || ' ' || slug || ' ' || coalesce(service, '')
        || ' ' || coalesce(city, '') || ' ' || coalesce(state, '')
    )
  ) stored;
comment on column public.videos.search_text is 'Names, slug, service and place, in lower case.';

-- One scan finds and counts. Only the rows of the page are put together.
create function public.search_videos(
  words text[] default '{}',
  with_status text default null,
  of_client uuid default null,
  of_industry uuid default null,
  with_service text default null,
  in_state text default null,
  in_city text default null,
  with_placement boolean default null,
  without text default null,
  sort_by text default 'created',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0
) returns table (
  id uuid,
  slug text,
  title text,
  video_thumbnail text,
  aspect_ratio public.aspect_ratio,
  status text,
  clients text[],
  industries text[],
  service text,
  city text,
  state text,
  has_placement boolean,
  missing text[],
  created_on timestamptz,
  updated_at timestamptz,
  total integer
)
language plpgsql stable set search_path = ''
as $$
declare
  sort_key text := case sort_by
    when 'title' then $key$lower(coalesce(nullif(trim(video.name_on_website), ''), video.name_internal, video.slug))$key$
    when 'service' then 'video.service'
    when 'place' then $key$nullif(concat_ws(', ', video.state, video.city), '')$key$
    when 'changed' then 'video.updated_at'
    else 'video.created_on'
  end;
  -- One condition for each word: a word is in the text of the video, or one of its clients has it.
  conditions text := (
    select coalesce(string_agg(
      format(
        $condition$
          (video.search_text like $1[%1$s] or video.id in (
            select link.video_id from public.video_clients as link
            where link.client_id = any (array(
              select client.id from public.clients as client where client.search_text like $1[%1$s]
            ))
          )) and
        $condition$,
        word.position
      ), ''
    ), '')
    from generate_subscripts(words, 1) as word (position)
  );
begin
  return query execute format(
    $query$
      with found as materialized (
        select video.id, %1$s as sort_key
        from public.videos as video
        where %3$s ($2 is null or $2 = case when video.archived then 'archived' when video.draft then 'draft' else 'published' end)
          and ($3 is null or video.id in (
            select link.video_id from public.video_clients as link where link.client_id = $3
          ))
          and ($4 is null or video.id in (
            select link.video_id from public.video_industries as link where link.industry_id = $4
          ))
          and ($5 is null or video.service = $5)
          and ($6 is null or video.state = $6)
          and ($7 is null or video.city = $7)
          and ($8 is null or $8 = (coalesce(video.website_placement, 'none') <> 'none'))
          and ($9 is null or case $9
            when 'thumbnail' then video.video_thumbnail is null
            when 'film' then coalesce(video.film_file, video.video_file, video.video_link, video.vimeo_video_id) is null
            when 'goal' then char_length(trim(coalesce(video.about_video_goal, ''))) < 80
            when 'ratio' then video.aspect_ratio is null
            when 'place' then video.state is null
            when 'industry' then video.id not in (select link.video_id from public.video_industries as link)
            when 'captions' then video.id not in (select caption.video_id from public.captions as caption where caption.kind = 'captions')
          end)
      ), page as (
        select found.id, found.sort_key from found
        order by found.sort_key %2$s nulls last, found.id limit $10 offset $11
      )
      select
        video.id, video.slug,
        coalesce(nullif(trim(video.name_on_website), ''), nullif(trim(video.name_internal), ''), 'Untitled Video'),
        video.video_thumbnail, video.aspect_ratio,
        case when video.archived then 'archived' when video.draft then 'draft' else 'published' end,
        array(
          select client.name from public.video_clients as link
          join public.clients as client on client.id = link.client_id
          where link.video_id = video.id order by client.name
        ),
        industry.names, video.service, video.city, video.state,
        coalesce(video.website_placement, 'none') <> 'none',
        array_remove(array[
          case when video.video_thumbnail is null then 'thumbnail' end,
          case when coalesce(video.film_file, video.video_file, video.video_link, video.vimeo_video_id) is null then 'film' end,
          case when char_length(trim(coalesce(video.about_video_goal, ''))) < 80 then 'goal' end,
          case when video.aspect_ratio is null then 'ratio' end,
          case when cardinality(industry.names) = 0 then 'industry' end,
          case when video.state is null then 'place' end,
          case when not exists (select from public.captions as caption where caption.video_id = video.id and caption.kind = 'captions') then 'captions' end
        ], null),
        video.created_on, video.updated_at, (select count(*)::integer from found)
      from page
      join public.videos as video on video.id = page.id
      cross join lateral (
        select array(
          select industry.name from public.video_industries as link
          join public.industries as industry on industry.id = link.industry_id
          where link.video_id = video.id order by industry.name
        ) as names
      ) as industry
      order by page.sort_key %2$s nulls last, page.id
    $query$,
    sort_key,
    case when descending then 'desc' else 'asc' end,
    conditions
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    with_status, of_client, of_industry, with_service, in_state, in_city, with_placement, without,
    least(max_rows, 1000), greatest(skip_rows, 0);
end
$$;
comment on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer) is
  'A video matches when every word is in its names, slug, service or place, or in the name or website of a client. with_placement: shown on pages of places, or not. without: what is missing, one of the values of missing; goal means fewer than 80 characters. sort_by: title, service, place, changed or created.';
revoke execute on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer)
  to authenticated;

create function public.list_video_choices() returns jsonb
language sql stable set search_path = ''
as $$
  with place as (
    select distinct video.state, video.city from public.videos as video where video.state is not null
  )
  select jsonb_build_object(
    'services', (
      select coalesce(jsonb_agg(service.name order by service.name), '[]')
      from (select distinct video.service as name from public.videos as video where video.service is not null) as service
    ),
    'states', (
      select coalesce(jsonb_agg(state.name order by state.name), '[]')
      from (select distinct place.state as name from place) as state
    ),
    'cities', (
      select coalesce(
        jsonb_agg(jsonb_build_object('state', place.state, 'city', place.city) order by place.state, place.city), '[]'
      )
      from place where place.city is not null
    )
  )
$$;
comment on function public.list_video_choices() is 'What the list of videos can be narrowed to: services, states and cities that a video has.';
revoke execute on function public.list_video_choices() from public, anon, authenticated;
grant execute on function public.list_video_choices() to authenticated;

create function public.set_videos_placement(video_ids uuid[], has_placement boolean) returns table (
  video_id uuid,
  outcome text
)
language sql set search_path = ''
as $$
  with changed as (
    update public.videos as video
    set website_placement = case when has_placement then 'featured-video' else 'none' end
    where video.id = any (video_ids)
      and has_placement <> (coalesce(video.website_placement, 'none') <> 'none')
    returning video.id
  )
  select asked.id,
    case
      when changed.id is not null then 'done'
      when video.id is not null and has_placement = (coalesce(video.website_placement, 'none') <> 'none') then 'unchanged'
      else 'refused'
    end
  from unnest(video_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.videos as video on video.id = asked.id
$$;
comment on function public.set_videos_placement(uuid[], boolean) is
  'outcome: done, unchanged, or refused for a video that does not exist or that the caller may not change.';
revoke execute on function public.set_videos_placement(uuid[], boolean) from public, anon, authenticated;
grant execute on function public.set_videos_placement(uuid[], boolean) to authenticated;

create function public.add_industry_to_videos(video_ids uuid[], added_id uuid) returns table (
  video_id uuid,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins change videos' using errcode = 'PT403';
  end if;
  if not exists (select from public.industries as industry where industry.id = added_id) then
    raise exception 'There is no such industry' using errcode = 'PT404';
  end if;
  return query
    with added as (
      insert into public.video_industries (video_id, industry_id)
      select video.id, added_id from public.videos as video where video.id = any (video_ids)
      on conflict do nothing
      returning video_industries.video_id
    )
    select asked.id,
      case
        when added.video_id is not null then 'done'
        when video.id is not null then 'unchanged'
        else 'refused'
      end
    from unnest(video_ids) as asked (id)
    left join added on added.video_id = asked.id
    left join public.videos as video on video.id = asked.id;
end
$$;
comment on function public.add_industry_to_videos(uuid[], uuid) is
  'outcome: done, unchanged, or refused for a video that does not exist. Raises PT403 and PT404.';
revoke execute on function public.add_industry_to_videos(uuid[], uuid) from public, anon, authenticated;
grant execute on function public.add_industry_to_videos(uuid[], uuid) to authenticated;
