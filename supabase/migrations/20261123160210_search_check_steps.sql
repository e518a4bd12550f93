-- Search health: what the worker does. Each step is one transaction, so that a killed worker's steps count once.

create function private.hold_search_check(lease jsonb) returns uuid
language sql security definer set search_path = ''
as $$
  select run.id from public.search_checks as run
  where run.id = (lease ->> 'check')::uuid and run.status = 'running' and exists (
    select from public.jobs as job
    where job.id = (lease ->> 'job')::uuid and job.token = (lease ->> 'token')::bigint and job.status = 'running'
  )
  for update of run
$$;
comment on function private.hold_search_check(jsonb) is
  'lease: {check, job, token}. Null when the check was canceled, or when another worker has taken the job: nothing may be written then.';
revoke execute on function private.hold_search_check(jsonb) from public, anon, authenticated;

create function public.begin_search_check() returns table (id uuid, phase text)
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.search_checks as run where run.started_at > now() - interval '23 hours') then
    insert into public.search_checks default values on conflict do nothing;
  end if;
  return query select run.id, run.phase from public.search_checks as run where run.status = 'running';
end
$$;
comment on function public.begin_search_check() is
  'The check that runs, or a new one when the last began a day ago. No row when none is due.';
revoke execute on function public.begin_search_check() from public, anon, authenticated;
grant execute on function public.begin_search_check() to service_role;

create function public.has_open_search_check() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.search_checks as run where run.status = 'running') $$;
revoke execute on function public.has_open_search_check() from public, anon, authenticated;
grant execute on function public.has_open_search_check() to service_role;

