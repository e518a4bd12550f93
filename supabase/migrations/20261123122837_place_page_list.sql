-- The list of all place pages that staff search, and what they change for many at once.

alter table public.service_geo_pages
  add column is_composed boolean not null default false,
  add column search_text text generated always as (
    lower(coalesce(city, '') || ' ' || state || ' ' || slug || ' ' || title)
  ) stored;
comment on column public.service_geo_pages.is_composed is
  'The text is as the composer made it. Saving another text takes the mark away.';
comment on column public.service_geo_pages.search_text is 'Place, slug and title, in lower case.';

create function private.unmark_composed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- An undo brings the mark back together with the text.
  if new.is_composed = old.is_composed then
    new.is_composed := false;
  end if;
  return new;
end
$$;
revoke execute on function private.unmark_composed() from public, anon, authenticated;
create trigger unmark_composed before update on public.service_geo_pages
  for each row when (new.written_content is distinct from old.written_content)
  execute function private.unmark_composed();

-- One scan finds and counts. Only the rows of the page are put together.
create function public.search_place_pages(
  words text[] default '{}',
  in_state text default null,
  of_kind text default null,
  with_status text default null,
  in_search boolean default null,
  composed boolean default null,
  sort_by text default 'changed',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0
) returns table (
  id uuid,
  slug text,
  city text,
  state text,
  title text,
  status text,
  word_count integer,
  films integer,
  is_indexable boolean,
  is_composed boolean,
  updated_at timestamptz,
  total integer
)
language plpgsql stable set search_path = ''
as $$
declare
  sort_key text := case sort_by
    when 'place' then $key$lower(coalesce(nullif(page.city, ''), page.state))$key$
    when 'state' then 'page.state'
    when 'words' then 'page.word_count'
    when 'films' then 'coalesce(local.films, 0)'
    else 'page.updated_at'
  end;
  conditions text := (
    select coalesce(string_agg(format('page.search_text like $1[%s] and ', word.position), ''), '')
    from generate_subscripts(words, 1) as word (position)
  );
  -- Counted for all pages only where the order or a filter asks for it.
  counted text := case when sort_by = 'films' or in_search is not null then
    'left join local on local.state = page.state and local.city = coalesce(page.city, '''')'
  end;
begin
  return query execute format(
    $query$
      with local as materialized (
        -- The empty city stands for the whole state.
        select video.state, coalesce(video.city, '') as city, count(*)::integer as films
        from public.videos as video
        where not video.draft and not video.archived and video.website_placement <> 'none' and video.city <> ''
        group by 1, 2
        union all
        select video.state, '', count(*)::integer
        from public.videos as video
        where not video.draft and not video.archived and video.website_placement <> 'none'
        group by 1
      ), found as materialized (
        select page.id, %1$s as sort_key
        from public.service_geo_pages as page %4$s
        where %3$s ($2 is null or page.state = $2)
          and ($3 is null or $3 = case when coalesce(page.city, '') = '' then 'state' else 'city' end)
          and ($4 is null or page.status = $4)
          and ($5 is null or $5 = page.is_composed)
          %5$s
      ), shown as (
        select found.id, found.sort_key from found
        order by found.sort_key %2$s nulls last, found.id limit $6 offset $7
      )
      select
        page.id, page.slug, nullif(page.city, ''), page.state, page.title, page.status, page.word_count,
        coalesce(local.films, 0),
        page.status = 'published' and (page.word_count >= 250 or coalesce(local.films, 0) > 0),
        page.is_composed, page.updated_at, (select count(*)::integer from found)
      from shown
      join public.service_geo_pages as page on page.id = shown.id
      left join local on local.state = page.state and local.city = coalesce(page.city, '')
      order by shown.sort_key %2$s nulls last, shown.id
    $query$,
    sort_key,
    case when descending then 'desc' else 'asc' end,
    conditions,
    coalesce(counted, ''),
    case when in_search is not null then
      'and $8 = (page.status = ''published'' and (page.word_count >= 250 or coalesce(local.films, 0) > 0))'
    end
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    in_state, of_kind, with_status, composed, least(max_rows, 1000), greatest(skip_rows, 0), in_search;
end
$$;
comment on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer) is
  'A page matches when every word is in its place, slug or title. of_kind: city or state. in_search and is_indexable follow the rule of indexable_geo_pages. films: published ones from there that pages of places show. sort_by: place, state, words, films or changed.';
revoke execute on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer)
  from public, anon, authenticated;
grant execute on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer)
  to authenticated;

create function public.set_place_pages_status(page_ids uuid[], new_status text) returns table (
  page_id uuid,
  outcome text,
  is_indexable boolean
)
language sql set search_path = ''
as $$
  with changed as (
    update public.service_geo_pages as page
    set status = new_status
    where page.id = any (page_ids) and page.status <> new_status
    returning page.id
  )
  select asked.id,
    case
      when changed.id is not null then 'done'
      when page.status = new_status then 'unchanged'
      else 'refused'
    end,
    coalesce(
      page.word_count >= 250 or exists (
        select from public.videos as video
        where video.state = page.state
          and (coalesce(page.city, '') = '' or video.city = page.city)
          and not video.draft and not video.archived
          and video.website_placement <> 'none'
      ),
      false
    )
  from unnest(page_ids) as asked (id)
  left join changed on changed.id = asked.id
  left join public.service_geo_pages as page on page.id = asked.id
$$;
comment on function public.set_place_pages_status(uuid[], text) is
  'new_status: published or draft. outcome: done, unchanged, or refused for a page that does not exist or that the caller may not change. is_indexable: whether search engines may list the page once it is published.';
revoke execute on function public.set_place_pages_status(uuid[], text) from public, anon, authenticated;
grant execute on function public.set_place_pages_status(uuid[], text) to authenticated;

-- What changes of one page change elsewhere: the cities that it stands between in the alphabet of its state.
create function public.list_place_neighbors(page_ids uuid[], on_each_side integer default 2) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct near.slug), '[]')
  from public.service_geo_pages as page
  cross join lateral (
    (
      select other.slug from public.service_geo_pages as other
      where other.status = 'published' and other.state = page.state and other.city <> '' and other.city < page.city
      order by other.city desc limit on_each_side
    )
    union all
    (
      select other.slug from public.service_geo_pages as other
      where other.status = 'published' and other.state = page.state and other.city > page.city
      order by other.city limit on_each_side
    )
  ) as near
  where page.id = any (page_ids) and coalesce(page.city, '') <> ''
$$;
comment on function public.list_place_neighbors(uuid[], integer) is
  'Slugs of the published cities on each side of these cities in the alphabet of their state: their pages link to them.';
revoke execute on function public.list_place_neighbors(uuid[], integer) from public, anon, authenticated;
grant execute on function public.list_place_neighbors(uuid[], integer) to authenticated;

-- With which pages a text is compared: whole tables are too much to read.
create function public.list_alike_candidates(of_page uuid, in_state integer, elsewhere integer) returns table (
  id uuid,
  city text,
  state text,
  written_content text
)
language sql stable set search_path = ''
as $$
  with asked as (
    select page.id, page.state, page.word_count, page.is_composed
    from public.service_geo_pages as page where page.id = of_page
  ), near as (
    (
      select other.id from public.service_geo_pages as other
      join asked on other.state = asked.state and other.id <> asked.id
      where other.word_count > 0
      order by (other.is_composed = asked.is_composed) desc, abs(other.word_count - asked.word_count), other.id
      limit in_state
    )
    union all
    (
      select other.id from public.service_geo_pages as other
      join asked on other.state <> asked.state
      where other.word_count > 0
      order by (other.is_composed = asked.is_composed) desc, abs(other.word_count - asked.word_count), other.id
      limit elsewhere
    )
  )
  select page.id, nullif(page.city, ''), page.state, page.written_content
  from near join public.service_geo_pages as page on page.id = near.id
$$;
comment on function public.list_alike_candidates(uuid, integer, integer) is
  'Pages that may say the same: of the same state and of others those of like making and of like length.';
revoke execute on function public.list_alike_candidates(uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.list_alike_candidates(uuid, integer, integer) to authenticated;
