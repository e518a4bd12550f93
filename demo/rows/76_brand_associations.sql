-- What the sites of each group carry: a brand of its own, some changes in the past, and one rebranding that is planned.

with station as (
  select
    site.id, site.state, site.opens_on, site.closed_on,
    right(site.parent_group_id::text, 12)::integer as chain,
    (right(site.id::text, 12)::integer - 1) % 30 as place
  from public.sites as site
  where site.id::text like 'e6000000-%'
), brand as (
  select brand.id, right(brand.id::text, 12)::integer as number from public.brands as brand
  where brand.id::text like 'ba000000-0000-4000-8000-0%'
), wish (chain, fuel, earlier, store, food) as (
  values (1, 1, 2, 5, 9), (2, 2, 3, 6, 11), (3, 1, 4, 7, 10), (4, 3, 1, 8, 9), (5, 4, 2, 7, 9), (6, 2, 4, 6, 11)
), carried as (
  -- Every sixth site had another brand until March 2025.
  select id, role, earlier as number, opens_on as first_on, date '2025-03-31' as last_on
  from station join wish using (chain), unnest(array['canopy', 'fuel']) as role
  where place % 6 = 5 and place % 15 < 12
  union all
  -- The sites of Bluewater Stations in Florida change their brand in February 2027.
  select id, role, fuel, case when place % 6 = 5 then '2025-04-01' else opens_on end,
    case when chain = 2 and state = 'FL' and closed_on is null then '2027-01-31' else closed_on end
  from station join wish using (chain), unnest(array['canopy', 'fuel']) as role
  where place % 15 <> 12 and not (chain = 2 and state = 'FL' and opens_on > '2027-01-31')
  union all
  select id, role, 4, greatest(opens_on, '2027-02-01'), null
  from station, unnest(array['canopy', 'fuel']) as role
  where chain = 2 and state = 'FL' and closed_on is null and place % 15 <> 12
  union all
  select id, 'store', store, opens_on, closed_on from station join wish using (chain)
  where place % 8 <> 7 and place % 15 <> 12
  union all
  select id, 'food', food, opens_on, closed_on from station join wish using (chain)
  where place % 2 = 0 and place % 15 <> 12
  union all
  select id, 'food', 10 + chain % 2 * (-1), greatest(opens_on, '2024-06-01'), closed_on from station join wish using (chain)
  where place % 4 = 0 and place % 15 <> 12 and food <> 10 + chain % 2 * (-1)
  union all
  select id, 'wash', 12, greatest(opens_on, '2020-09-01'), closed_on from station
  where place % 5 = 1 and place % 15 <> 12
)
insert into public.brand_associations (id, site_id, brand_id, role, first_on, last_on, created_at)
select
  ('bb000000-0000-4000-8000-' || lpad((row_number() over (order by carried.id, role, carried.number, first_on))::text, 12, '0'))::uuid,
  carried.id, brand.id, role, first_on, last_on, '2026-04-20 15:00+00'
from carried join brand on brand.number = carried.number;
