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

create function private.is_whole(value jsonb, lowest bigint, highest bigint) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'number' then
      (value #>> '{}')::numeric between lowest and highest and mod((value #>> '{}')::numeric, 1) = 0
    else false
  end
$$;
create function private.is_text(value jsonb, shortest integer, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and char_length(value #>> '{}') between shortest and longest, false)
$$;
create function private.has_keys(value jsonb, keys text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(value) = 'object' then
      value ?& keys and cardinality(array(select jsonb_object_keys(value))) = cardinality(keys)
    else false
  end
$$;
create function private.is_list(value jsonb, most integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= most else false end
$$;
create function private.is_product_code(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[a-z0-9][a-z0-9 &''./-]{0,59}$', false)
$$;

create function private.loyalty_rules_problem(rules jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  item jsonb;
  last_threshold bigint := 0;
begin
  if not private.has_keys(rules, array['unit', 'fuel', 'perDollar', 'perGallon', 'rounding', 'bonuses', 'tierWindowDays', 'tiers', 'rewards', 'expiryDays', 'terms']) then
    return 'The rules lack a part, or have one that is not known';
  end if;
  if not private.is_text(rules -> 'unit', 1, 30) or not private.is_text(rules -> 'terms', 0, 5000) then
    return 'The unit has 1 to 30 characters, the terms have at most 5,000';
  end if;
  if not coalesce(rules ->> 'fuel' in ('per_gallon', 'per_dollar', 'nothing'), false)
    or not coalesce(rules ->> 'rounding' in ('down', 'nearest', 'up'), false)
    or not private.is_whole(rules -> 'perDollar', 0, 100000)
    or not private.is_whole(rules -> 'perGallon', 0, 100000)
  then
    return 'The rules of earning are not valid';
  end if;
  if not private.is_whole(rules -> 'tierWindowDays', 30, 1095)
    or not (rules -> 'expiryDays' = 'null' or private.is_whole(rules -> 'expiryDays', 30, 3650))
  then
    return 'Tiers count 30 to 1,095 days, points expire after 30 to 3,650 days or never';
  end if;
  if not private.is_list(rules -> 'bonuses', 12) or not private.is_list(rules -> 'tiers', 6) or not private.is_list(rules -> 'rewards', 20) then
    return 'There are at most 12 bonuses, 6 tiers and 20 rewards';
  end if;
  for item in select * from jsonb_array_elements(rules -> 'bonuses') loop
    if not private.has_keys(item, array['name', 'product', 'weekdays', 'times'])
      or not private.is_text(item -> 'name', 1, 60)
      or not (item -> 'product' = 'null' or private.is_product_code(item -> 'product'))
      or not private.is_list(item -> 'weekdays', 7)
      or not private.is_whole(item -> 'times', 100, 2000)
    then
      return 'A bonus is not valid';
    end if;
    if exists (select from jsonb_array_elements(item -> 'weekdays') as day (number) where not private.is_whole(day.number, 0, 6)) then
      return 'A bonus names a day of the week that there is not';
    end if;
  end loop;
  for item in select * from jsonb_array_elements(rules -> 'tiers') loop
    if not private.has_keys(item, array['name', 'threshold', 'times', 'benefits'])
      or not private.is_text(item -> 'name', 1, 60)
      or not private.is_text(item -> 'benefits', 0, 300)
      or not private.is_whole(item -> 'threshold', 1, 1000000)
      or not private.is_whole(item -> 'times', 100, 2000)
    then
      return 'A tier is not valid';
    end if;
    if (item ->> 'threshold')::bigint <= last_threshold then
      return 'Each tier begins above the one before';
    end if;
    last_threshold := (item ->> 'threshold')::bigint;
  end loop;
  for item in select * from jsonb_array_elements(rules -> 'rewards') loop
    if not private.has_keys(item, array['name', 'cost', 'valueCents', 'perMonth'])
      or not private.is_text(item -> 'name', 1, 60)
      or not private.is_whole(item -> 'cost', 1, 1000000)
      or not private.is_whole(item -> 'valueCents', 0, 1000000)
      or not (item -> 'perMonth' = 'null' or private.is_whole(item -> 'perMonth', 1, 100))
    then
      return 'A reward is not valid';
    end if;
  end loop;
  if exists (
    select from (values ('tiers'), ('rewards')) as list (key)
    cross join lateral jsonb_array_elements(rules -> list.key) as element (value)
    group by list.key, lower(element.value ->> 'name') having count(*) > 1
  ) then
    return 'Two tiers or two rewards have the same name';
  end if;
  return null;
end
$$;
comment on function private.loyalty_rules_problem(jsonb) is 'Null when the rules are valid.';

create function private.require_loyalty_basket(basket jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not private.has_keys(basket, array['lines']) or not private.is_list(basket -> 'lines', 50)
    or basket -> 'lines' = '[]'
  then
    raise exception 'A basket has 1 to 50 lines' using errcode = 'PT422';
  end if;
  if exists (
    select from jsonb_array_elements(basket -> 'lines') as line (value)
    where not private.has_keys(line.value, array['product', 'cents', 'milligallons'])
      or not private.is_product_code(line.value -> 'product')
      or not private.is_whole(line.value -> 'cents', 0, 10000000)
      or not (line.value -> 'milligallons' = 'null' or private.is_whole(line.value -> 'milligallons', 0, 10000000))
  ) then
    raise exception 'A line of the basket is not valid' using errcode = 'PT422';
  end if;
end
$$;

create function private.loyalty_points(rules jsonb, basket jsonb, bought_on date, tier_times bigint) returns bigint
language sql immutable set search_path = ''
as $$
  with line as (
    select line.value ->> 'product' as product, (line.value ->> 'cents')::numeric as cents,
      (line.value ->> 'milligallons')::numeric as milligallons
    from jsonb_array_elements(basket -> 'lines') as line (value)
  ), shares as (
    select coalesce(sum(
      case
        when line.milligallons is null or rules ->> 'fuel' = 'per_dollar' then line.cents * (rules ->> 'perDollar')::numeric * 10
        when rules ->> 'fuel' = 'per_gallon' then line.milligallons * (rules ->> 'perGallon')::numeric
        else 0
      end
      * coalesce((
        select max((bonus.value ->> 'times')::numeric) from jsonb_array_elements(rules -> 'bonuses') as bonus (value)
        where (bonus.value -> 'product' = 'null' or bonus.value ->> 'product' = line.product)
          and (
            bonus.value -> 'weekdays' = '[]'
            or bonus.value -> 'weekdays' @> to_jsonb(extract(dow from bought_on)::integer)
          )
      ), 100)
    ), 0) * tier_times as sum
    from line
  )
  select div(
    shares.sum + case rules ->> 'rounding' when 'nearest' then 500000000 when 'up' then 999999999 else 0 end,
    1000000000
  )::bigint
  from shares
$$;
comment on function private.loyalty_points(jsonb, jsonb, date, bigint) is
  'Points of a basket, rounded once. tier_times in hundredths. A test compares it with lib/owl/loyalty/earning.ts.';

revoke execute on function private.is_whole(jsonb, bigint, bigint), private.is_text(jsonb, integer, integer),
  private.has_keys(jsonb, text[]), private.is_list(jsonb, integer), private.is_product_code(jsonb),
  private.loyalty_rules_problem(jsonb), private.require_loyalty_basket(jsonb),
  private.loyalty_points(jsonb, jsonb, date, bigint)
  from public, anon, authenticated;

create function private.loyalty_today(program public.loyalty_programs) returns date
language sql stable set search_path = ''
as $$ select (now() at time zone program.time_zone)::date $$;

create function private.guard_loyalty_program() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    raise exception 'There is no such time zone' using errcode = 'PT422';
  end;
  if tg_op = 'UPDATE'
    and (new.time_zone <> old.time_zone or new.parent_group_id <> old.parent_group_id)
    and exists (select from public.loyalty_entries as entry where entry.program_id = old.id)
  then
    raise exception 'A program with entries keeps its group and time zone' using errcode = 'PT409';
  end if;
  return new;
end
$$;
create trigger guard_program before insert or update of time_zone, parent_group_id on public.loyalty_programs
  for each row execute function private.guard_loyalty_program();

create function private.guard_loyalty_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  program public.loyalty_programs;
  problem text;
begin
  if tg_op = 'DELETE' then
    if old.state = 'published' then
      raise exception 'A published version stays' using errcode = 'PT409';
    end if;
    return old;
  end if;
  select * into program from public.loyalty_programs as known where known.id = new.program_id for update;
  if tg_op = 'INSERT' then
    -- Others are left to the policies.
    if new.state <> 'draft' and private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin') then
      raise exception 'A version begins as a draft' using errcode = 'PT409';
    end if;
    new.number := 1 + coalesce(
      (select max(other.number) from public.loyalty_versions as other where other.program_id = new.program_id), 0);
  elsif new.program_id <> old.program_id or new.number <> old.number then
    raise exception 'A version keeps its program and number' using errcode = 'PT409';
  elsif old.state = 'published' and new.published_by is null and old.published_by is not null
    and to_jsonb(new) - 'published_by' - 'version' = to_jsonb(old) - 'published_by' - 'version'
  then
    -- The person who published it is gone.
    return new;
  elsif old.state = 'published'
    and (old.first_on <= private.loyalty_today(program) or new.state <> 'draft' or new.rules <> old.rules)
  then
    raise exception 'A published version never changes' using errcode = 'PT409';
  end if;
  problem := private.loyalty_rules_problem(new.rules);
  if problem is not null then
    raise exception '%', problem using errcode = 'PT422';
  end if;
  return new;
end
$$;
create trigger guard_version before insert or update or delete on public.loyalty_versions
  for each row execute function private.guard_loyalty_version();

create function private.keep_loyalty_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.posted_by is null
    and to_jsonb(new) - 'posted_by' = to_jsonb(old) - 'posted_by'
  then
    return new;
  end if;
  raise exception 'The ledger only grows: post an adjustment' using errcode = 'PT409';
end
$$;
create trigger keep_entry before update or delete on public.loyalty_entries
  for each row execute function private.keep_loyalty_entry();

revoke execute on function private.loyalty_today(public.loyalty_programs), private.guard_loyalty_program(),
  private.guard_loyalty_version(), private.keep_loyalty_entry()
  from public, anon, authenticated;

create function private.require_loyalty_keeper() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_write_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'You may not change loyalty programs' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_loyalty_keeper() from public, anon, authenticated;

create function public.publish_loyalty_version(draft_id uuid, first_day date, seen integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  program public.loyalty_programs;
  draft public.loyalty_versions;
  today date;
begin
  perform private.require_loyalty_keeper();
  select known.* into program from public.loyalty_programs as known
  join public.loyalty_versions as version on version.program_id = known.id and version.id = draft_id
  for update of known;
  if not found then
    raise exception 'There is no such version' using errcode = 'PT404';
  end if;
  select * into draft from public.loyalty_versions as version where version.id = draft_id for update;
  if draft.state <> 'draft' or draft.version is distinct from seen then
    raise exception 'The draft was changed or published meanwhile' using errcode = 'PT409';
  end if;
  today := private.loyalty_today(program);
  if first_day is null or first_day > today + 1825 or first_day < today or (
    first_day = today and exists (
      select from public.loyalty_versions as other
      where other.program_id = program.id and other.state = 'published' and other.first_on <= today
    )
  ) then
    raise exception 'A version begins tomorrow or later, the first one of a program also today' using errcode = 'PT422';
  end if;
  if exists (
    select from public.loyalty_versions as other
    where other.program_id = program.id and other.state = 'published' and other.first_on = first_day
  ) then
    raise exception 'Another version begins on this day' using errcode = 'PT409';
  end if;
  update public.loyalty_versions as version
  set state = 'published', first_on = first_day, published_at = now(), published_by = private.viewer_id()
  where version.id = draft_id;
end
$$;
comment on function public.publish_loyalty_version(uuid, date, integer) is
  'seen: the version of the draft that was shown. Raises PT403, PT404, PT409 for a draft that changed and a day that is taken, PT422 for a day that has begun.';

create function public.take_back_loyalty_version(version_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_loyalty_keeper();
  update public.loyalty_versions as version
  set state = 'draft', first_on = null, published_at = null, published_by = null
  where version.id = version_id and version.state = 'published';
  if not found then
    raise exception 'There is no such published version' using errcode = 'PT404';
  end if;
end
$$;
comment on function public.take_back_loyalty_version(uuid) is
  'Makes a draft of a version that has not begun. Raises PT403, PT404, and PT409 for one that has.';

revoke execute on function public.publish_loyalty_version(uuid, date, integer), public.take_back_loyalty_version(uuid)
  from public, anon, authenticated;
grant execute on function public.publish_loyalty_version(uuid, date, integer), public.take_back_loyalty_version(uuid)
  to authenticated;
