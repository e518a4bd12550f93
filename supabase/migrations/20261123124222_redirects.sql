-- Redirects by hand, how often redirects are used, and addresses that visitors ask for in vain.

create table public.path_redirects (
  id uuid primary key default gen_random_uuid(),
  path text not null unique
    check (path ~ '^/[^\s?#\\]*[^\s?#\\/]$' and path !~ '//' and char_length(path) <= 200),
  target text not null check (target ~ '^(/(?!/)|https://)[^\s\\]*$' and char_length(target) <= 500),
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  search_text text generated always as (lower(path || ' ' || target)) stored,
  target_path text generated always as (regexp_replace(target, '[?#].*$', '')) stored
);
comment on table public.path_redirects is 'Redirects that staff have added. They answer where the site has no page.';
comment on column public.path_redirects.path is 'As browsers send it, without a trailing slash.';
comment on column public.path_redirects.target is 'A path of this site, or an https address elsewhere.';
comment on column public.path_redirects.import_id is 'Set by import_redirects(), so that an import can be undone.';
create index path_redirects_target_idx on public.path_redirects (target_path);
create index path_redirects_import_idx on public.path_redirects (import_id) where import_id is not null;

revoke all on table public.path_redirects from anon, authenticated;
grant select, insert, update, delete on table public.path_redirects to authenticated, service_role;
alter table public.path_redirects enable row level security;
create policy "Staff read redirects" on public.path_redirects
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Admins add redirects" on public.path_redirects
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change redirects" on public.path_redirects
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete redirects" on public.path_redirects
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create trigger count_version before update on public.path_redirects
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.path_redirects
  for each row execute function private.record_change('id');
insert into private.content_tables (table_name) values ('path_redirects');

-- Pages by their path.

create function private.path_of_page(page_kind text, slug text) returns text
language sql immutable set search_path = ''
as $$
  select case page_kind
    when 'video' then '/videos/' when 'place' then '/video-production-in/' when 'article' then '/blog/'
  end || slug
$$;
revoke execute on function private.path_of_page(text, text) from public, anon, authenticated;

create function private.page_of_path(path text, out page_kind text, out slug text)
language sql immutable set search_path = ''
as $$
  select
    case parts[1] when 'videos' then 'video' when 'video-production-in' then 'place' when 'blog' then 'article' end,
    parts[2]
  from regexp_match(path, '^/(videos|video-production-in|blog)/([^/]+)$') as parts
$$;
comment on function private.page_of_path(text) is 'Nulls for a path that no video, place page or article can have.';
revoke execute on function private.page_of_path(text) from public, anon, authenticated;

