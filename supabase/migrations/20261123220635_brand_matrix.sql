-- Brands of many sites change together, and go back together. A step is one association before and after.

create type private.brand_step as (
  cell integer,
  place integer,
  kind text,
  site_id uuid,
  role text,
  id uuid,
  old_brand uuid,
  old_first date,
  old_last date,
  new_brand uuid,
  new_first date,
  new_last date,
  problem text
);
comment on type private.brand_step is
  'A cell is a site and a role. Without an old brand the association is added, without a new one it is removed. Kinds: goes-on, ends, returns, begins, stale. A problem says why the cell stays as it is.';

create table private.brand_saves (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null,
  saved_at timestamptz not null default now(),
  steps private.brand_step[] not null,
  undone_at timestamptz
);
alter table private.brand_saves enable row level security;
revoke all on table private.brand_saves from anon, authenticated;

create function private.brand_in_the_way(named text, as_role text, first_on date, last_on date) returns text
language sql immutable set search_path = ''
as $$
  select format('This site has %s as %s brand %s', named, as_role,
    case when last_on is null then 'since ' || first_on else 'from ' || first_on || ' to ' || last_on end
  )
$$;

-- Thousands of cells are joined here. The planner expects a few, so it would compare each with each.
create function private.plan_brand_steps(changes jsonb) returns setof private.brand_step
language sql set search_path = '' set enable_nestloop = off
as $$
  with cell as materialized (
    select item.*, item.role in ('canopy', 'fuel', 'store') or not coalesce(item.keeps_others, false) as ends_others
    from rows from (jsonb_to_recordset(changes) as (
      site uuid, role text, brands uuid[], first_on date, last_on date, keeps_others boolean, seen_on date, seen text[]
    )) with ordinality as item (site, role, brands, first_day, last_day, keeps_others, seen_on, seen, number)
  ), held as materialized (
    select cell.number, cell.first_day, cell.last_day, cell.ends_others, cardinality(cell.brands) > 0 as is_followed,
      association.brand_id = any (cell.brands) as is_wanted, association.*
    from cell
    join public.brand_associations as association on association.site_id = cell.site and association.role = cell.role
    where association.site_id = any (array(select one.site from cell as one))
      and association.first_on <= cell.first_day and coalesce(association.last_on, 'infinity') >= cell.first_day
  ), wish as (
    select cell.number, unnest(cell.brands) as brand, generate_subscripts(cell.brands, 1) as place from cell
  ), missing as materialized (
    select wish.number, wish.brand, row_number() over (partition by wish.number order by wish.place) as rank
    from wish
    where not exists (select from held where held.number = wish.number and held.brand_id = wish.brand)
  ), ended as materialized (
    select held.*, brand.name,
      row_number() over (partition by held.number order by held.id) as rank,
      held.first_on = held.first_day as has_no_day_left,
      count(*) filter (where held.first_on = held.first_day) over (partition by held.number order by held.id) as place_without_day
    from held join public.brands as brand on brand.id = held.brand_id
    where not held.is_wanted and held.ends_others
  ), step as (
    select cell.number, 0 as phase, 0::bigint as rank, 0 as part, 'stale' as kind, cell.site, cell.role, null::uuid as id,
      null::uuid as old_brand, null::date as old_first, null::date as old_last,
      null::uuid as new_brand, null::date as new_first, null::date as new_last,
      'Somebody else changed this meanwhile' as problem
    from cell
    where cell.seen is not null and array(select unnest(cell.seen) order by 1) <> array(
      select association.id || ':' || association.version from public.brand_associations as association
      where association.site_id = cell.site and association.role = cell.role
        and (association.last_on is null or association.last_on >= cell.seen_on)
      order by 1
    )
    union all
    select held.number, 1, row_number() over (partition by held.number order by held.first_on, held.id), 0, 'goes-on',
      held.site_id, held.role, held.id, held.brand_id, held.first_on, held.last_on, held.brand_id, held.first_on, held.last_day, null
    from held
    where held.is_wanted and coalesce(held.last_on, 'infinity') < coalesce(held.last_day, 'infinity')
    union all
    -- One that would have no day left gets the new brand instead.
    select ended.number, 2, ended.rank, 0, 'ends', ended.site_id, ended.role, ended.id,
      ended.brand_id, ended.first_on, ended.last_on, coalesce(instead.brand, ended.brand_id), ended.first_on,
      case when ended.has_no_day_left then ended.last_day else ended.first_day - 1 end,
      case when ended.has_no_day_left and instead.brand is null then
        ended.name || ' begins on this day. Choose a later day, or let an admin remove it'
      end
    from ended
    left join missing as instead
      on ended.has_no_day_left and instead.number = ended.number and instead.rank = ended.place_without_day
    union all
    select ended.number, 2, ended.rank, 1, 'returns', ended.site_id, ended.role, gen_random_uuid(), null, null, null,
      ended.brand_id, ended.last_day + 1, ended.last_on, null
    from ended
    where ended.is_followed and coalesce(ended.last_on, 'infinity') > ended.last_day
    union all
    select cell.number, 3, missing.rank, 0, 'begins', cell.site, cell.role, gen_random_uuid(), null, null, null,
      missing.brand, cell.first_day, cell.last_day, null
    from missing join cell on cell.number = missing.number
    where not exists (
      select from ended
      where ended.number = missing.number and ended.has_no_day_left and ended.place_without_day = missing.rank
    )
  )
  select number::integer, (row_number() over (partition by number order by phase, rank, part))::integer, kind, site, role, id,
    old_brand, old_first, old_last, new_brand, new_first, new_last, problem
  from step
