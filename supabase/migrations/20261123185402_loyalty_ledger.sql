-- Posting to the ledger of loyalty programs, and reading it.

create function private.loyalty_due(of_program uuid, member text, at_day date) returns bigint
language sql stable set search_path = ''
as $$
  select greatest(0, coalesce(
    sum(entry.points) filter (where entry.points > 0 and entry.expires_on <= at_day), 0
  ) + coalesce(sum(entry.points) filter (where entry.points < 0), 0))::bigint
  from public.loyalty_entries as entry
  where entry.program_id = of_program and entry.member_code = member
$$;
comment on function private.loyalty_due(uuid, text, date) is
  'Points that expired by a day and are not yet posted as expired. Members spend points in the order in which they expire.';

create function private.loyalty_tier(rules jsonb, of_program uuid, member text, at_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select tier.value from jsonb_array_elements(rules -> 'tiers') as tier (value)
  where (tier.value ->> 'threshold')::bigint <= (
    select coalesce(sum(entry.points), 0) from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.member_code = member and entry.kind = 'purchase'
      and entry.happened_on >= at_day - (rules ->> 'tierWindowDays')::integer and entry.happened_on < at_day
  )
  order by (tier.value ->> 'threshold')::bigint desc limit 1
$$;
comment on function private.loyalty_tier(jsonb, uuid, text, date) is 'By the purchases of the days before. Null is no tier.';

create function private.begin_loyalty_entry(
  of_program uuid, member text, moment timestamptz,
  out program public.loyalty_programs, out current_version public.loyalty_versions, out at_day date
)
language plpgsql security definer set search_path = ''
as $$
declare
  due bigint;
begin
  perform private.require_loyalty_keeper();
  select * into program from public.loyalty_programs as known where known.id = of_program;
  if not found then
    raise exception 'There is no such program' using errcode = 'PT404';
  end if;
  if member is null or member !~ '^[A-Z0-9][A-Z0-9-]{2,39}$' then
    raise exception 'A member code has 3 to 40 capital letters, digits and hyphens' using errcode = 'PT422';
  end if;
  if moment is null or moment > now() then
    raise exception 'Entries are of the past' using errcode = 'PT422';
  end if;
  if program.status <> 'active' then
    raise exception 'Only active programs have new entries' using errcode = 'PT409';
  end if;
  at_day := (moment at time zone program.time_zone)::date;
  -- Publishing takes the row for update; entries of different members do not wait for each other.
  perform from public.loyalty_programs as known where known.id = of_program for share;
  select * into current_version from public.loyalty_versions as version
  where version.program_id = of_program and version.state = 'published' and version.first_on <= at_day
  order by version.first_on desc limit 1;
  if not found then
    raise exception 'No version of the program runs on this day' using errcode = 'PT409';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(of_program::text || member, 0));
  due := private.loyalty_due(of_program, member, at_day);
  if due > 0 then
    insert into public.loyalty_entries (program_id, version_id, member_code, kind, happened_at, happened_on, points, posted_by)
    values (of_program, current_version.id, member, 'expiry', moment, at_day, -due, private.viewer_id());
  end if;
end
$$;
comment on function private.begin_loyalty_entry(uuid, text, timestamptz) is
  'Checks what every entry needs, locks the member, and posts points that have expired.';

create function private.loyalty_balance(of_program uuid, member text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(entry.points), 0)::bigint from public.loyalty_entries as entry
  where entry.program_id = of_program and entry.member_code = member
$$;

create function public.post_loyalty_purchase(
  program_id uuid, member_code text, happened_at timestamptz, basket jsonb, receipt text default null
) returns bigint
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  start record;
  known public.loyalty_entries;
  tier jsonb;
  earned bigint;
