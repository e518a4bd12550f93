import { PEOPLE } from './people'

const ZONES = ['America/Detroit', 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'Pacific/Guam']

/** No group, site, deal or program is left. */
export const EMPTY = `
  set local session_replication_role = replica;
  delete from public.deal_products; delete from public.deal_sites; delete from public.deal_brands; delete from public.deals;
  delete from public.brand_associations; delete from public.sites; delete from public.tasks;
  update public.contact_duties set parent_group_id = null, site_ids = '{}'; delete from public.contact_sites;
  delete from public.loyalty_entries; delete from public.loyalty_versions; delete from public.loyalty_programs;
  delete from public.parent_groups;
  set local session_replication_role = origin;`

export const id = (kind: string, number: string) =>
  `('f7${kind}00000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Groups, sites on five clocks, and deals and brands whose days are around today. One group has no site. */
export const FILL = `
  insert into public.parent_groups (id, name, status, owner_id)
  select ${id('0', 'n')}, 'Group ' || n, (array['active', 'prospect', 'paused'])[1 + n % 3],
    case when n % 2 = 0 then '${PEOPLE.owl}'::uuid end
  from generate_series(1, 7) as n;
  insert into public.sites (id, parent_group_id, number, name, status, latitude, longitude, time_zone, week_hours)
  select ${id('1', 'n')}, ${id('0', 'n % 6 + 1')}, n::text, 'Site ' || n,
    (array['open', 'open', 'open', 'planned', 'closed'])[1 + n % 5],
    case when n % 3 > 0 then 40 end, case when n % 3 > 0 then -100 end, (array['${ZONES.join("', '")}'])[1 + n % 7 % 5],
    case when n % 4 > 0 then '[]'::jsonb end
  from generate_series(1, 60) as n;
  insert into public.brands (id, name, kind) values (${id('2', '1')}, 'Brand of the home', 'fuel');
  insert into public.brand_associations (site_id, brand_id, role, first_on, last_on)
  select ${id('1', 'n')}, ${id('2', '1')}, 'fuel', private.today() - 4 + n % 7, private.today() - 4 + n % 7 + n % 5
  from generate_series(1, 50) as n;
  insert into public.products (id, name) values (${id('3', '1')}, 'Product of the home');
  insert into public.deals (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on, state, product_ids)
  select ${id('4', 'n')}, ${id('0', 'n % 7 + 1')}, 'Deal ' || n, 'price', 100, private.today() - 25 + n % 53,
    private.today() - 25 + n % 53 + n % 31, (array['planned', 'planned', 'planned', 'draft', 'paused'])[1 + n % 5],
    array[${id('3', '1')}]
  from generate_series(1, 400) as n;
  insert into public.contacts (id, first_name, last_name) values
    (${id('6', '1')}, 'Ada', 'Byron'), (${id('6', '2')}, 'Ella', 'Ito');
  update public.contact_duties set parent_group_id = ${id('0', '3')} where contact_id = ${id('6', '1')};
  update public.contact_duties set parent_group_id = ${id('0', '1')},
    site_ids = array(select id from public.sites where parent_group_id = ${id('0', '1')} and number < '40')
  where contact_id = ${id('6', '2')};`
