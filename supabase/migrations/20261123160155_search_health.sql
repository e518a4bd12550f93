-- Search health: checks of the whole public site, what they found, and what staff ignore of it.

create table public.search_checks (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'running' check (status in ('running', 'done', 'canceled')),
  phase text not null default 'sitemap' check (phase in ('sitemap', 'pages', 'files', 'texts')),
  pages_known integer not null default 0,
  pages_read integer not null default 0,
  pages_left_out integer not null default 0,
  counts jsonb not null default '{}',
  started_by uuid references public.profiles (id) on delete set null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status = 'running') = (finished_at is null))
);
comment on table public.search_checks is 'Each reads the whole public site once. At most one runs.';
comment on column public.search_checks.phase is 'What a worker does next: a job that was killed goes on from here.';
comment on column public.search_checks.counts is
  'By kind of finding: total, and of the stored ones new, still and fixed. Empty until the check is done.';
comment on column public.search_checks.started_by is 'Null: the daily check.';
create unique index search_checks_running_idx on public.search_checks (status) where status = 'running';
create index search_checks_started_idx on public.search_checks (started_at desc);
create index search_checks_starter_idx on public.search_checks (started_by);

create function private.search_kinds() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'unreachable', 'broken-link', 'broken-picture', 'contradiction', 'structured-data', 'no-title', 'double-title', 'no-alt',
    'thin', 'alike', 'no-description', 'double-description', 'long-title', 'long-description', 'few-links'
  ]
$$;
comment on function private.search_kinds() is 'The most urgent first.';
revoke execute on function private.search_kinds() from public, anon;
grant execute on function private.search_kinds() to authenticated, service_role;

create table public.search_findings (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind = any (private.search_kinds())),
  path text not null check (path ~ '^/' and char_length(path) <= 2000),
  subject text not null default '' check (char_length(subject) <= 2000),
  detail text not null check (char_length(detail) <= 2000),
  page_kind text check (page_kind in ('video', 'place', 'article')),
  record_id uuid,
  state text not null default 'new' check (state in ('new', 'still', 'fixed')),
  first_check_id uuid references public.search_checks (id) on delete set null,
  last_check_id uuid references public.search_checks (id) on delete set null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  fixed_at timestamptz,
  urgency integer generated always as (array_position(private.search_kinds(), kind)) stored,
  search_text text generated always as (lower(path || ' ' || detail)) stored,
  check ((state = 'fixed') = (fixed_at is not null)),
  unique (kind, path, subject)
);
comment on table public.search_findings is 'What checks found. Written by finish_search_check() alone; at most 1,000 open ones of a kind.';
comment on column public.search_findings.subject is 'Tells findings of one kind on one page apart, as the address that a broken link names.';
comment on column public.search_findings.record_id is 'Of the video, place page or article that has the path. Null for fixed pages of the site.';
comment on column public.search_findings.state is 'Compared with the check before: new, still there, or fixed.';
create index search_findings_state_idx on public.search_findings (state, urgency);
create index search_findings_first_check_idx on public.search_findings (first_check_id);
create index search_findings_last_check_idx on public.search_findings (last_check_id);

create table public.search_ignores (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind = any (private.search_kinds())),
  path text not null check (path ~ '^/' and char_length(path) <= 2000),
  subject text not null default '' check (char_length(subject) <= 2000),
  reason text not null check (char_length(trim(reason)) between 1 and 300),
  created_at timestamptz not null default now(),
  unique (kind, path, subject)
);
comment on table public.search_ignores is 'Findings that staff accept, with the reason. They survive the checks.';

do $$
declare
  name text;
begin
  foreach name in array array['search_checks', 'search_findings', 'search_ignores'] loop
    execute format('revoke all on table public.%I from anon, authenticated', name);
    execute format('grant select on table public.%I to authenticated', name);
    execute format('grant select, insert, update, delete on table public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format(
      'create policy "Super admins read search health" on public.%I for select to authenticated
        using ((select private.viewer_role() = ''super_admin''))', name
    );
  end loop;
end
$$;
grant insert, update, delete on table public.search_ignores to authenticated;
create policy "Super admins ignore findings" on public.search_ignores
  for insert to authenticated
  with check ((select private.viewer_write_role() = 'super_admin'));
create policy "Super admins change reasons" on public.search_ignores
  for update to authenticated
  using ((select private.viewer_write_role() = 'super_admin'))
  with check ((select private.viewer_write_role() = 'super_admin'));
create policy "Super admins stop ignoring findings" on public.search_ignores
  for delete to authenticated
  using ((select private.viewer_write_role() = 'super_admin'));