begin
  perform private.require_loyalty_keeper();
  perform private.require_loyalty_basket(basket);
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(post_loyalty_purchase.program_id::text || coalesce(post_loyalty_purchase.receipt, ''), 1)
  ) where post_loyalty_purchase.receipt is not null;
  select * into known from public.loyalty_entries as entry
  where entry.program_id = post_loyalty_purchase.program_id and entry.receipt = post_loyalty_purchase.receipt;
  if found then
    if known.kind <> 'purchase' or known.member_code <> post_loyalty_purchase.member_code
      or known.basket <> post_loyalty_purchase.basket
    then
      raise exception 'Another entry has this receipt' using errcode = 'PT409';
    end if;
    return known.points;
  end if;
  start := private.begin_loyalty_entry(
    post_loyalty_purchase.program_id, post_loyalty_purchase.member_code, post_loyalty_purchase.happened_at);
  tier := private.loyalty_tier(
    (start.current_version).rules, post_loyalty_purchase.program_id, post_loyalty_purchase.member_code, start.at_day);
  earned := private.loyalty_points(
    (start.current_version).rules, post_loyalty_purchase.basket, start.at_day, coalesce((tier ->> 'times')::bigint, 100));
  insert into public.loyalty_entries
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, expires_on, basket, tier, receipt, posted_by)
  values (
    post_loyalty_purchase.program_id, (start.current_version).id, post_loyalty_purchase.member_code, 'purchase',
    post_loyalty_purchase.happened_at, start.at_day, earned,
    start.at_day + ((start.current_version).rules ->> 'expiryDays')::integer,
    post_loyalty_purchase.basket, tier ->> 'name', post_loyalty_purchase.receipt, private.viewer_id()
  );
  return earned;
end
$$;
comment on function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text) is
  'Returns the points. The version of the day decides. The same receipt again returns the points of the first time. Raises PT403, PT404, PT409 without a version or for a receipt of something else, and PT422.';

create function public.post_loyalty_redemption(
  program_id uuid, member_code text, happened_at timestamptz, reward text, receipt text default null
) returns bigint
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  start record;
  known public.loyalty_entries;
  chosen jsonb;
begin
  perform private.require_loyalty_keeper();
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(post_loyalty_redemption.program_id::text || coalesce(post_loyalty_redemption.receipt, ''), 1)
  ) where post_loyalty_redemption.receipt is not null;
  select * into known from public.loyalty_entries as entry
  where entry.program_id = post_loyalty_redemption.program_id and entry.receipt = post_loyalty_redemption.receipt;
  if found then
    if known.kind <> 'redemption' or known.member_code <> post_loyalty_redemption.member_code
      or known.reward <> post_loyalty_redemption.reward
    then
      raise exception 'Another entry has this receipt' using errcode = 'PT409';
    end if;
    return known.points;
  end if;
  start := private.begin_loyalty_entry(
    post_loyalty_redemption.program_id, post_loyalty_redemption.member_code, post_loyalty_redemption.happened_at);
  select element.value into chosen
  from jsonb_array_elements((start.current_version).rules -> 'rewards') as element (value)
  where element.value ->> 'name' = post_loyalty_redemption.reward;
  if not found then
    raise exception 'The version of this day has no such reward' using errcode = 'PT422';
  end if;
  if private.loyalty_balance(post_loyalty_redemption.program_id, post_loyalty_redemption.member_code)
    < (chosen ->> 'cost')::bigint
  then
    raise exception 'The member has too few points' using errcode = 'PT409';
  end if;
  if (
    select count(*) from public.loyalty_entries as entry
    where entry.program_id = post_loyalty_redemption.program_id
      and entry.member_code = post_loyalty_redemption.member_code
      and entry.reward = post_loyalty_redemption.reward
      and date_trunc('month', entry.happened_on::timestamp) = date_trunc('month', start.at_day::timestamp)
  ) >= (chosen ->> 'perMonth')::integer
  then
    raise exception 'The member has had this reward as often as the month allows' using errcode = 'PT409';
  end if;
  insert into public.loyalty_entries
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, cost_cents, reward, receipt, posted_by)
  values (
    post_loyalty_redemption.program_id, (start.current_version).id, post_loyalty_redemption.member_code, 'redemption',
    post_loyalty_redemption.happened_at, start.at_day, -(chosen ->> 'cost')::bigint, (chosen ->> 'valueCents')::bigint,
    post_loyalty_redemption.reward, post_loyalty_redemption.receipt, private.viewer_id()
  );
  return -(chosen ->> 'cost')::bigint;