$$;
comment on function private.plan_brand_steps(jsonb) is
  'Each change names site, role and the brands from a day on. Others end on the day before, unless keeps_others; with a last day they come back after it. With seen_on, seen is what a screen showed (id:version).';

create function private.check_brand_steps(steps private.brand_step[]) returns setof private.brand_step
language sql stable set search_path = '' set enable_nestloop = off
as $$
  with step as materialized (
    select * from unnest(steps)
  ), stored as materialized (
    select association.* from public.brand_associations as association
    where association.site_id = any (array(select one.site_id from step as one))
  ), line as materialized (
    select step.site_id, step.role, step.new_brand as brand_id, step.new_first as first_on, step.new_last as last_on, step.place
    from step where step.new_brand is not null
    union all
    select stored.site_id, stored.role, stored.brand_id, stored.first_on, stored.last_on, 0
    from stored where not exists (select from step where step.id = stored.id)
  ), in_the_way as (
    select distinct on (step.cell, step.place) step.cell, step.place,
      private.brand_in_the_way(brand.name, line.role, line.first_on, line.last_on) as problem
    from step
    join line on line.site_id = step.site_id and line.role = step.role
    join public.brands as brand on brand.id = line.brand_id
    where line.place < step.place
      and (step.role in ('canopy', 'fuel', 'store') or line.brand_id = step.new_brand)
      and line.first_on <= coalesce(step.new_last, 'infinity') and coalesce(line.last_on, 'infinity') >= step.new_first
    order by step.cell, step.place, line.first_on
  ), found as (
    select step.cell, step.place, case
      when step.problem is not null then step.problem
      when step.old_brand is not null and (stored.role, stored.brand_id, stored.first_on, stored.last_on)
        is distinct from (step.role, step.old_brand, step.old_first, step.old_last) then 'It was changed again since'
      when step.new_brand is not null and not (
        exists (select from public.brands as brand where brand.id = step.new_brand)
        and exists (select from public.sites as site where site.id = step.site_id)
      ) then 'The site or the brand does not exist any more'
      else in_the_way.problem
    end as problem
    from step
    left join stored on stored.id = step.id and stored.site_id = step.site_id
    left join in_the_way on in_the_way.cell = step.cell and in_the_way.place = step.place
  ), first_found as (
    select distinct on (found.cell) found.cell, found.problem from found where found.problem is not null
    order by found.cell, found.place
  )
  select step.cell, step.place, step.kind, step.site_id, step.role, step.id, step.old_brand, step.old_first, step.old_last,
    step.new_brand, step.new_first, step.new_last, first_found.problem
  from step left join first_found on first_found.cell = step.cell
  order by step.cell, step.place
$$;
comment on function private.check_brand_steps(private.brand_step[]) is
  'With the first problem of each cell in all its steps: what is stored differs or is in the way, or is gone.';

create function private.write_brand_steps(steps private.brand_step[]) returns void
language plpgsql set search_path = ''
as $$
declare
  wanted constant integer := (select count(*) from unnest(steps) as step where step.old_brand is not null);
  removed integer;
  changed integer;
begin
  delete from public.brand_associations as association
  using unnest(steps) as step where association.id = step.id and step.new_brand is null;
  get diagnostics removed = row_count;
  update public.brand_associations as association
  set brand_id = step.new_brand, first_on = step.new_first, last_on = step.new_last
  from unnest(steps) as step where association.id = step.id and step.old_brand is not null and step.new_brand is not null;
  get diagnostics changed = row_count;
  if removed + changed <> wanted then
    raise exception 'An association was removed at this moment' using errcode = 'serialization_failure';
  end if;
  insert into public.brand_associations (id, site_id, brand_id, role, first_on, last_on)
  select step.id, step.site_id, step.new_brand, step.role, step.new_first, step.new_last
  from unnest(steps) as step where step.old_brand is null order by step.cell, step.place;
end
$$;

revoke execute on function private.brand_in_the_way(text, text, date, date),
  private.plan_brand_steps(jsonb),
  private.check_brand_steps(private.brand_step[]),
  private.write_brand_steps(private.brand_step[]) from public, anon, authenticated;
