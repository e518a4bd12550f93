import { PEOPLE } from '../../supabase/tests/people.ts'

const idOf = (kind: number, number: string) => `f9${kind}00000-0000-4000-8000-${number.padStart(12, '0')}`
/** The same in SQL, for each number. */
const idSql = (kind: number) => `('f9${kind}00000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`

const KINDS = { site: 1, deal: 2, brand: 3, contact: 4, product: 5, program: 6, import: 7 } as const

/** Every size has them. The group has a fifth of all sites, so 2,000 of 10,000, and one of 200 deals. */
export const LARGE_GROUP = 'f9000000-0000-4000-8000-000000000002'
export const MEASURED_SITE = idOf(KINDS.site, '25')
export const MEASURED_DEAL = idOf(KINDS.deal, '500')
export const MEASURED_BRAND = idOf(KINDS.brand, '250')
export const LARGE_IMPORT = idOf(KINDS.import, '1000')

const LARGEST_IMPORT = 10_000

/** The group of a number that five divides. Numbers that 25 divides are of the large one. */
const GROUP_OF = `
    left join (
      select id, row_number() over (order by name) - 1 as position from public.parent_groups where name like 'Harbor Markets %'
    ) as other on n % 25 > 0 and other.position = (n / 25 * 4 + n / 5 % 5 - 1) % 200
    cross join lateral (select coalesce(other.id, '${LARGE_GROUP}') as id) as parent_group`

const RECORDS = `
  insert into public.parent_groups (id, name) values ('${LARGE_GROUP}', 'Harbor Holdings') on conflict do nothing;
  insert into public.brands (id, name, kind)
  select ${idSql(KINDS.brand)}, 'Brand ' || n, (array['fuel', 'store', 'food'])[1 + n % 3] from number where n % 250 = 0;
  insert into public.products (id, name)
  select ${idSql(KINDS.product)}, 'Product ' || n from number where n % 250 = 0;
  insert into public.loyalty_programs (id, parent_group_id, name, status)
  select ${idSql(KINDS.program)}, parent_group.id, 'Program ' || n, 'active' from number ${GROUP_OF} where n % 250 = 0;
  insert into public.loyalty_versions (program_id, number, state, first_on, rules, published_at)
  select ${idSql(KINDS.program)}, place, 'published', date '2023-01-01' + 700 * place + n % 600, known.rules, now()
  from number, generate_series(1, 2) as place, (select rules from public.loyalty_versions limit 1) as known where n % 250 = 0;`

const SITES = `
  insert into public.sites
    (id, parent_group_id, number, name, status, street, city, state, zip, county, latitude, longitude, time_zone, phone, screens,
     week_hours, created_at, updated_at)
  select ${idSql(KINDS.site)}, parent_group.id, 'N-' || n, 'Place ' || n * 7919 % 10007 || ' on Road ' || n % 300,
    case when n % 60 = 0 then 'closed' else 'open' end, n || ' Road', 'City ' || n % 700,
    (array['MI', 'OH', 'TX', 'CA', 'AZ', 'HI'])[1 + n / 5 % 6], lpad((n % 99999)::text, 5, '0'), 'County ' || n % 300,
    30 + n::bigint * 7919 % 18000 / 1000.0, -120 + n::bigint * 104729 % 45000 / 1000.0,
    (array['America/Chicago', 'America/Detroit', 'America/Phoenix'])[1 + n % 3], '5550100', n % 13,
    case when n % 7 > 0 then '[{"weekday": 1, "opens": 0, "closes": 1440}]'::jsonb end,
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-02-01' + n * 7 % 9973 * interval '1 minute'
  from number ${GROUP_OF}
  where n % 5 = 0;

  -- Three now and one former. The large group has eight brands.
  insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
  select ${idSql(KINDS.site)}, brand.id, (array['fuel', 'store', 'food', 'fuel'])[place],
    case place when 4 then date '2020-01-01' else date '2023-01-01' + n % 700 end,
    case when place = 4 then date '2022-12-31' when n % 100 = 0 then date '2025-12-31' end
  from number
  cross join generate_series(1, 4) as place
  join (
    select id, row_number() over (order by name) - 1 as position, count(*) over () as brands from public.brands
  ) as brand on brand.position = (n / 5 * 4 + place) % case when n % 25 = 0 then least(8, brand.brands) else brand.brands end
  where n % 5 = 0;`

/** The large group has 200 contacts, and 20 tasks. */
const HAS_CONTACT = 'n % 5 = 0 and (n % 25 > 0 or n % 250 = 0)'

