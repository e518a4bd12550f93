-- A flood of invented addresses does not keep out those that people ask for, and links are judged as visitors find them.

create table private.missing_candidates (
  path text primary key check (path ~ '^/' and char_length(path) <= 200),
  hits integer not null check (hits > 0),
  last_day date not null
);
comment on table private.missing_candidates is
  'Missing addresses that wait to be asked for again. At most 5,000, kept for 7 days. Tells nothing of visitors.';
revoke all on table private.missing_candidates from public, anon, authenticated;
alter table private.missing_candidates enable row level security;

comment on table public.missing_addresses is
  'Addresses that answered 404. At most 200 a day, the most asked ones, kept for 30 days, so that nobody can fill the table.';

create function private.count_missing(missing jsonb, today date) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- The places of a day, and those that an address gets at its first visit.
  places constant integer := 200;
  first_come constant integer := 100;
begin
  update public.missing_addresses as known set hits = known.hits + asked.value::integer
  from jsonb_each_text(missing) as asked
  where known.path = asked.key and known.day = today;

  with asked as (
    select entry.key as path, entry.value::integer as hits
    from jsonb_each_text(missing) as entry
    where entry.key ~ '^/' and char_length(entry.key) <= 200
      and not exists (
        select from public.missing_addresses as known where known.path = entry.key and known.day = today
      )
      and not exists (select from public.ignored_addresses as ignored where ignored.path = entry.key)
  )
  insert into private.missing_candidates as candidate (path, hits, last_day)
  select asked.path, asked.hits, today from asked
  on conflict (path) do update set hits = candidate.hits + excluded.hits, last_day = excluded.last_day;

  -- Asked for before, on another day or more than once: these have a place, if need be that of a weaker one.
  insert into public.missing_addresses (path, day, hits)
  select candidate.path, today, candidate.hits
  from private.missing_candidates as candidate
  where candidate.last_day = today and missing ? candidate.path
    and (
      candidate.hits > 1
      or exists (select from public.missing_addresses as earlier where earlier.path = candidate.path)
    )
  order by candidate.hits desc, candidate.path
  limit places
  on conflict (path, day) do nothing;

  insert into public.missing_addresses (path, day, hits)
  select candidate.path, today, candidate.hits
  from private.missing_candidates as candidate
  where candidate.last_day = today and missing ? candidate.path and candidate.hits = 1
    and not exists (
      select from public.missing_addresses as known where known.path = candidate.path and known.day = today
    )
  order by candidate.path
  limit greatest(
    0, first_come - (select count(*) from public.missing_addresses as counted where counted.day = today)
  );

  delete from private.missing_candidates as candidate
  using public.missing_addresses as known
  where known.path = candidate.path and known.day = today;

  with weak as (
    select counted.path
    from public.missing_addresses as counted
    where counted.day = today
    order by
      exists (
        select from public.missing_addresses as earlier where earlier.path = counted.path and earlier.day < today
      ) desc,
      counted.hits desc, counted.path
    offset places
  ), gone as (
    delete from public.missing_addresses as counted using weak
    where counted.path = weak.path and counted.day = today
    returning counted.path, counted.hits
  )
  insert into private.missing_candidates (path, hits, last_day)
  select gone.path, gone.hits, today from gone
  on conflict (path) do nothing;

  delete from private.missing_candidates as candidate where candidate.last_day < today - 7;
  -- By chance, weighted by their visits: a new address stays for a while, also beside a flood that asks for everything twice.
  delete from private.missing_candidates as candidate
  where candidate.path in (
    select other.path from private.missing_candidates as other order by random() ^ (1.0 / other.hits) desc offset 5000
  );
end
$$;
comment on function private.count_missing(jsonb, date) is
  'The first hundred addresses of a day have a place at once. Later ones have it at their second visit, and take it from the least asked.';
revoke execute on function private.count_missing(jsonb, date) from public, anon, authenticated;

