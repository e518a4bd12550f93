-- Purchases that staff enter by hand: at which site they were, what they would earn, and how one is taken back.

alter table public.loyalty_entries
  add column site_id uuid references public.sites (id) on delete restrict,
  add column takes_back bigint references public.loyalty_entries (id) on delete restrict,
  add constraint loyalty_entries_site_check check (site_id is null or kind = 'purchase'),
  add constraint loyalty_entries_takes_back_check check (takes_back is null or (kind = 'adjustment' and points < 0));
comment on column public.loyalty_entries.takes_back is 'The purchase that this entry takes back. It does not count for tiers and replays any more.';
create index loyalty_entries_site_idx on public.loyalty_entries (site_id);
create unique index loyalty_entries_takes_back_idx on public.loyalty_entries (takes_back, program_id);

create or replace function private.loyalty_tier(rules jsonb, of_program uuid, member text, at_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select tier.value from jsonb_array_elements(rules -> 'tiers') as tier (value)
  where (tier.value ->> 'threshold')::bigint <= (
    select coalesce(sum(entry.points), 0) from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.member_code = member and entry.kind = 'purchase'
      and entry.happened_on >= at_day - (rules ->> 'tierWindowDays')::integer and entry.happened_on < at_day
      and not exists (select from public.loyalty_entries as back where back.takes_back = entry.id)
  )
  order by (tier.value ->> 'threshold')::bigint desc limit 1
$$;

-- With the site. The rest of the function is as it was.
drop function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text);
create function public.post_loyalty_purchase(
  program_id uuid, member_code text, happened_at timestamptz, basket jsonb, receipt text default null, site_id uuid default null
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
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, expires_on, basket, tier, receipt, site_id, posted_by)
  values (
    post_loyalty_purchase.program_id, (start.current_version).id, post_loyalty_purchase.member_code, 'purchase',
    post_loyalty_purchase.happened_at, start.at_day, earned,
    start.at_day + ((start.current_version).rules ->> 'expiryDays')::integer,
    post_loyalty_purchase.basket, tier ->> 'name', post_loyalty_purchase.receipt, post_loyalty_purchase.site_id,
    private.viewer_id()
  );
  return earned;
end
$$;
comment on function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text, uuid) is
  'Returns the points. The version of the day decides. The same receipt again returns the points of the first time. Raises PT403, PT404, PT409 without a version or for a receipt of something else, and PT422.';
revoke execute on function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text, uuid) from public, anon, authenticated;
grant execute on function public.post_loyalty_purchase(uuid, text, timestamptz, jsonb, text, uuid) to authenticated;