create function private.is_page(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case page.page_kind
    when 'video' then exists (
      select from public.videos as video where video.slug = page.slug and not video.draft and not video.archived
    )
    when 'place' then exists (
      select from public.service_geo_pages as place where place.slug = page.slug and place.status = 'published'
    )
    when 'article' then exists (
      select from public.seo_blog_posts as post where post.slug = page.slug and post.status = 'published'
    )
    else exists (
      select from public.industries as industry where path = '/videos/industry/' || industry.name
    )
  end
  from private.page_of_path(path) as page
$$;
comment on function private.is_page(text) is 'Of the pages that come from tables. The server knows the fixed ones.';
revoke execute on function private.is_page(text) from public, anon, authenticated;

create function private.moved_path(path text) returns text
language sql stable security definer set search_path = ''
as $$
  select private.path_of_page(page.page_kind, public.find_moved_page(page.page_kind, page.slug))
  from private.page_of_path(path) as page
  where not private.is_page(path)
$$;
comment on function private.moved_path(text) is 'Where a page that moved is now; null for other paths.';
revoke execute on function private.moved_path(text) from public, anon, authenticated;

-- What keeps a redirect from being added.

create function private.redirect_problem(own_id uuid, from_path text, to_target text, out problem text, out detail text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  to_path constant text := regexp_replace(to_target, '[?#].*$', '');
  next_target text;
begin
  detail := private.moved_path(from_path);
  if private.is_page(from_path) then
    problem := 'page';
  elsif detail is not null then
    problem := 'moved';
  elsif exists (
    select from public.path_redirects as other where other.path = from_path and other.id is distinct from own_id
  ) then
    problem := 'known';
  end if;
  if problem is not null then
    return;
  end if;
  select other.path into detail from public.path_redirects as other
  where other.target_path = from_path and other.id is distinct from own_id
  limit 1;
  select other.target into next_target from public.path_redirects as other
  where other.path = to_path and other.id is distinct from own_id;
  next_target := coalesce(next_target, private.moved_path(to_path));
  if to_path = from_path then
    problem := 'self';
  elsif regexp_replace(next_target, '[?#].*$', '') = from_path then
    problem := 'loop';
    detail := to_path;
  elsif next_target is not null then
    problem := 'chain';
    detail := next_target;
  elsif detail is not null then
    problem := 'used';
  elsif (private.page_of_path(to_path)).page_kind is not null and not private.is_page(to_path) then
    problem := 'nowhere';
  end if;
end
$$;
comment on function private.redirect_problem(uuid, text, text) is
  'page: a page has the address. moved: a page had it, and it leads to detail. known: there is such a redirect. self. loop: detail leads back. chain: the target leads on to detail. used: detail leads to this address. nowhere: visitors see no page there.';
revoke execute on function private.redirect_problem(uuid, text, text) from public, anon, authenticated;

create function private.judge_redirect() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  verdict record;
begin
  -- Policies refuse everybody else, and the server knows what it writes.
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    return new;
  end if;
  -- Two at once could form a loop.
  perform pg_advisory_xact_lock(hashtextextended('path_redirects', 0));
  if tg_op = 'INSERT' and (select count(*) >= 5000 from public.path_redirects) then
    raise exception 'There are too many redirects' using errcode = 'PT422';
  end if;
  verdict := private.redirect_problem(new.id, new.path, new.target);
  if verdict.problem is not null then
    raise exception '%', verdict.problem using errcode = 'PT422', detail = coalesce(verdict.detail, '');
  end if;
  return new;
end
$$;
revoke execute on function private.judge_redirect() from public, anon, authenticated;
create trigger judge_redirect before insert or update of path, target on public.path_redirects
  for each row execute function private.judge_redirect();

create function public.import_redirects(entries jsonb, dry_run boolean default true)
returns table (line integer, outcome text, detail text, import_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  new_import constant uuid := gen_random_uuid();
  verdict text;
  about text;
  answers jsonb := '[]';
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins add redirects' using errcode = 'PT403';
  end if;
  if jsonb_array_length(entries) > 1000 then
    raise exception 'At most 1,000 rows at a time' using errcode = 'PT422';
  end if;
  begin
    for entry in
      select given.line, given.path, given.target
      from jsonb_to_recordset(entries) as given (line integer, path text, target text)
      order by given.line
    loop
      verdict := 'added';
      about := null;
      begin
        if exists (
          select from public.path_redirects as known where known.path = entry.path and known.target = entry.target
        ) then
          verdict := 'same';
        else
          insert into public.path_redirects (path, target, import_id) values (entry.path, entry.target, new_import);
        end if;
      exception
        when sqlstate 'PT422' then
          verdict := sqlerrm;
          get stacked diagnostics about = pg_exception_detail;
        when check_violation or not_null_violation then
          verdict := 'invalid';
      end;
      answers := answers || jsonb_build_object('line', entry.line, 'outcome', verdict, 'detail', nullif(about, ''));
    end loop;
    if dry_run then
      -- Takes back what the block has written; the answers stay.
      raise exception using errcode = 'PT000';
    end if;
  exception when sqlstate 'PT000' then
    null;
  end;
  return query
    select answer.line, answer.outcome, answer.detail, new_import
    from jsonb_to_recordset(answers) as answer (line integer, outcome text, detail text);
end
$$;
comment on function public.import_redirects(jsonb, boolean) is
  'entries: an array of {line, path, target}. outcome: added, same (there is such a redirect), invalid, too many, or a problem of private.redirect_problem(). Raises PT403, and PT422 for more than 1,000 entries.';
revoke execute on function public.import_redirects(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.import_redirects(jsonb, boolean) to authenticated;

create function public.list_redirects() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_object_agg(
      redirect.path,
      coalesce(
        private.moved_path(redirect.target_path) || coalesce(substring(redirect.target, '[?#].*$'), ''),
        redirect.target
      )
    ),
    '{}'
  )
  from public.path_redirects as redirect
$$;
comment on function public.list_redirects() is
  'Path and target of each redirect by hand. A target that has moved since is given at its present address, so that nobody is led twice.';
revoke execute on function public.list_redirects() from public, anon, authenticated;
grant execute on function public.list_redirects() to service_role;

-- Counts by day. A path is no personal data: the server leaves out addresses with queries, tokens, names or numbers of people.

create table public.redirect_hits (
  path text not null check (char_length(path) <= 240),
  day date not null,
  hits integer not null check (hits > 0),
  primary key (path, day)
);
comment on table public.redirect_hits is 'How often visitors used an old address or a redirect. Kept for 400 days.';
create index redirect_hits_day_idx on public.redirect_hits (day);
revoke all on table public.redirect_hits from anon, authenticated;
grant select on table public.redirect_hits to authenticated, service_role;
alter table public.redirect_hits enable row level security;
create policy "Staff read counts of redirects" on public.redirect_hits
  for select to authenticated
  using ((select private.viewer_role() is not null));

create table public.missing_addresses (
  path text not null check (path ~ '^/' and char_length(path) <= 200),
  day date not null,
  hits integer not null check (hits > 0),
  primary key (path, day)
);
comment on table public.missing_addresses is
  'Addresses that answered 404. At most 200 new ones a day, kept for 30 days, so that nobody can fill the table.';
create index missing_addresses_day_idx on public.missing_addresses (day);
revoke all on table public.missing_addresses from anon, authenticated;
grant select, insert, update, delete on table public.missing_addresses to authenticated, service_role;
alter table public.missing_addresses enable row level security;
create policy "Managers and admins read missing addresses" on public.missing_addresses
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Admins add missing addresses" on public.missing_addresses
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change missing addresses" on public.missing_addresses
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete missing addresses" on public.missing_addresses
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));
create trigger record_change after insert or update or delete on public.missing_addresses
  for each row execute function private.record_change('path', 'day');

create table public.ignored_addresses (
  path text primary key check (path ~ '^/' and char_length(path) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.ignored_addresses is 'Missing addresses that staff do not want to see. They are not counted.';
revoke all on table public.ignored_addresses from anon, authenticated;
grant select, insert, update, delete on table public.ignored_addresses to authenticated, service_role;
alter table public.ignored_addresses enable row level security;
create policy "Managers and admins read ignored addresses" on public.ignored_addresses
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Admins add ignored addresses" on public.ignored_addresses
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins change ignored addresses" on public.ignored_addresses
  for update to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('admin', 'super_admin')));
create policy "Admins delete ignored addresses" on public.ignored_addresses
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));
create trigger record_change after insert or update or delete on public.ignored_addresses
  for each row execute function private.record_change('path');

