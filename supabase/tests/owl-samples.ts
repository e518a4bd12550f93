import type { Table } from './permissions'
import type { Sample } from './sample'

const SITE = `'f4000000-0000-4000-8000-000000000001'`

const ASSOCIATION = `'f4000000-0000-4000-8000-000000000002'`

const IMPORT = `'f4000000-0000-4000-8000-000000000003'`

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
  'private.brand_saves': {
    insert: `insert into private.brand_saves (actor_id, steps) values (gen_random_uuid(), '{}')`,
    update: `update private.brand_saves set undone_at = now()`,
    delete: `delete from private.brand_saves`,
  },
  'private.owl_import_collections': {
    insert: `insert into private.owl_import_collections (name, table_name) values ('more', 'sites')`,
    update: `update private.owl_import_collections set taken = 'Taken'`,
    delete: `delete from private.owl_import_collections where name = 'products'`,
  },
  'private.owl_imports': {
    insert: `insert into private.owl_imports (collection, file_name, headers) values ('sites', 'b.csv', '{Name}')`,
    update: `update private.owl_imports set status = 'done'`,
    delete: `delete from private.owl_imports`,
  },
  'private.owl_import_rows': {
    insert: `insert into private.owl_import_rows (import_id, number, place, cells) values (${IMPORT}, 3, 3, '{Bea}')`,
    update: `update private.owl_import_rows set place = 4`,
    delete: `delete from private.owl_import_rows`,
  },
  'private.owl_import_keys': {
    insert: `insert into private.owl_import_keys (import_id, key, number) values (${IMPORT}, 'bea', 3)`,
    update: `update private.owl_import_keys set number = 4`,
    delete: `delete from private.owl_import_keys`,
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
  insert into private.brand_saves (actor_id, steps) values (gen_random_uuid(), '{}');
  insert into private.owl_imports (id, collection, file_name, headers) values (${IMPORT}, 'sites', 'a.csv', '{Name}');
  insert into private.owl_import_rows (import_id, number, place, cells) values (${IMPORT}, 2, 2, '{Ada}');
  insert into private.owl_import_keys (import_id, key, number) values (${IMPORT}, 'ada', 2);
`