create function private.require_new_receipt(of_program uuid, receipt text, site_number text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  of_site uuid;
begin
  if char_length(btrim(coalesce(require_new_receipt.receipt, ''))) not between 1 and 80 then
    raise exception 'A purchase has the number of its receipt' using errcode = 'PT422';
  end if;
  select site.id into of_site from public.sites as site
  join public.loyalty_programs as program on program.parent_group_id = site.parent_group_id
  where program.id = of_program and site.number = require_new_receipt.site_number;
  if not found then
    raise exception 'The site group of the program has no site with this number' using errcode = 'PT404';
  end if;
  if exists (
    select from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.receipt = require_new_receipt.receipt
  ) then
    raise exception 'This receipt is posted already' using errcode = 'PT409';
  end if;
  return of_site;
end
$$;
comment on function private.require_new_receipt(uuid, text, text) is 'Returns the site with this number.';

create function public.preview_loyalty_purchase(
  of_program uuid, member text, moment timestamptz, basket jsonb, receipt text, site_number text
) returns table (points bigint, tier text, version_number integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  running public.loyalty_versions;
  at_day date;
  level jsonb;
begin
  perform private.require_loyalty_keeper();
  perform private.require_loyalty_basket(preview_loyalty_purchase.basket);
  perform private.require_new_receipt(of_program, preview_loyalty_purchase.receipt, preview_loyalty_purchase.site_number);
  select (moment at time zone program.time_zone)::date into at_day
  from public.loyalty_programs as program where program.id = of_program and program.status = 'active';
  select * into running from public.loyalty_versions as version
  where version.program_id = of_program and version.state = 'published' and version.first_on <= at_day
  order by version.first_on desc limit 1;
  if not found then
    raise exception 'No version of the program runs on this day' using errcode = 'PT409';
  end if;
  level := private.loyalty_tier(running.rules, of_program, member, at_day);
  return query select
    private.loyalty_points(running.rules, preview_loyalty_purchase.basket, at_day, coalesce((level ->> 'times')::bigint, 100)),
    level ->> 'name', running.number;
end
$$;

create function public.enter_loyalty_purchase(
  of_program uuid, member text, moment timestamptz, basket jsonb, receipt text, site_number text
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  of_site uuid;
  earned bigint;
begin
  perform private.require_loyalty_keeper();
  -- Two people with the same receipt. The function below takes this lock again.
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(of_program::text || enter_loyalty_purchase.receipt, 1));
  of_site := private.require_new_receipt(
    of_program, enter_loyalty_purchase.receipt, enter_loyalty_purchase.site_number);
  earned := public.post_loyalty_purchase(
    of_program, member, moment, enter_loyalty_purchase.basket, enter_loyalty_purchase.receipt, of_site);
  return earned;
end
$$;
comment on function public.enter_loyalty_purchase(uuid, text, timestamptz, jsonb, text, text) is
  'Posts a purchase by hand and returns the points. Unlike post_loyalty_purchase() it refuses a receipt that is posted already. Raises PT403, PT404 for the site, PT409 and PT422.';

create function public.take_back_loyalty_purchase(of_program uuid, entry_id bigint, note text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.loyalty_entries;
  start record;
  balance bigint;
begin
  perform private.require_loyalty_keeper();
  if char_length(btrim(coalesce(take_back_loyalty_purchase.note, ''))) not between 1 and 300 then
    raise exception 'Say why the purchase is taken back' using errcode = 'PT422';
  end if;
  select * into purchase from public.loyalty_entries as entry
  where entry.id = entry_id and entry.program_id = of_program and entry.kind = 'purchase';
  if not found then
    raise exception 'There is no such purchase' using errcode = 'PT404';
  end if;
  start := private.begin_loyalty_entry(of_program, purchase.member_code, now());
  balance := private.loyalty_balance(of_program, purchase.member_code);
  -- The same form sent twice.
  if exists (select from public.loyalty_entries as entry where entry.takes_back = entry_id) then
    return balance;
  end if;
  if purchase.points = 0 or purchase.expires_on <= start.at_day or balance < purchase.points then
    raise exception 'The points of this purchase are spent or have expired' using errcode = 'PT409';
  end if;
  insert into public.loyalty_entries
    (program_id, version_id, member_code, kind, happened_at, happened_on, points, note, takes_back, posted_by)
  values (
    of_program, (start.current_version).id, purchase.member_code, 'adjustment', now(), start.at_day, -purchase.points,
    btrim(take_back_loyalty_purchase.note), entry_id, private.viewer_id()
  );
  return balance - purchase.points;
end
$$;
comment on function public.take_back_loyalty_purchase(uuid, bigint, text) is
  'Adds an entry that takes the points of a purchase away and returns the balance. Twice counts once. Raises PT403, PT404, PT409 when the points are spent or have expired, and PT422.';

revoke execute on function
  private.require_new_receipt(uuid, text, text),
  public.preview_loyalty_purchase(uuid, text, timestamptz, jsonb, text, text),
  public.enter_loyalty_purchase(uuid, text, timestamptz, jsonb, text, text),
  public.take_back_loyalty_purchase(uuid, bigint, text)
from public, anon, authenticated;
grant execute on function
  public.preview_loyalty_purchase(uuid, text, timestamptz, jsonb, text, text),
  public.enter_loyalty_purchase(uuid, text, timestamptz, jsonb, text, text),
  public.take_back_loyalty_purchase(uuid, bigint, text)
to authenticated;