create or replace function public.count_addresses(redirected jsonb, missing jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
begin
  insert into public.redirect_hits (path, day, hits)
  select asked.key, today, asked.value::integer
  from jsonb_each_text(redirected) as asked
  where exists (select from public.path_redirects as redirect where redirect.path = asked.key)
    or exists (
      select from private.page_of_path(asked.key) as page
      join public.slug_redirects as redirect on redirect.kind = page.page_kind and redirect.slug = page.slug
    )
  on conflict (path, day) do update set hits = redirect_hits.hits + excluded.hits;

  -- Two servers count the room that is left one after the other.
  perform pg_advisory_xact_lock(hashtextextended('missing_addresses', 0));
  delete from public.missing_addresses as old where old.day < today - 30;
  delete from public.redirect_hits as old where old.day < today - 400;
  perform private.count_missing(missing, today);
end
$$;

create function private.is_state_slug(slug text) returns boolean
language sql immutable set search_path = ''
as $$
  select slug = any (array[
    'alabama', 'alaska', 'arizona', 'arkansas', 'california', 'colorado', 'connecticut', 'delaware', 'florida',
    'georgia', 'hawaii', 'idaho', 'illinois', 'indiana', 'iowa', 'kansas', 'kentucky', 'louisiana', 'maine',
    'maryland', 'massachusetts', 'michigan', 'minnesota', 'mississippi', 'missouri', 'montana', 'nebraska', 'nevada',
    'new-hampshire', 'new-jersey', 'new-mexico', 'new-york', 'north-carolina', 'north-dakota', 'ohio', 'oklahoma',
    'oregon', 'pennsylvania', 'rhode-island', 'south-carolina', 'south-dakota', 'tennessee', 'texas', 'utah',
    'vermont', 'virginia', 'washington', 'west-virginia', 'wisconsin', 'wyoming'
  ])
$$;
comment on function private.is_state_slug(text) is 'The slugs of lib/content/states.ts; a test compares them.';
revoke execute on function private.is_state_slug(text) from public, anon, authenticated;

create or replace function private.leads_somewhere(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when path ~ '^/(storage|icons)/' then true
    when path ~ '^/blog/[^/]+$' then exists (
      select from public.seo_blog_posts as post where post.slug = split_part(path, '/', 3) and post.status = 'published'
    ) or public.find_moved_page('article', split_part(path, '/', 3)) is not null
    -- An industry has its page while a film of it is published.
    when path ~ '^/videos/industry/[^/]+(/[0-9]+)?$' then exists (
      select from public.industries as industry
      join public.video_industries as link on link.industry_id = industry.id
      join public.videos as video on video.id = link.video_id and not video.draft and not video.archived
      where industry.name = split_part(path, '/', 4)
    )
    when path ~ '^/videos/[^/]+$' then exists (
      select from public.videos as video
      where video.slug = split_part(path, '/', 3) and not video.draft and not video.archived
    ) or public.find_moved_page('video', split_part(path, '/', 3)) is not null
    -- A state has its page also where none is stored.
    when path ~ '^/video-production-in/[^/]+' then private.is_state_slug(split_part(path, '/', 3)) or exists (
      select from public.service_geo_pages as place
      where place.slug = split_part(path, '/', 3) and place.status = 'published'
    ) or public.find_moved_page('place', split_part(path, '/', 3)) is not null
    -- The name of a city leads to the city, or to a choice of its namesakes.
    or exists (
      select from public.service_geo_pages as place
      where place.slug like split_part(path, '/', 3) || '-__' and place.status = 'published' and place.city is not null
    )
    else path ~ '^/blog/page/[0-9]+$' or path in (
      '/', '/blog', '/videos', '/videographers-near-me', '/hiring-videographers', '/get-started', '/privacy-policy',
      '/feed.xml', '/feed.json', '/sitemap.xml'
    )
  end or exists (select from public.path_redirects as redirect where redirect.path = leads_somewhere.path)
$$;