create trigger record_change after insert or update or delete on public.search_ignores
  for each row execute function private.record_change('id');
insert into private.content_tables (table_name) values ('search_ignores');

create view public.search_finding_list with (security_invoker = true) as
select finding.id, finding.kind, finding.path, finding.subject, finding.detail, finding.page_kind, finding.record_id,
  coalesce(finding.page_kind, 'other') as page_group,
  case when finding.state <> 'fixed' and ignored.id is not null then 'ignored' else finding.state end as state,
  case when finding.state = 'fixed' then 'fixed' when ignored.id is not null then 'ignored' else 'open' end as standing,
  finding.first_seen_at, finding.last_seen_at, finding.fixed_at, finding.urgency, finding.search_text, ignored.reason
from public.search_findings as finding
left join public.search_ignores as ignored
  on ignored.kind = finding.kind and ignored.path = finding.path and ignored.subject = finding.subject;
revoke all on table public.search_finding_list from anon, authenticated;
grant select on table public.search_finding_list to authenticated, service_role;

-- What the check that runs has read so far. Emptied when it ends.

create table private.search_pages (
  path text primary key,
  is_listed boolean not null,
  status integer,
  leads_to text,
  title text,
  description text,
  canonical text,
  is_noindex boolean
);
comment on column private.search_pages.is_listed is 'The sitemap names it.';
comment on column private.search_pages.status is 'Null: not read yet. 0: no answer.';
create index search_pages_waiting_idx on private.search_pages (is_listed desc, path) where status is null;

create table private.search_targets (
  path text primary key,
  kind text not null check (kind in ('page', 'file', 'picture')),
  pages integer not null,
  sources text[] not null,
  status integer
);
comment on column private.search_targets.pages is 'How many pages name it. Counting ends at fifty.';
create index search_targets_waiting_idx on private.search_targets (path) where status is null and kind <> 'page';

create table private.search_noted (
  kind text not null,
  path text not null,
  subject text not null,
  detail text not null,
  primary key (kind, path, subject)
);
comment on table private.search_noted is 'Findings of the check that runs.';

do $$
declare
  name text;
begin
  foreach name in array array['search_pages', 'search_targets', 'search_noted'] loop
    execute format('revoke all on table private.%I from public, anon, authenticated', name);
    execute format('alter table private.%I enable row level security', name);
  end loop;
end
$$;

-- What staff do.

create function public.start_search_check() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  open_check uuid;
begin
  if not coalesce(private.viewer_write_role() = 'super_admin', false) then
    raise exception 'Only super admins check the site' using errcode = 'PT403';
  end if;
  insert into public.search_checks (started_by) values (private.viewer_id())
  on conflict (status) where status = 'running' do nothing
  returning id into open_check;
  if open_check is null then
    select id into open_check from public.search_checks where status = 'running';
  end if;
  perform private.enqueue_job('search-health', '{}', 'search-health', job_attempts => 100);
  return open_check;
end
$$;
comment on function public.start_search_check() is
  'Answers the id of the check that runs: of the present one, when it is asked twice. Raises PT403.';
revoke execute on function public.start_search_check() from public, anon, authenticated;
grant execute on function public.start_search_check() to authenticated;

create function private.forget_search_work() returns void
language sql security definer set search_path = ''
as $$
  delete from private.search_pages;
  delete from private.search_targets;
  delete from private.search_noted;
$$;
revoke execute on function private.forget_search_work() from public, anon, authenticated;

create function public.cancel_search_check(check_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() = 'super_admin', false) then
    raise exception 'Only super admins check the site' using errcode = 'PT403';
  end if;
  update public.search_checks as run set status = 'canceled', finished_at = now()
  where run.id = check_id and run.status = 'running';
  if not found then
    return false;
  end if;
  perform private.forget_search_work();
  return true;
end
$$;
comment on function public.cancel_search_check(uuid) is
  'The findings stay as the check before left them. False when it has ended already. Raises PT403.';
revoke execute on function public.cancel_search_check(uuid) from public, anon, authenticated;
grant execute on function public.cancel_search_check(uuid) to authenticated;