create function public.enter_search_phase(lease jsonb, next_phase text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  run_id constant uuid := private.hold_search_check(lease);
begin
  update public.search_checks as run set phase = next_phase where run.id = run_id;
  return found;
end
$$;
revoke execute on function public.enter_search_phase(jsonb, text) from public, anon, authenticated;
grant execute on function public.enter_search_phase(jsonb, text) to service_role;

create function public.add_search_pages(lease jsonb, paths text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  run_id constant uuid := private.hold_search_check(lease);
  added integer;
begin
  if run_id is null then
    return false;
  end if;
  insert into private.search_pages (path, is_listed)
  select distinct given.path, true
  from unnest(paths) as given (path)
  where not exists (select from private.search_pages as known where known.path = given.path)
  limit greatest(0, 60000 - (select run.pages_known from public.search_checks as run where run.id = run_id))
  on conflict do nothing;
  get diagnostics added = row_count;
  update public.search_checks as run set pages_known = run.pages_known + added where run.id = run_id;
  update public.search_checks as run
  set pages_left_out = run.pages_left_out + (
    select count(distinct given.path) from unnest(paths) as given (path)
    where not exists (select from private.search_pages as known where known.path = given.path)
  )
  where run.id = run_id;
  return true;
end
$$;
comment on function public.add_search_pages(jsonb, text[]) is
  'Adds addresses of the sitemap. A check reads at most 60,000 pages. False: stop.';
revoke execute on function public.add_search_pages(jsonb, text[]) from public, anon, authenticated;
grant execute on function public.add_search_pages(jsonb, text[]) to service_role;

create function public.next_search_pages(page_count integer) returns table (path text, is_listed boolean)
language sql stable security definer set search_path = ''
as $$
  select page.path, page.is_listed from private.search_pages as page
  where page.status is null
  order by page.is_listed desc, page.path
  limit page_count
$$;
revoke execute on function public.next_search_pages(integer) from public, anon, authenticated;
grant execute on function public.next_search_pages(integer) to service_role;

create function private.note_findings(findings jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.search_noted (kind, path, subject, detail)
  select found.kind, found.path, left(found.subject, 2000), left(found.detail, 2000)
  from jsonb_to_recordset(findings) as found (kind text, path text, subject text, detail text)
  on conflict do nothing
$$;
revoke execute on function private.note_findings(jsonb) from public, anon, authenticated;

create function public.note_search_findings(lease jsonb, findings jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.hold_search_check(lease) is null then
    return false;
  end if;
  perform private.note_findings(findings);
  return true;
end
$$;
comment on function public.note_search_findings(jsonb, jsonb) is
  'findings: an array of {kind, path, subject, detail}. The same one counts once. False: stop.';
revoke execute on function public.note_search_findings(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.note_search_findings(jsonb, jsonb) to service_role;

create function public.record_search_pages(lease jsonb, pages jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  run_id constant uuid := private.hold_search_check(lease);
  read_paths text[];
  added integer;
begin
  if run_id is null then
    return false;
  end if;
  with changed as (
    update private.search_pages as page
    set status = given.status, leads_to = given.leads_to, title = given.title, description = given.description,
      canonical = given.canonical, is_noindex = given.is_noindex
    from jsonb_to_recordset(pages) as given (
      path text, status integer, leads_to text, title text, description text, canonical text, is_noindex boolean
    )
    where page.path = given.path and page.status is null
    returning page.path
  )
  select coalesce(array_agg(changed.path), '{}') into read_paths from changed;

  insert into private.search_targets as target (path, kind, pages, sources)
  select link.path, link.kind, count(distinct link.source), (array_agg(distinct link.source))[1:50]
  from (
    select given.path as source, one ->> 'path' as path, one ->> 'kind' as kind
    from jsonb_to_recordset(pages) as given (path text, targets jsonb)
    cross join lateral jsonb_array_elements(given.targets) as one
    where given.path = any (read_paths) and one ->> 'path' <> given.path
  ) as link
  group by link.path, link.kind
  order by link.path
  on conflict (path) do update
    set pages = target.pages + excluded.pages, sources = (target.sources || excluded.sources)[1:50]
    where target.pages < 50;

  insert into private.search_pages (path, is_listed)
  select distinct one ->> 'path', false
  from jsonb_to_recordset(pages) as given (path text, targets jsonb, leads_to text)
  cross join lateral (
    select each.one from jsonb_array_elements(given.targets) as each (one)
    union all
    select jsonb_build_object('kind', 'page', 'path', given.leads_to) where given.leads_to is not null
  ) as found
  where given.path = any (read_paths) and one ->> 'kind' = 'page'
    and not exists (select from private.search_pages as known where known.path = one ->> 'path')
  limit greatest(0, 60000 - (select run.pages_known from public.search_checks as run where run.id = run_id))
  on conflict do nothing;
  get diagnostics added = row_count;

  perform private.note_findings(found.findings)
  from jsonb_to_recordset(pages) as found (path text, findings jsonb)
  where found.path = any (read_paths);
  update public.search_checks as run
  set pages_known = run.pages_known + added, pages_read = run.pages_read + cardinality(read_paths)
  where run.id = run_id;
  return true;
end
$$;
comment on function public.record_search_pages(jsonb, jsonb) is
  'pages: an array of {path, status, leads_to, title, description, canonical, is_noindex, targets: [{path, kind}], findings}. A page that was read already changes nothing. False: stop.';
revoke execute on function public.record_search_pages(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_search_pages(jsonb, jsonb) to service_role;

create function public.next_search_files(file_count integer) returns setof text
language sql stable security definer set search_path = ''
as $$
  select target.path from private.search_targets as target
  where target.status is null and target.kind <> 'page'
  order by target.path
  limit file_count
$$;
revoke execute on function public.next_search_files(integer) from public, anon, authenticated;
grant execute on function public.next_search_files(integer) to service_role;

create function public.record_search_files(lease jsonb, files jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if private.hold_search_check(lease) is null then
    return false;
  end if;
  update private.search_targets as target set status = given.status
  from jsonb_to_recordset(files) as given (path text, status integer)
  where target.path = given.path;
  return true;
end
$$;
comment on function public.record_search_files(jsonb, jsonb) is 'files: an array of {path, status}. False: stop.';
revoke execute on function public.record_search_files(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_search_files(jsonb, jsonb) to service_role;

create function public.list_published_texts(after_id uuid, page_count integer)
returns table (id uuid, path text, text text, words integer, has_film boolean)
language sql stable security definer set search_path = ''
as $$
  select written.id, written.path, written.text, written.words, written.has_film
  from (
    (
      select place.id, '/video-production-in/' || place.slug as path, place.written_content as text, place.word_count as words,
        exists (
          select from public.videos as video
          where not video.draft and not video.archived and video.website_placement <> 'none' and video.state = place.state
            and (coalesce(place.city, '') = '' or video.city = place.city)
        ) as has_film
      from public.service_geo_pages as place
      where place.status = 'published' and place.id > after_id
      order by place.id limit page_count
    )
    union all
    (
      select post.id, '/blog/' || post.slug, post.blog_post, null, false
      from public.seo_blog_posts as post
      where post.status = 'published' and post.id > after_id
      order by post.id limit page_count
    )
  ) as written
  order by written.id
  limit page_count
$$;
comment on function public.list_published_texts(uuid, integer) is
  'Place pages and articles, in the order of their ids. words is null for an article, which is not published without enough of them.';
revoke execute on function public.list_published_texts(uuid, integer) from public, anon, authenticated;
grant execute on function public.list_published_texts(uuid, integer) to service_role;
