-- Site groups as records, and their sites with opening hours.

insert into private.content_tables (table_name, readers) values
  ('parent_groups', '{project_manager,owl,admin,super_admin}'),
  ('sites', '{project_manager,owl,admin,super_admin}');

alter table public.parent_groups
  add column legal_name text check (char_length(legal_name) between 1 and 200),
  add column status text not null default 'active' check (status in ('prospect', 'active', 'paused', 'former')),
  add column owner_id uuid references public.profiles (id) on delete set null,
  add column website text check (website ~ '^https://[^\s]+$' and char_length(website) <= 300),
  add column billing_street text check (char_length(billing_street) between 1 and 200),
  add column billing_city text check (char_length(billing_city) between 1 and 100),
  add column billing_state text check (billing_state ~ '^[A-Z]{2}$'),
  add column billing_zip text check (billing_zip ~ '^[0-9]{5}$'),
  add column notes text check (char_length(notes) between 1 and 5000),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on column public.parent_groups.name is 'The short name, which ads, lists and sites show.';
comment on column public.parent_groups.owner_id is 'The person on our side who looks after the group.';
comment on column public.parent_groups.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';
create index parent_groups_owner_idx on public.parent_groups (owner_id);
create trigger touch_updated_at before update on public.parent_groups
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.parent_groups
  for each row execute function private.count_version();

create table public.sites (
  id uuid primary key default gen_random_uuid(),
  parent_group_id uuid not null references public.parent_groups (id) on delete restrict,
  number text not null check (char_length(number) between 1 and 40),
  name text not null check (char_length(name) between 1 and 200),
  status text not null default 'open' check (status in ('planned', 'open', 'closed')),
  opens_on date,
  closed_on date,
  street text check (char_length(street) between 1 and 200),
  city text check (char_length(city) between 1 and 100),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}$'),
  county text check (char_length(county) between 1 and 100),
  latitude double precision,
  longitude double precision,
  time_zone text not null check (time_zone ~ '^(America|Pacific)/[A-Za-z_/-]{1,40}$'),
  phone text check (char_length(phone) between 1 and 40),
  screens integer check (screens between 0 and 1000),
  pumps integer check (pumps between 0 and 1000),
  week_hours jsonb,
  special_days jsonb,
  notes text check (char_length(notes) between 1 and 5000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    lower(
      number || ' ' || name || ' ' || coalesce(street, '') || ' ' || coalesce(city, '') || ' ' || coalesce(zip, '') || ' '
      || coalesce(county, '')
    )
  ) stored,
  check (closed_on >= opens_on),
  check (closed_on is null or status <> 'planned'),
  check ((latitude is null) = (longitude is null)),
  -- Alaska's western islands are beyond 180 degrees.
  check (latitude between 17 and 72 and (longitude between -180 and -64 or longitude between 172 and 180))
);
comment on table public.sites is 'Places of business of site groups, such as filling stations and shops.';
comment on column public.sites.number is 'As the group numbers its sites; the same once per group, whatever the case.';
comment on column public.sites.time_zone is 'Of the tz database. Deals begin and end at midnight in it.';
comment on column public.sites.week_hours is
  'Spans as {"weekday": 0 to 6, "opens": minute, "closes": minute}, Sunday is 0, sorted. Minutes count from the midnight that begins the weekday; a span may end on the next day. Null: nobody has said.';
comment on column public.sites.special_days is
  'Days as {"day": "2030-12-25", "reason": text or null, "spans": [{"opens": minute, "closes": minute}]}, sorted. They replace the spans that begin on the weekday; without spans the site is closed.';
comment on column public.sites.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

create unique index sites_number_idx on public.sites (parent_group_id, lower(number));
-- The sort orders of the list.
create index sites_name_idx on public.sites (name, id);
create index sites_place_idx on public.sites (state, city, name, id);
create index sites_newest_idx on public.sites (created_at desc, id);
create index sites_changed_idx on public.sites (updated_at desc, id);

