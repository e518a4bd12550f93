const GROUPS = `(
    select id, row_number() over (order by name) - 1 as position from public.parent_groups where name like 'Harbor Markets %'
  )`

/** For every fifth number a site, for two of five a deal of two products: 10,000 and 20,000 beside 50,000. */
export const insertOwlRows = `
  insert into public.sites
    (parent_group_id, number, name, status, street, city, state, zip, county, latitude, longitude, time_zone, phone, screens,
     created_at, updated_at)
  select parent_group.id, 'N-' || n, 'Place ' || n * 7919 % 10007 || ' on Road ' || n % 300,
    case when n % 60 = 0 then 'closed' else 'open' end, n || ' Road', 'City ' || n % 700,
    (array['MI', 'OH', 'TX', 'CA', 'AZ', 'HI'])[1 + n / 5 % 6], lpad((n % 99999)::text, 5, '0'), 'County ' || n % 300,
    40 + n % 100 / 100.0, -100 + n % 100 / 100.0, 'America/Chicago', '5550100', n % 13,
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-02-01' + n * 7 % 9973 * interval '1 minute'
  from number
  join ${GROUPS} as parent_group on parent_group.position = n / 5 % 200
  where n % 5 = 0;

  insert into public.deals
    (parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, where_kind, where_states, product_ids, created_by,
     created_at)
  select parent_group.id, 'Deal ' || n, 'price', 100 + n % 900, day.first_on, day.first_on + 40,
    case n % 20 when 0 then 'draft' when 1 then 'paused' else 'planned' end,
    case n % 4 when 0 then 'states' else 'group' end, case n % 4 when 0 then '{MI}'::text[] else '{}' end,
    (
      select array_agg(product.id) from (select id, row_number() over (order by id) as place from public.products) as product
      where product.place in (1 + n % 4, 5 + n % 4)
    ), null,
    timestamptz '2001-01-01' + n * interval '1 minute'
  from number
  cross join lateral (select date '2025-06-01' + n / 200 * 3 as first_on) as day
  join ${GROUPS} as parent_group on parent_group.position = n % 200
  where n % 5 < 2;
  insert into public.deal_products (deal_id, product_id)
  select deal.id, product_id from public.deals as deal cross join unnest(deal.product_ids) as product_id
  where deal.title like 'Deal %'
  on conflict do nothing;`
