-- Purchases that were taken back count neither for tiers nor for replays, and the ledger names them.

create or replace function public.list_loyalty_purchases(of_program uuid, since date, after_id bigint, most integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(part.id, part.member_code, part.happened_on, part.basket) order by part.id), '[]')
  from (
    select entry.id, entry.member_code, entry.happened_on, entry.basket from public.loyalty_entries as entry
    where entry.program_id = of_program and entry.id > after_id and entry.kind = 'purchase' and entry.happened_on >= since
      and not exists (select from public.loyalty_entries as back where back.takes_back = entry.id)
    order by entry.id limit least(most, 10000)
  ) as part
$$;

create or replace function public.get_loyalty_member(of_program uuid, member text)
returns table (balance bigint, tier text, purchases bigint, next_expiry_on date, next_expiry_points bigint)
language sql stable set search_path = ''
as $$
  with entry as (
    select entry.*, exists (select from public.loyalty_entries as back where back.takes_back = entry.id) as is_taken_back
    from public.loyalty_entries as entry
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
        where entry.kind = 'purchase' and not entry.is_taken_back and entry.happened_on < day.today
          and entry.happened_on >= day.today - (version.rules ->> 'tierWindowDays')::integer
      )
      order by (level.value ->> 'threshold')::bigint desc limit 1
    ),
    (select count(*) from entry where entry.kind = 'purchase' and not entry.is_taken_back),
    (select next.expires_on from next), (select next.points::bigint from next)
  from day cross join due
$$;
create or replace view public.loyalty_ledger with (security_invoker = true) as
select entry.id, entry.program_id, entry.member_code, entry.kind, entry.happened_at, entry.happened_on, entry.points,
  entry.cost_cents, entry.expires_on, entry.basket, entry.tier, entry.reward, entry.note, entry.receipt,
  version.number as version_number,
  site.number as site_number, site.name as site_name, entry.takes_back,
  (select purchase.receipt from public.loyalty_entries as purchase where purchase.id = entry.takes_back) as takes_back_receipt,
  -- A join or an exists would read the whole ledger for a page.
  (select back.id from public.loyalty_entries as back where back.takes_back = entry.id limit 1) is not null as is_taken_back
from public.loyalty_entries as entry
join public.loyalty_versions as version on version.id = entry.version_id
left join public.sites as site on site.id = entry.site_id;
