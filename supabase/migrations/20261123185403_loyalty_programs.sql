-- Loyalty programs of site groups: versions with a first day, and a ledger that only grows.

create table public.loyalty_programs (
  id uuid primary key default gen_random_uuid(),
  parent_group_id uuid not null references public.parent_groups (id) on delete restrict,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  status text not null default 'planned' check (status in ('planned', 'active', 'ended')),
  time_zone text not null default 'America/New_York' check (char_length(time_zone) between 1 and 60),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
comment on table public.loyalty_programs is 'What a site group promises to customers who come back. Its rules are in loyalty_versions.';
comment on column public.loyalty_programs.time_zone is 'IANA name. Days of versions, bonuses and expiry begin at midnight there.';
comment on column public.loyalty_programs.version is 'Counts the changes. An edit is accepted only for the version it was made from.';
create unique index loyalty_programs_name_idx on public.loyalty_programs (parent_group_id, lower(name));
create trigger count_version before update on public.loyalty_programs
  for each row execute function private.count_version();

create table public.loyalty_versions (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references public.loyalty_programs (id) on delete cascade,
  number integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'published')),
  first_on date check ((state = 'published') = (first_on is not null)),
  rules jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  published_by uuid references public.profiles (id) on delete set null,
  unique (program_id, number)
);
comment on table public.loyalty_versions is
  'The rules of a program. A published version runs from its first day until the day before the next one''s, and never changes once it has begun.';
comment on column public.loyalty_versions.rules is 'As lib/owl/loyalty/rules.ts describes them; private.loyalty_rules_problem() checks the same.';
comment on column public.loyalty_versions.version is 'Counts the changes of a draft. An edit is accepted only for the version it was made from.';
create unique index loyalty_versions_first_on_idx on public.loyalty_versions (program_id, first_on) where state = 'published';
create index loyalty_versions_published_by_idx on public.loyalty_versions (published_by);
create trigger count_version before update on public.loyalty_versions
  for each row execute function private.count_version();

create table public.loyalty_entries (
  id bigint generated always as identity primary key,
  program_id uuid not null references public.loyalty_programs (id) on delete restrict,
  version_id uuid not null references public.loyalty_versions (id) on delete restrict,
  member_code text not null check (member_code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  kind text not null check (kind in ('purchase', 'redemption', 'expiry', 'adjustment')),
  happened_at timestamptz not null,
  happened_on date not null,
  points bigint not null,
  cost_cents bigint not null default 0 check (cost_cents >= 0),
  expires_on date,
  basket jsonb check ((kind = 'purchase') = (basket is not null)),
  tier text,
  reward text check ((kind = 'redemption') = (reward is not null)),
  note text check ((kind = 'adjustment') = (note is not null) and char_length(note) between 1 and 300),
  receipt text check (char_length(receipt) between 1 and 80),
  posted_by uuid references public.profiles (id) on delete set null,
  posted_at timestamptz not null default now(),
  check (case kind when 'purchase' then points >= 0 when 'adjustment' then points <> 0 else points < 0 end),
  unique (program_id, receipt)
);
comment on table public.loyalty_entries is 'The ledger. Rows are added by functions and never change. Members have codes, no names.';
comment on column public.loyalty_entries.happened_on is 'The day of happened_at in the program''s time zone.';
comment on column public.loyalty_entries.expires_on is 'The first day on which the points are gone. Null is never.';
comment on column public.loyalty_entries.cost_cents is 'What the reward costs the group.';
comment on column public.loyalty_entries.receipt is 'A purchase or redemption that is posted again with the same receipt counts once.';
create index loyalty_entries_member_idx on public.loyalty_entries (program_id, member_code, id);
create index loyalty_entries_day_idx on public.loyalty_entries (program_id, happened_on, id);
create index loyalty_entries_newest_idx on public.loyalty_entries (program_id, id);
create index loyalty_entries_version_idx on public.loyalty_entries (version_id);
create index loyalty_entries_posted_by_idx on public.loyalty_entries (posted_by);

revoke all on table public.loyalty_programs, public.loyalty_versions, public.loyalty_entries from anon, authenticated;
revoke all on sequence public.loyalty_entries_id_seq from anon, authenticated;
grant select, insert, update, delete on table public.loyalty_programs, public.loyalty_versions to authenticated, service_role;
grant select on table public.loyalty_entries to authenticated, service_role;
alter table public.loyalty_programs enable row level security;
alter table public.loyalty_versions enable row level security;
alter table public.loyalty_entries enable row level security;

create policy "Staff read loyalty programs" on public.loyalty_programs
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins add loyalty programs" on public.loyalty_programs
  for insert to authenticated
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change loyalty programs" on public.loyalty_programs
  for update to authenticated
  using ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check ((select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete loyalty programs" on public.loyalty_programs
  for delete to authenticated
  using ((select private.viewer_write_role() in ('admin', 'super_admin')));

create policy "Staff read loyalty versions" on public.loyalty_versions
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins add drafts" on public.loyalty_versions
  for insert to authenticated
  with check (state = 'draft' and (select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Managers, owls and admins change drafts" on public.loyalty_versions
  for update to authenticated
  using (state = 'draft' and (select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')))
  with check (state = 'draft' and (select private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin')));
create policy "Admins delete drafts" on public.loyalty_versions
  for delete to authenticated
  using (state = 'draft' and (select private.viewer_write_role() in ('admin', 'super_admin')));

create policy "Managers, owls and admins read the ledger" on public.loyalty_entries
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin')));

create trigger record_change after insert or update or delete on public.loyalty_programs
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.loyalty_versions
  for each row execute function private.record_change('id');
insert into private.content_tables (table_name, readers) values
  ('loyalty_programs', '{project_manager,owl,admin,super_admin}'),
  ('loyalty_versions', '{project_manager,owl,admin,super_admin}');