end
$$;
comment on function public.post_loyalty_redemption(uuid, text, timestamptz, text, text) is
  'Returns the points, negative. Raises PT403, PT404, PT409 for too few points, a limit that is reached or a receipt of something else, and PT422 for a reward that the version does not have.';

create function public.adjust_loyalty_points(program_id uuid, member_code text, points bigint, note text, receipt text)
returns bigint
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  start record;
  balance bigint;
begin
  perform private.require_loyalty_keeper();
  if adjust_loyalty_points.points is null or adjust_loyalty_points.points = 0
    or abs(adjust_loyalty_points.points) > 1000000
    or char_length(btrim(coalesce(adjust_loyalty_points.note, ''))) not between 1 and 300
    or adjust_loyalty_points.receipt is null
  then
    raise exception 'An adjustment has points and a note' using errcode = 'PT422';
  end if;
  start := private.begin_loyalty_entry(adjust_loyalty_points.program_id, adjust_loyalty_points.member_code, now());
  balance := private.loyalty_balance(adjust_loyalty_points.program_id, adjust_loyalty_points.member_code);
  -- The same form sent twice.
  if exists (
    select from public.loyalty_entries as entry
    where entry.program_id = adjust_loyalty_points.program_id and entry.receipt = adjust_loyalty_points.receipt
  ) then
    return balance;
  end if;
  if balance + adjust_loyalty_points.points < 0 then
    raise exception 'The member does not have so many points' using errcode = 'PT409';
  end if;
  insert into public.loyalty_entries
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, expires_on, note, receipt, posted_by)
  values (
    adjust_loyalty_points.program_id, (start.current_version).id, adjust_loyalty_points.member_code, 'adjustment', now(),
    start.at_day, adjust_loyalty_points.points,
    case when adjust_loyalty_points.points > 0 then start.at_day + ((start.current_version).rules ->> 'expiryDays')::integer end,
    btrim(adjust_loyalty_points.note), adjust_loyalty_points.receipt, private.viewer_id()
  );
  return balance + adjust_loyalty_points.points;
end
$$;
comment on function public.adjust_loyalty_points(uuid, text, bigint, text, text) is
  'Gives or takes points and returns the balance. The same receipt counts once. Raises PT403, PT404, PT409 for more points than the member has, and PT422.';

create function public.get_loyalty_member(of_program uuid, member text)
returns table (balance bigint, tier text, purchases bigint, next_expiry_on date, next_expiry_points bigint)
language sql stable set search_path = ''
as $$
  with entry as (
    select entry.* from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.member_code = member
  ), day as (
    select (now() at time zone program.time_zone)::date as today
    from public.loyalty_programs as program where program.id = of_program
  ), spent as (
    select coalesce(-sum(entry.points), 0) as points from entry where entry.points < 0
  ), lot as (
    select entry.expires_on, sum(entry.points) as points from entry
    where entry.points > 0 and entry.expires_on is not null group by entry.expires_on
  ), falling as (
    select lot.expires_on,
      greatest(0, sum(lot.points) over (order by lot.expires_on) - spent.points) as gone
    from lot cross join spent
  ), due as (
    select coalesce(max(falling.gone), 0) as points from falling cross join day where falling.expires_on <= day.today
  ), next as (
    select falling.expires_on, falling.gone - due.points as points
    from falling cross join day cross join due
    where falling.expires_on > day.today and falling.gone > due.points
    order by falling.expires_on limit 1
  )
  select ((select coalesce(sum(entry.points), 0) from entry) - due.points)::bigint,
    (
      select level.value ->> 'name' from public.loyalty_versions as version
      cross join lateral jsonb_array_elements(version.rules -> 'tiers') as level (value)
      where version.id = (
        select current_version.id from public.loyalty_versions as current_version
        where current_version.program_id = of_program and current_version.state = 'published'
          and current_version.first_on <= day.today
        order by current_version.first_on desc limit 1
      ) and (level.value ->> 'threshold')::bigint <= (
        select coalesce(sum(entry.points), 0) from entry
        where entry.kind = 'purchase' and entry.happened_on < day.today
          and entry.happened_on >= day.today - (version.rules ->> 'tierWindowDays')::integer
      )
      order by (level.value ->> 'threshold')::bigint desc limit 1
    ),
    (select count(*) from entry where entry.kind = 'purchase'),
    (select next.expires_on from next), (select next.points::bigint from next)
  from day cross join due