revoke all on table public.sites from anon, authenticated;
grant select, insert, update, delete on table public.sites to authenticated, service_role;
alter table public.sites enable row level security;

create policy "Staff read sites" on public.sites
  for select to authenticated
  using ((select private.viewer_role() is not null));
create policy "Managers, owls and admins add sites" on public.sites
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change sites" on public.sites
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete sites" on public.sites
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create function private.have_overlap(spans int4range[], repeat_after integer default null) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select
    from unnest(spans) with ordinality as one (span, place)
    join unnest(spans) with ordinality as other (span, place) on other.place > one.place
    cross join (values (0), (-1), (1)) as turn (direction)
    where (turn.direction = 0 or repeat_after is not null)
      and one.span && int4range(
        lower(other.span) + turn.direction * coalesce(repeat_after, 0),
        upper(other.span) + turn.direction * coalesce(repeat_after, 0)
      )
  )
$$;
comment on function private.have_overlap(int4range[], integer) is
  'Whether two spans share a minute. repeat_after: the minutes after which all of them come again.';
revoke execute on function private.have_overlap(int4range[], integer) from public, anon, authenticated;

create function private.is_span(opens integer, closes integer) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(opens between 0 and 1439 and closes between opens + 1 and opens + 1440, false) $$;
comment on function private.is_span(integer, integer) is 'It begins on its day and is at most 24 hours long.';
revoke execute on function private.is_span(integer, integer) from public, anon, authenticated;

