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