const CONTACTS = `
  insert into public.contacts (id, first_name, last_name, position)
  select ${idSql(KINDS.contact)}, (array['Nora', 'Amos', 'Ines', 'Tariq'])[1 + n % 4], 'Keeper ' || n * 7919 % 10007, 'Area manager'
  from number where ${HAS_CONTACT};
  insert into public.contact_details (contact_id, email, phone)
  select ${idSql(KINDS.contact)}, 'keeper-' || n || '@example.com', '5550100' from number where ${HAS_CONTACT};
  insert into public.contact_duties (contact_id, parent_group_id, site_ids)
  select ${idSql(KINDS.contact)}, parent_group.id, case when n % 3 = 0 then array[${idSql(KINDS.site)}] else '{}' end
  from number ${GROUP_OF} where ${HAS_CONTACT};
  insert into public.contact_sites (contact_id, site_id)
  select duties.contact_id, named.id from number
  join public.contact_duties as duties on duties.contact_id = ${idSql(KINDS.contact)} cross join unnest(duties.site_ids) as named (id);

  insert into public.tasks (title, parent_group_id, assignee_id, due_on, done_at)
  select 'Visit ' || n, parent_group.id, uuid '${PEOPLE.owl}', date '2026-01-01' + n % 700, case when n % 3 > 0 then now() end
  from number ${GROUP_OF} where n % 25 = 5 or n % 2500 = 0;`

const DEALS = `
  insert into public.deals
    (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, where_kind, where_states, where_brand_ids,
     site_ids, exception_ids, product_ids, created_by, created_at)
  select ${idSql(KINDS.deal)}, parent_group.id, 'Deal ' || n, 'price', 100 + n % 900, day.first_on, day.first_on + 40,
    case when is_large then 'planned' when n % 20 = 0 then 'draft' when n % 20 = 1 then 'paused' else 'planned' end,
    reach.where_kind,
    case reach.where_kind when 'states' then '{MI}'::text[] else '{}' end,
    case reach.where_kind
      when 'brands' then array(select id from public.brands order by name limit 2) else '{}'::uuid[]
    end,
    case reach.where_kind when 'sites' then array(select id from large_site limit 500) else '{}' end,
    case when reach.where_kind = 'group' and is_large then array(select id from large_site limit 20) else '{}' end,
    (
      select array_agg(product.id) from (select id, row_number() over (order by id) as place from public.products) as product
      where product.place in (1 + turn % 4, 5 + turn % 4)
    ), null,
    timestamptz '2001-01-01' + n * interval '1 minute'
  from number
  cross join lateral (
    select n % 500 = 0 as is_large, case when n % 500 = 0 then n / 500 else n end as turn
  ) as one
  cross join lateral (
    select case when is_large then current_date - 30 + turn % 60 else date '2025-06-01' + n / 200 * 3 end as first_on
  ) as day
  cross join lateral (
    select case
      when is_large then (array['group', 'states', 'brands', 'sites'])[1 + turn % 4]
      when n % 4 = 0 then 'states' else 'group'
    end as where_kind
  ) as reach
  left join (
    select id, row_number() over (order by name) - 1 as position from public.parent_groups where name like 'Harbor Markets %'
  ) as other on not is_large and other.position = n % 200
  cross join lateral (select coalesce(other.id, '${LARGE_GROUP}') as id) as parent_group
  where n % 5 < 2;
  insert into public.deal_products (deal_id, product_id)
  select deal.id, named.id from number
  join public.deals as deal on deal.id = ${idSql(KINDS.deal)} cross join unnest(deal.product_ids) as named (id);
  insert into public.deal_brands (deal_id, brand_id)
  select deal.id, named.id from number
  join public.deals as deal on deal.id = ${idSql(KINDS.deal)} cross join unnest(deal.where_brand_ids) as named (id);
  insert into public.deal_sites (deal_id, site_id, is_exception)
  select deal.id, named.id, deal.where_kind = 'group' from number
  join public.deals as deal on deal.id = ${idSql(KINDS.deal)}
  cross join unnest(deal.site_ids || deal.exception_ids) as named (id);`

/** Most are empty; the first has the most rows that a file may have. */
const IMPORTS = `
  insert into private.owl_imports (id, collection, file_name, headers, fields, status, counts, created_by)
  select ${idSql(KINDS.import)}, 'sites', 'sites-' || n || '.csv', '{Site group,Number,Name}', '{"group": 1, "number": 2, "name": 3}',
    'checked', case when n = 1000 then '{"create": ${LARGEST_IMPORT}, "update": 0, "unchanged": 0, "error": 0}'::jsonb else '{}' end,
    '${PEOPLE.owl}'
  from number where n % 1000 = 0;
  insert into private.owl_import_rows (import_id, number, place, cells, label, outcome, facts, shown)
  select '${LARGE_IMPORT}', row_number, row_number, array['Harbor Holdings', 'R-' || row_number, 'Row ' || row_number],
    'Row ' || row_number, 'create', jsonb_build_object('name', 'Row ' || row_number),
    jsonb_build_object('name', array['', 'Row ' || row_number])
  from number, generate_series(2, ${LARGEST_IMPORT + 1}) as row_number where n = 1000;`

/** A site for every fifth number, two deals for each five, and what these name: 10,000 and 20,000 beside 50,000. */
export const insertOwlRows = `
  ${RECORDS}
  ${SITES}
  ${CONTACTS}
  create temporary table large_site on commit drop as
  select id from public.sites where parent_group_id = '${LARGE_GROUP}' order by number;
  ${DEALS}
  ${IMPORTS}`
