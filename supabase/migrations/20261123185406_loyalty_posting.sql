-- Posting to the ledger of loyalty programs.

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

revoke execute on function
  private.loyalty_due(uuid, text, date),
  private.loyalty_tier(jsonb, uuid, text, date),
  private.begin_loyalty_entry(uuid, text, timestamptz),
  private.loyalty_balance(uuid, text),
  public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text),
  public.post_loyalty_redemption(uuid, text, timestamptz, text, text),
  public.adjust_loyalty_points(uuid, text, bigint, text, text)
from public, anon, authenticated;
grant execute on function
  public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text),
  public.post_loyalty_redemption(uuid, text, timestamptz, text, text),
  public.adjust_loyalty_points(uuid, text, bigint, text, text)
to authenticated;
