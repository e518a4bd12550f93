-- Site groups as records, and their sites.

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

create trigger touch_updated_at before update on public.sites
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.sites
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.sites
  for each row execute function private.record_change('id');