create function public.read_search_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() = 'super_admin', false) then
    raise exception 'Search health is for super admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'running', (
      select jsonb_build_object(
        'id', run.id, 'phase', run.phase, 'pagesKnown', run.pages_known, 'pagesRead', run.pages_read,
        'startedAt', run.started_at,
        'problem', (
          select job.error from public.jobs as job
          where job.unique_key = 'search-health' and job.status in ('queued', 'failed') and job.created_at > now() - interval '2 days'
          order by job.created_at desc limit 1
        ),
        'hasWorker', public.has_job_worker('search-health')
      )
      from public.search_checks as run where run.status = 'running'
    ),
    'last', (
      select jsonb_build_object('status', run.status, 'pagesRead', run.pages_read, 'finishedAt', run.finished_at)
      from public.search_checks as run where run.status <> 'running' order by run.finished_at desc limit 1
    ),
    'done', (
      select jsonb_build_object(
        'pagesRead', run.pages_read, 'pagesLeftOut', run.pages_left_out, 'counts', run.counts, 'startedAt', run.started_at,
        'finishedAt', run.finished_at, 'isDaily', run.started_by is null
      )
      from public.search_checks as run where run.status = 'done' order by run.finished_at desc limit 1
    )
  );
end
$$;
comment on function public.read_search_health() is
  'The check that runs, the last one that ended, and the last one that was done; each null without one. Raises PT403.';
revoke execute on function public.read_search_health() from public, anon, authenticated;
grant execute on function public.read_search_health() to authenticated;

-- What the worker does. Each step is one transaction, so that a killed worker's steps count once.

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

-- What only the whole site tells.

create function private.note_site_findings() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  analyze private.search_pages, private.search_targets, private.search_noted;

  insert into private.search_noted
  select 'unreachable', page.path, '',
    case when page.status = 0 then 'It does not answer.' else 'It answers with an error: ' || page.status || '.' end
  from private.search_pages as page
  where page.status = 0 or page.status >= 500 or (page.is_listed and page.status >= 400)
  on conflict do nothing;

  with gone as (
    select target.path, target.kind, target.sources, answer.status
    from private.search_targets as target
    left join private.search_pages as page on target.kind = 'page' and page.path = target.path
    left join private.search_pages as next on next.path = page.leads_to
    cross join lateral (
      select case when target.kind <> 'page' then target.status when page.leads_to is null then page.status else next.status end
        as status
    ) as answer
    where answer.status >= 400
  )
  insert into private.search_noted
  select case gone.kind when 'picture' then 'broken-picture' else 'broken-link' end, source.path, gone.path,
    gone.path || ' answers ' || gone.status
  from gone cross join lateral unnest(gone.sources) as source (path)
  on conflict do nothing;

  insert into private.search_noted
  select 'contradiction', page.path, clash.subject, clash.detail
  from private.search_pages as page
  left join private.search_pages as original on original.path = page.canonical and page.canonical <> page.path
  cross join lateral (
    select 'redirect' as subject, 'The sitemap lists it, but it leads to ' || page.leads_to || '.' as detail
    where page.is_listed and page.leads_to is not null
    union all
    select 'noindex', 'The sitemap lists it, but the page says noindex.' where page.is_listed and page.is_noindex
    union all
    select 'canonical', 'The sitemap lists it, but its canonical address is ' || page.canonical || '.'
    where page.is_listed and page.canonical <> page.path
    union all
    select 'no-canonical', 'The sitemap lists it, but it names no canonical address.'
    where page.is_listed and page.status = 200 and page.canonical is null
    union all
    select 'original', 'Its canonical address ' || page.canonical || ' shows no page to search engines.'
    where original.path is not null and (original.status <> 200 or original.is_noindex)
  ) as clash
  on conflict do nothing;

  with shown as materialized (
    select page.path, lower(page.title) as title, lower(page.description) as description
    from private.search_pages as page
    where page.status = 200 and not page.is_noindex and coalesce(page.canonical, page.path) = page.path
  ), value as (
    select 'double-title' as kind, shown.path, shown.title as text from shown where shown.title <> ''
    union all
    select 'double-description', shown.path, shown.description from shown where shown.description <> ''
  ), twice as (
    select value.kind, value.text, count(*) as pages, (array_agg(value.path order by value.path))[1:4] as paths
    from value group by value.kind, value.text having count(*) > 1
  )
  insert into private.search_noted
  select value.kind, value.path, '',
    'Also: ' || array_to_string((array_remove(twice.paths, value.path))[1:3], ', ')
      || case when twice.pages > 4 then ' and ' || twice.pages - 4 || ' more' else '' end
  from value join twice on twice.kind = value.kind and twice.text = value.text
  on conflict do nothing;

  insert into private.search_noted
  select 'few-links', page.path, '',
    case coalesce(target.pages, 0)
      when 0 then 'No page links to it.' when 1 then 'One page links to it.' else target.pages || ' pages link to it.'
    end
  from private.search_pages as page
  left join private.search_targets as target on target.path = page.path
  where page.is_listed and page.status = 200 and coalesce(target.pages, 0) < 3
  on conflict do nothing;
end
$$;
comment on function private.note_site_findings() is 'Links, titles and addresses, once every page is read.';
revoke execute on function private.note_site_findings() from public, anon, authenticated;

