import type { Table } from './permissions'
import type { Sample } from './sample'

const SITE = `'f4000000-0000-4000-8000-000000000001'`

const ASSOCIATION = `'f4000000-0000-4000-8000-000000000002'`

/** Of the tables about sites and what they carry. */
export const OWL_SAMPLES = {
  'public.sites': {
    insert: `insert into public.sites (parent_group_id, number, name, time_zone)
      select parent_group_id, '2', 'New site', 'America/Chicago' from public.sites where id = ${SITE}`,
    update: `update public.sites set name = 'Renamed' where id = ${SITE}`,
    delete: `delete from public.sites where id = ${SITE}`,
  },
  'public.brand_associations': {
    insert: `insert into public.brand_associations (site_id, brand_id, role, first_on)
      select site_id, brand_id, 'food', '2026-01-01' from public.brand_associations where id = ${ASSOCIATION}`,
    update: `update public.brand_associations set last_on = '2026-12-31' where id = ${ASSOCIATION}`,
    delete: `delete from public.brand_associations where id = ${ASSOCIATION}`,
  },
} as const satisfies Partial<Record<Table, Sample>>

/** Rows of theirs that the seeds do not have. */
export const OWL_ROWS = `
  insert into public.parent_groups (name) values ('Group of the sample site');
  insert into public.sites (id, parent_group_id, number, name, time_zone)
    select ${SITE}, id, '1', 'Sample site', 'America/Chicago' from public.parent_groups where name = 'Group of the sample site';
  insert into public.brands (name, kind) values ('Brand of the sample site', 'fuel');
  insert into public.sites (id, parent_group_id, number, name, time_zone)
    select ${ASSOCIATION}, parent_group_id, '3', 'Site with a brand', 'America/Chicago' from public.sites where id = ${SITE};
  insert into public.brand_associations (id, site_id, brand_id, role, first_on)
    select ${ASSOCIATION}, ${ASSOCIATION}, id, 'fuel', '2026-01-01' from public.brands where name = 'Brand of the sample site';
`
