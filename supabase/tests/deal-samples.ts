import type { Table } from './permissions'
import type { Sample } from './sample'

const DEAL = `'f4000000-0000-4000-8000-0000000000d1'`
const OFFER = `offer_kind, offer_cents, first_on, last_on`

/** Of the tables about deals. */
export const DEAL_SAMPLES = {
  'public.deals': {
    insert: `insert into public.deals (parent_group_id, title, ${OFFER})
      select parent_group_id, 'New deal', ${OFFER} from public.deals where id = ${DEAL}`,
    update: `update public.deals set title = 'Renamed' where id = ${DEAL}`,
    delete: `delete from public.deals where id = ${DEAL}`,
  },
  'public.deal_brands': {
    insert: `insert into public.deal_brands (deal_id, brand_id) select ${DEAL}, id from public.brands where name = 'Sample brand'`,
    update: `update public.deal_brands set deal_id = deal_id`,
    delete: `delete from public.deal_brands`,
  },
  'public.deal_products': {
    insert: `insert into public.deal_products (deal_id, product_id)
      select ${DEAL}, id from public.products where name <> 'Sample product' limit 1`,
    update: `update public.deal_products set deal_id = deal_id`,
    delete: `delete from public.deal_products`,
  },
  'public.deal_sites': {
    insert: `insert into public.deal_sites (deal_id, site_id, is_exception)
      values (${DEAL}, 'f4000000-0000-4000-8000-0000000000d3', true)`,
    update: `update public.deal_sites set is_exception = not is_exception`,
    delete: `delete from public.deal_sites`,
  },
} as const satisfies Partial<Record<Table, Sample>>

/** Rows of theirs that the seeds do not have. */
export const DEAL_ROWS = `
  insert into public.parent_groups (id, name) values ('f4000000-0000-4000-8000-0000000000d0', 'Group of the sample deal');
  insert into public.products (id, name) values ('f4000000-0000-4000-8000-0000000000d4', 'Sample product');
  insert into public.sites (id, parent_group_id, number, name, time_zone)
  values
    ('f4000000-0000-4000-8000-0000000000d2', 'f4000000-0000-4000-8000-0000000000d0', '1', 'Named', 'America/Chicago'),
    ('f4000000-0000-4000-8000-0000000000d3', 'f4000000-0000-4000-8000-0000000000d0', '2', 'Not named', 'America/Chicago');
  insert into public.deals (id, parent_group_id, title, ${OFFER}, where_kind, site_ids, product_ids)
  values (${DEAL}, 'f4000000-0000-4000-8000-0000000000d0', 'Sample deal', 'price', 199, '2030-01-01', '2030-01-31', 'sites',
    '{f4000000-0000-4000-8000-0000000000d2}', '{f4000000-0000-4000-8000-0000000000d4}');
  insert into public.brands (id, name, kind)
  values
    ('f4000000-0000-4000-8000-0000000000d6', 'Carried brand', 'store'),
    ('f4000000-0000-4000-8000-0000000000d7', 'Sample brand', 'fuel');
  insert into public.deals (parent_group_id, title, ${OFFER}, where_kind, where_brand_ids)
  values ('f4000000-0000-4000-8000-0000000000d0', 'Draft by brand', 'price', 199, '2030-01-01', '2030-01-31', 'brands',
    '{f4000000-0000-4000-8000-0000000000d6}');
`