create function private.sorted_week_hours(week_hours jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  sorted jsonb;
  spans int4range[];
begin
  if exists (
    select from jsonb_to_recordset(week_hours) as span (weekday integer, opens integer, closes integer)
    where not coalesce(span.weekday between 0 and 6, false) or not private.is_span(span.opens, span.closes)
  ) then
    raise exception 'Opening hours begin on one of seven weekdays and end within 24 hours' using errcode = 'PT422';
  end if;
  select
    jsonb_agg(to_jsonb(span) order by span.weekday, span.opens),
    array_agg(int4range(span.weekday * 1440 + span.opens, span.weekday * 1440 + span.closes))
  into sorted, spans
  from jsonb_to_recordset(week_hours) as span (weekday integer, opens integer, closes integer);
  if private.have_overlap(spans, 7 * 1440) then
    raise exception 'Two spans of the opening hours overlap' using errcode = 'PT409';
  end if;
  return sorted;
end
$$;
comment on function private.sorted_week_hours(jsonb) is
  'Null for no spans. Raises PT422 for what is no span, and PT409 for spans that overlap, also from Saturday to Sunday.';
revoke execute on function private.sorted_week_hours(jsonb) from public, anon, authenticated;

create function private.sorted_special_days(special_days jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  sorted jsonb;
  days date[];
  spans int4range[];
begin
  if exists (
    select from jsonb_to_recordset(special_days) as special (day date, reason text, spans jsonb)
    left join lateral jsonb_to_recordset(special.spans) as span (opens integer, closes integer) on true
    where special.day is null or special.spans is null or char_length(special.reason) > 80
      or (special.spans <> '[]' and not private.is_span(span.opens, span.closes))
  ) then
    raise exception 'A special day has spans that begin on it and end within 24 hours' using errcode = 'PT422';
  end if;
  select
    jsonb_agg(
      jsonb_build_object(
        'day', special.day,
        'reason', nullif(special.reason, ''),
        'spans', coalesce((
          select jsonb_agg(to_jsonb(span) order by span.opens)
          from jsonb_to_recordset(special.spans) as span (opens integer, closes integer)
        ), '[]')
      )
      order by special.day
    ),
    array_agg(special.day)
  into sorted, days
  from jsonb_to_recordset(special_days) as special (day date, reason text, spans jsonb);
  select array_agg(int4range(day.minute + span.opens, day.minute + span.closes))
  into spans
  from jsonb_to_recordset(special_days) as special (day date, spans jsonb)
  cross join lateral (select (special.day - date '2000-01-01') * 1440 as minute) as day
  cross join lateral jsonb_to_recordset(special.spans) as span (opens integer, closes integer);
  if cardinality(days) <> (select count(distinct day) from unnest(days) as day) then
    raise exception 'A special day is there twice' using errcode = 'PT409';
  elsif private.have_overlap(spans) then
    raise exception 'Two spans of the special days overlap' using errcode = 'PT409';
  end if;
  return sorted;
end
$$;
comment on function private.sorted_special_days(jsonb) is
  'Null for no days. Raises PT422 for what is no day or span, and PT409 for a day twice and for spans that overlap.';
revoke execute on function private.sorted_special_days(jsonb) from public, anon, authenticated;

create function private.check_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    raise exception 'There is no such time zone' using errcode = 'PT422';
  end;
  new.week_hours := private.sorted_week_hours(new.week_hours);
  new.special_days := private.sorted_special_days(new.special_days);
  return new;
end
$$;
revoke execute on function private.check_site() from public, anon, authenticated;
create trigger check_site before insert or update of time_zone, week_hours, special_days on public.sites
  for each row execute function private.check_site();
create trigger touch_updated_at before update on public.sites
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.sites
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.sites
  for each row execute function private.record_change('id');

create view public.site_list with (security_invoker = true) as
select
  site.id, site.parent_group_id, parent_group.name as parent_group, site.number, site.name, site.status, site.opens_on,
  site.closed_on, site.street, site.city, site.state, site.zip, site.county, site.latitude, site.longitude, site.time_zone,
  site.phone, site.screens, site.pumps, site.week_hours, site.special_days, site.created_at, site.updated_at,
  site.search_text || ' ' || parent_group.search_text as search_text
from public.sites as site
left join public.parent_groups as parent_group on parent_group.id = site.parent_group_id;
comment on column public.site_list.search_text is
  'Number, name, street, city, ZIP code and county of the site and the name of its group, in lower case.';
revoke all on table public.site_list from anon, authenticated;
grant select on table public.site_list to authenticated, service_role;

create view public.site_group_list with (security_invoker = true) as
select
  parent_group.id, parent_group.name, parent_group.legal_name, parent_group.status, parent_group.owner_id,
  private.staff_name_of(parent_group.owner_id) as owner, parent_group.website, parent_group.billing_city,
  parent_group.billing_state, parent_group.created_at, parent_group.updated_at,
  (select count(*)::integer from public.sites as site where site.parent_group_id = parent_group.id) as sites,
  (
    select count(*)::integer from public.sites as site
    where site.parent_group_id = parent_group.id and site.status = 'open'
  ) as open_sites,
  lower(
    parent_group.name || ' ' || coalesce(parent_group.legal_name, '') || ' ' || coalesce(parent_group.billing_city, '')
  ) as search_text
from public.parent_groups as parent_group;
comment on column public.site_group_list.search_text is 'Both names and the city, in lower case.';
revoke all on table public.site_group_list from anon, authenticated;
grant select on table public.site_group_list to authenticated, service_role;

create function public.list_site_group_owners() returns table (id uuid, name text, may_own boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'owl', 'admin', 'super_admin'), true) then
    raise exception 'Owners are for those who may change site groups' using errcode = 'PT403';
  end if;
  return query
    select
      person.id, private.staff_name(person),
      person.active and person.user_type in ('project_manager', 'owl', 'admin', 'super_admin')
    from public.profiles as person
    where (person.active and person.user_type in ('project_manager', 'owl', 'admin', 'super_admin'))
      or exists (select from public.parent_groups as parent_group where parent_group.owner_id = person.id)
    order by lower(private.staff_name(person)), person.id;
end
$$;
comment on function public.list_site_group_owners() is
  'Everybody who may own site groups, and whoever still does (may_own is false). Raises PT403 for those who may not change groups.';
revoke execute on function public.list_site_group_owners() from public, anon, authenticated;
grant execute on function public.list_site_group_owners() to authenticated;