$$;
comment on function public.get_loyalty_member(uuid, text) is
  'Balance and tier of today. Points that have expired and are not posted as such do not count.';

create function public.list_loyalty_purchases(of_program uuid, since date, after_id bigint, most integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(part.id, part.member_code, part.happened_on, part.basket) order by part.id), '[]')
  from (
    select entry.id, entry.member_code, entry.happened_on, entry.basket from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.id > after_id and entry.kind = 'purchase' and entry.happened_on >= since
    order by entry.id limit least(most, 10000)
  ) as part
$$;
comment on function public.list_loyalty_purchases(uuid, date, bigint, integer) is
  'One answer instead of many rows, for replays: [id, member, day, basket], in the order in which they were posted.';

create function public.count_loyalty_records(program_ids uuid[])
returns table (program_id uuid, members bigint, entries bigint, points bigint, cost_cents bigint)
language sql stable set search_path = ''
as $$
  select entry.program_id, count(distinct entry.member_code), count(*), sum(entry.points)::bigint, sum(entry.cost_cents)::bigint
  from public.loyalty_entries as entry where entry.program_id = any (program_ids) group by entry.program_id
$$;
comment on function public.count_loyalty_records(uuid[]) is 'Of the ledgers that the caller may read. points are open, cost_cents of all rewards.';

create view public.loyalty_program_list with (security_invoker = true) as
select program.id, program.name, program.status, program.time_zone, program.parent_group_id, program.created_at,
  program.version, parent_group.name as group_name, lower(program.name || ' ' || parent_group.name) as search_text,
  running.number as running_number, running.first_on as running_since,
  coming.number as coming_number, coming.first_on as coming_on,
  (select count(*)::integer from public.loyalty_versions as draft where draft.program_id = program.id and draft.state = 'draft') as drafts
from public.loyalty_programs as program
join public.parent_groups as parent_group on parent_group.id = program.parent_group_id
left join lateral (
  select version.number, version.first_on from public.loyalty_versions as version
  where version.program_id = program.id and version.state = 'published'
    and version.first_on <= (now() at time zone program.time_zone)::date
  order by version.first_on desc limit 1
) as running on true
left join lateral (
  select version.number, version.first_on from public.loyalty_versions as version
  where version.program_id = program.id and version.state = 'published'
    and version.first_on > (now() at time zone program.time_zone)::date
  order by version.first_on limit 1
) as coming on true;
comment on view public.loyalty_program_list is 'Programs with the version that runs today and the next one.';
revoke all on table public.loyalty_program_list from anon, authenticated;
grant select on table public.loyalty_program_list to authenticated, service_role;

create view public.loyalty_ledger with (security_invoker = true) as
select entry.id, entry.program_id, entry.member_code, entry.kind, entry.happened_at, entry.happened_on, entry.points,
  entry.cost_cents, entry.expires_on, entry.basket, entry.tier, entry.reward, entry.note, entry.receipt,
  version.number as version_number
from public.loyalty_entries as entry
join public.loyalty_versions as version on version.id = entry.version_id;
revoke all on table public.loyalty_ledger from anon, authenticated;
grant select on table public.loyalty_ledger to authenticated, service_role;

revoke execute on function private.loyalty_due(uuid, text, date), private.loyalty_tier(jsonb, uuid, text, date),
  private.begin_loyalty_entry(uuid, text, timestamptz), private.loyalty_balance(uuid, text),
  public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text),
  public.post_loyalty_redemption(uuid, text, timestamptz, text, text),
  public.adjust_loyalty_points(uuid, text, bigint, text, text),
  public.get_loyalty_member(uuid, text), public.list_loyalty_purchases(uuid, date, bigint, integer),
  public.count_loyalty_records(uuid[])
  from public, anon, authenticated;
grant execute on function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text),
  public.post_loyalty_redemption(uuid, text, timestamptz, text, text),
  public.adjust_loyalty_points(uuid, text, bigint, text, text),
  public.get_loyalty_member(uuid, text), public.list_loyalty_purchases(uuid, date, bigint, integer),
  public.count_loyalty_records(uuid[])
  to authenticated;
