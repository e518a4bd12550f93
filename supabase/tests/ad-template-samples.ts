import type { Table } from './permissions'
import type { Sample } from './sample'

const ASSIGNED_GROUP = `'e2000000-0000-4000-8000-000000000001'`
const ASSIGNED_AD = `'e3000000-0000-4000-8000-000000000101'`
const OTHER_AD = `'e3000000-0000-4000-8000-000000000102'`
const TEMPLATE = `'a4100000-0000-4000-8000-000000000001'`
const UNUSED = `'a4100000-0000-4000-8000-000000000002'`
const VERSION = `'a4200000-0000-4000-8000-000000000001'`
const FILL = `'a4300000-0000-4000-8000-000000000001'`
const DOCUMENT = `'{"formats": ["preview"], "ground": {"kind": "color", "color": "#000000"}, "layers": [], "seconds": 6}'`

/** What `own` means for fills. */
const ASSIGNED = 'ad_group_id in (select ad_group_id from public.ad_group_assignments where profile_id = $1)'

export const AD_TEMPLATE_SAMPLES = {
  'public.ad_templates': {
    insert: `insert into public.ad_templates (name, formats) values ('New', '{preview}')`,
    update: `update public.ad_templates set name = 'Renamed' where id = ${TEMPLATE}`,
    delete: `delete from public.ad_templates where id = ${UNUSED}`,
  },
  'public.ad_template_drafts': {
    insert: `insert into public.ad_template_drafts (template_id, document) values (${UNUSED}, ${DOCUMENT})`,
    update: `update public.ad_template_drafts set version = 9`,
    delete: `delete from public.ad_template_drafts`,
  },
  'public.ad_template_versions': {
    insert: `insert into public.ad_template_versions (template_id, number, document) values (${UNUSED}, 1, ${DOCUMENT})`,
    update: `update public.ad_template_versions set note = 'Better'`,
    delete: `delete from public.ad_template_versions`,
  },
  'public.ad_drawings': {
    insert: `insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash)
      values (${OTHER_AD}, ${TEMPLATE}, ${VERSION}, 'preview', '{}', '{}', repeat('0', 64))`,
    update: `update public.ad_drawings set hash = repeat('1', 64)`,
    delete: `delete from public.ad_drawings`,
  },
  'public.ad_fills': {
    insert: `insert into public.ad_fills (template_id, version_id, ad_group_id, formats, source)
      values (${TEMPLATE}, ${VERSION}, ${ASSIGNED_GROUP}, '{preview}', 'csv')`,
    update: `update public.ad_fills set status = 'done'`,
    delete: `delete from public.ad_fills`,
    reach: { own: ASSIGNED },
  },
  'public.ad_fill_rows': {
    insert: `insert into public.ad_fill_rows (fill_id, number, title, texts, pictures) values (${FILL}, 9, 'Ad', '{}', '{}')`,
    update: `update public.ad_fill_rows set status = 'made'`,
    delete: `delete from public.ad_fill_rows`,
    reach: { own: `fill_id in (select id from public.ad_fills where ${ASSIGNED})` },
  },
  'private.ad_template_editors': {
    insert: `insert into private.ad_template_editors (template_id, tab, profile_id) values (${TEMPLATE}, gen_random_uuid(), gen_random_uuid())`,
    update: `update private.ad_template_editors set seen_at = now()`,
    delete: `delete from private.ad_template_editors`,
  },
  'private.ad_fill_starts': {
    insert: `insert into private.ad_fill_starts (fill_id, claims) values (${FILL}, '{}')`,
    update: `update private.ad_fill_starts set claims = '{}'`,
    delete: `delete from private.ad_fill_starts`,
  },
} as const satisfies Partial<Record<Table, Sample>>

/** The group of the second fill has no designer. */
export const AD_TEMPLATE_ROWS = `
  insert into public.ad_templates (id, name, parent_group_id, formats)
    select ${TEMPLATE}, 'Sample', parent_group_id, '{preview}' from public.ad_groups where id = ${ASSIGNED_GROUP};
  insert into public.ad_templates (id, name, formats) values (${UNUSED}, 'Unused', '{preview}');
  insert into public.ad_template_drafts (template_id, document) values (${TEMPLATE}, ${DOCUMENT});
  insert into public.ad_template_versions (id, template_id, number, document) values (${VERSION}, ${TEMPLATE}, 1, ${DOCUMENT});
  insert into public.ad_fills (id, template_id, version_id, ad_group_id, formats, source) values
    (${FILL}, ${TEMPLATE}, ${VERSION}, ${ASSIGNED_GROUP}, '{preview}', 'csv'),
    ('a4300000-0000-4000-8000-000000000002', ${TEMPLATE}, ${VERSION}, 'e2000000-0000-4000-8000-000000000002', '{preview}', 'csv');
  insert into public.ad_fill_rows (fill_id, number, title, texts, pictures)
    select id, 1, 'Ad', '{}', '{}' from public.ad_fills;
  insert into private.ad_fill_starts (fill_id, claims) values ('a4300000-0000-4000-8000-000000000002', '{}');
  insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash)
    values (${ASSIGNED_AD}, ${TEMPLATE}, ${VERSION}, 'preview', '{}', '{}', repeat('0', 64));
`
