-- Sixty deals around today: ten at each of six groups. What sites sell comes from 72_brands.sql.

with chain as (
  select parent_group.id, row_number() over (order by count(site.id) desc, parent_group.name) as place
  from public.parent_groups as parent_group
  left join public.sites as site on site.parent_group_id = parent_group.id
  group by parent_group.id
  order by place
  limit 6
), offer (place, title, products, kind, cents, basis_points, count, get, points, old_cents, begins, days, state, terms) as (
  values
    (1, 'Any size coffee for a dollar', '{"Third Rail drip coffee, 16 oz"}'::text[], 'price', 100, null::integer, null::integer, null::integer, null::integer, 229, -20, 40, 'planned', 'One for each customer and visit.'),
    (2, 'Two cold brews for five', '{"Third Rail cold brew, 12 oz"}', 'n_for', 500, null, 2, null, null, 329, -6, 28, 'planned', null),
    (3, 'Pumpkin latte weekend', '{"Third Rail pumpkin latte, 12 oz"}', 'percent_off', null, 2500, null, null, null, 399, -48, 3, 'planned', 'While the season lasts.'),
    (4, 'Fountain drink with the app', '{"Otter fountain drink, 32 oz"}', 'price', 99, null, null, null, null, 189, -3, 60, 'planned', 'Members only. The code is scanned before paying.'),
    (5, 'Buy two jerky, get one', '{"Lantern jerky, 3 oz"}', 'buy_get', null, null, 2, 1, null, null, 5, 21, 'planned', null),
    (6, 'Snack pair for the road', '{"Otter trail mix, 6 oz","Lantern jerky, 3 oz"}', 'n_for', 700, null, 2, null, null, null, -12, 26, 'planned', 'Any mix of the two.'),
    (7, 'Breakfast sandwich and coffee', '{"Griddle breakfast sandwich","Third Rail drip coffee, 16 oz"}', 'amount_off', 150, null, null, null, null, null, -2, 14, 'planned', 'Until 11 in the morning.'),
    (8, 'Taco Tuesday all week', '{"Street tacos, two"}', 'percent_off', null, 3000, null, null, null, 549, 9, 7, 'planned', null),
    (9, 'Turkey sub at the old price', '{"Pantry sub, turkey"}', 'price', 499, null, null, null, null, 649, -35, 30, 'planned', null),
    (10, 'Ten cents off each gallon', '{"Regular unleaded","Premium unleaded"}', 'amount_off', 10, null, null, null, null, null, -1, 9, 'planned', 'Up to 20 gallons. With a wash on the same receipt.'),
    (11, 'Diesel for night drivers', '{"Diesel"}', 'amount_off', 8, null, null, null, null, null, 14, 31, 'draft', 'The hours are still to be agreed.'),
    (12, 'Complete wash for the price of a basic one', '{"Fern complete wash"}', 'price', 900, null, null, null, null, 1400, -8, 20, 'planned', null),
    (13, 'Wash twice as often', '{"Fern basic wash","Fern complete wash"}', 'percent_off', null, 5000, null, null, null, null, 2, 5, 'planned', 'Weekdays before noon.'),
    (14, 'Points for spring water', '{"Larkspur spring water, 1 l"}', 'points', null, null, null, null, 250, null, -15, 45, 'planned', null),
    (15, 'Water by the pair', '{"Larkspur spring water, 1 l"}', 'n_for', 250, null, 2, null, null, 169, -4, 12, 'planned', null),
    (16, 'Ice for the weekend', '{"Ice, 10 lb"}', 'price', 199, null, null, null, null, 299, 1, 3, 'planned', null),
    (17, 'Double points on premium', '{"Premium unleaded"}', 'points', null, null, null, null, 400, null, 20, 30, 'draft', null),
    (18, 'Second coffee for half', '{"Third Rail drip coffee, 16 oz"}', 'percent_off', null, 5000, null, null, null, null, -9, 18, 'paused', 'Paused until the machines are repaired.'),
    (19, 'Tacos for the team', '{"Street tacos, two"}', 'buy_get', null, null, 3, 1, null, null, -25, 50, 'planned', null),
    (20, 'Cold drinks in the heat', '{"Otter fountain drink, 32 oz","Larkspur spring water, 1 l"}', 'amount_off', 40, null, null, null, null, null, -70, 30, 'planned', null)
), planned as (
  select chain.id as group_id, chain.place as chain, offer.*, private.today() + offer.begins + chain.place::integer as first_on,
    (
      select array_agg(distinct site.state) from public.sites as site
      where site.parent_group_id = chain.id and site.state is not null and ascii(site.state) % 2 = offer.place % 2
    ) as states,
    (
      -- What most of its sites carry, so that a deal by brand reaches some of them.
      select array_agg(carried.brand_id) from (
        select association.brand_id from public.brand_associations as association
        join public.sites as site on site.id = association.site_id
        where site.parent_group_id = chain.id
        group by association.brand_id
        order by count(*) desc, association.brand_id offset offer.place % 2 limit 1
      ) as carried
    ) as brands,
    array(
      select site.id from public.sites as site
      where site.parent_group_id = chain.id and site.status <> 'closed'
      order by md5(site.id::text || offer.place) limit 4
    ) as sites
  from chain join offer on (offer.place + chain.place) % 2 = 0
), placed as (
  select planned.*,
    case
      when place % 5 = 0 and states is not null then 'states'
      when place % 7 = 0 and sites <> '{}' then 'sites'
      when place % 3 = 0 and brands is not null then 'brands'
      else 'group'
    end as where_kind
  from planned
)
insert into public.deals
  (id, parent_group_id, title, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get, offer_points,
    old_price_cents, first_on, last_on, terms, state, where_kind, where_states, where_brand_ids, product_ids, site_ids, exception_ids,
    created_by, created_at)
select
  ('de000000-0000-4000-8000-' || lpad((chain * 100 + place)::text, 12, '0'))::uuid, group_id, title, kind, cents,
  basis_points, count, get, points, old_cents, first_on, first_on + days - 1, terms, state, where_kind,
  case when where_kind = 'states' then states else '{}' end,
  case when where_kind = 'brands' then brands else '{}' end,
  array(select product.id from public.products as product where product.name = any (products)),
  case when where_kind = 'sites' then sites else '{}' end,
  case when where_kind = 'group' and place % 4 = 0 then sites[1:1] else '{}' end,
  case place % 2 when 0 then 'a0000000-0000-4000-8000-000000000003' else 'a0000000-0000-4000-8000-000000000005' end::uuid,
  least(now(), (first_on - 10)::timestamptz)
from placed;