create function public.count_addresses(redirected jsonb, missing jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  room integer;
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
  update public.missing_addresses as known set hits = known.hits + asked.value::integer
  from jsonb_each_text(missing) as asked
  where known.path = asked.key and known.day = today;
  room := greatest(0, 200 - (select count(*) from public.missing_addresses as counted where counted.day = today));
  insert into public.missing_addresses (path, day, hits)
  select asked.key, today, asked.value::integer
  from jsonb_each_text(missing) as asked
  where asked.key ~ '^/' and char_length(asked.key) <= 200
    and not exists (select from public.missing_addresses as known where known.path = asked.key and known.day = today)
    and not exists (select from public.ignored_addresses as ignored where ignored.path = asked.key)
  -- In a flood of invented addresses those that people keep asking for come first.
  order by
    (exists (select from public.missing_addresses as earlier where earlier.path = asked.key)) desc,
    asked.value::integer desc, asked.key
  limit room;
end
$$;
comment on function public.count_addresses(jsonb, jsonb) is 'Adds to the counts of today, in UTC. Both are objects of path and number.';
revoke execute on function public.count_addresses(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.count_addresses(jsonb, jsonb) to service_role;

-- Lists.

create view public.redirect_list with (security_invoker = true) as
with hit as (
  select counted.path, sum(counted.hits)::integer as hits
  from public.redirect_hits as counted
  where counted.day > (now() at time zone 'UTC')::date - 30
  group by counted.path
)
select redirect.id, redirect.kind, redirect.page_kind, redirect.page_id, redirect.path, redirect.target,
  redirect.import_id, redirect.created_at, coalesce(hit.hits, 0) as hits, redirect.search_text
from (
  select by_hand.id::text as id, 'hand' as kind, null::text as page_kind, null::uuid as page_id, by_hand.path,
    by_hand.target, by_hand.import_id, by_hand.created_at, by_hand.search_text
  from public.path_redirects as by_hand
  union all
  select old.kind || '/' || old.slug, 'moved', old.kind, old.target_id, old_path.path, page.path, null, old.created_at,
    lower(old_path.path || ' ' || coalesce(page.path, ''))
  from public.slug_redirects as old
  cross join lateral (
    select case old.kind when 'video' then '/videos/' when 'place' then '/video-production-in/' else '/blog/' end || old.slug
      as path
  ) as old_path
  left join lateral (
    select '/videos/' || video.slug as path from public.videos as video
    where old.kind = 'video' and video.id = old.target_id and not video.draft and not video.archived
    union all
    select '/video-production-in/' || place.slug from public.service_geo_pages as place
    where old.kind = 'place' and place.id = old.target_id and place.status = 'published'
    union all
    select '/blog/' || post.slug from public.seo_blog_posts as post
    where old.kind = 'article' and post.id = old.target_id and post.status = 'published'
  ) as page on true
) as redirect
left join hit on hit.path = redirect.path;
comment on view public.redirect_list is
  'Redirects by hand and old addresses of pages, with the hits of the last 30 days. target is null where visitors cannot see the page.';
revoke all on table public.redirect_list from anon, authenticated;
grant select on table public.redirect_list to authenticated, service_role;

create view public.missing_address_list with (security_invoker = true) as
select counted.path, sum(counted.hits)::integer as hits, count(*)::integer as days, max(counted.day) as last_day,
  lower(counted.path) as search_text
from public.missing_addresses as counted
where not exists (select from public.ignored_addresses as ignored where ignored.path = counted.path)
  and not exists (select from public.path_redirects as redirect where redirect.path = counted.path)
group by counted.path;
revoke all on table public.missing_address_list from anon, authenticated;
grant select on table public.missing_address_list to authenticated, service_role;
