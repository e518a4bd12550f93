-- Reading the ledger of loyalty programs.

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

revoke execute on function
  public.get_loyalty_member(uuid, text),
  public.list_loyalty_purchases(uuid, date, bigint, integer),
  public.count_loyalty_records(uuid[])
from public, anon, authenticated;
grant execute on function
  public.get_loyalty_member(uuid, text),
  public.list_loyalty_purchases(uuid, date, bigint, integer),
  public.count_loyalty_records(uuid[])
to authenticated;