create function private.page_record(path text, out page_kind text, out record_id uuid)
language sql stable security definer set search_path = ''
as $$
  select page.page_kind, case page.page_kind
    when 'video' then (select video.id from public.videos as video where video.slug = page.slug)
    when 'place' then (select place.id from public.service_geo_pages as place where place.slug = page.slug)
    when 'article' then (
      select post.id from public.seo_blog_posts as post where post.slug = page.slug
      order by (post.status = 'published') desc, post.created_at desc limit 1
    )
  end
  from private.page_of_path(path) as page
$$;
comment on function private.page_record(text) is 'Nulls for a path that no record has.';
revoke execute on function private.page_record(text) from public, anon, authenticated;

create function public.finish_search_check(lease jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  run_id constant uuid := private.hold_search_check(lease);
  sums jsonb;
begin
  if run_id is null then
    return null;
  end if;
  perform private.note_site_findings();

  -- What could not be read is not fixed.
  update public.search_findings as finding
  set state = 'fixed', fixed_at = now(), last_check_id = run_id
  where finding.fixed_at is null
    and not exists (
      select from private.search_noted as noted
      where noted.kind = finding.kind and noted.path = finding.path and noted.subject = finding.subject
    )
    and not exists (
      select from private.search_pages as page
      where page.path = finding.path and (page.status is null or page.status = 0 or page.status >= 500)
    );
  update public.search_findings as finding
  set state = 'still', last_check_id = run_id, last_seen_at = now(), detail = coalesce(noted.detail, finding.detail)
  from public.search_findings as open
  left join private.search_noted as noted
    on noted.kind = open.kind and noted.path = open.path and noted.subject = open.subject
  where finding.id = open.id and open.fixed_at is null;

  with fresh as materialized (
    select noted.*, row_number() over (partition by noted.kind order by noted.path, noted.subject) as place
    from private.search_noted as noted
    where not exists (
      select from public.search_findings as open
      where open.kind = noted.kind and open.path = noted.path and open.subject = noted.subject and open.fixed_at is null
    )
  ), stored as materialized (
    select open.kind, count(*) as findings from public.search_findings as open where open.fixed_at is null group by open.kind
  ), chosen as materialized (
    select fresh.* from fresh left join stored on stored.kind = fresh.kind
    where fresh.place <= 1000 - coalesce(stored.findings, 0)
  )
  insert into public.search_findings as known (kind, path, subject, detail, page_kind, record_id, first_check_id, last_check_id)
  select chosen.kind, chosen.path, chosen.subject, chosen.detail,
    case when record.record_id is not null then record.page_kind end, record.record_id, run_id, run_id
  from chosen cross join lateral private.page_record(chosen.path) as record
  on conflict (kind, path, subject) do update
    set state = 'new', fixed_at = null, first_check_id = run_id, last_check_id = run_id, first_seen_at = now(),
      last_seen_at = now(), detail = excluded.detail, page_kind = excluded.page_kind, record_id = excluded.record_id;

  select coalesce(jsonb_object_agg(kind, jsonb_build_object(
    'total', (select count(*) from private.search_noted as noted where noted.kind = kinds.kind),
    'new', coalesce(stored.new, 0), 'still', coalesce(stored.still, 0), 'fixed', coalesce(stored.fixed, 0)
  )), '{}')
  into sums
  from unnest(private.search_kinds()) as kinds (kind)
  left join (
    select finding.kind, count(*) filter (where finding.state = 'new') as new,
      count(*) filter (where finding.state = 'still') as still, count(*) filter (where finding.state = 'fixed') as fixed
    from public.search_findings as finding where finding.last_check_id = run_id group by finding.kind
  ) as stored using (kind)
  where stored.kind is not null or exists (select from private.search_noted as noted where noted.kind = kinds.kind);

  update public.search_checks as run
  set status = 'done', finished_at = now(), counts = sums,
    pages_left_out = run.pages_left_out + (
      select count(*) from private.search_targets as target
      where target.kind = 'page' and not exists (select from private.search_pages as page where page.path = target.path)
    )
  where run.id = run_id;
  perform private.forget_search_work();
  delete from public.search_findings as finding where finding.fixed_at < now() - interval '90 days';
  delete from public.search_checks as run where run.started_at < now() - interval '90 days' and run.status <> 'running';
  return sums;
end
$$;
comment on function public.finish_search_check(jsonb) is
  'Compares what was noted with the open findings, and ends the check. Null: it was canceled, or the lease is lost.';
revoke execute on function public.finish_search_check(jsonb) from public, anon, authenticated;
grant execute on function public.finish_search_check(jsonb) to service_role;
