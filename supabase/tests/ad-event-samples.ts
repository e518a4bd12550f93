import type { Table } from './permissions'
import type { Sample } from './sample'

const GROUP = `'e2000000-0000-4000-8000-000000000001'`
const AD = `'e3000000-0000-4000-8000-000000000102'`
const TEMPLATE = `'a4100000-0000-4000-8000-000000000001'`

/** What templates are counted by. Triggers and functions write it. */
export const AD_EVENT_SAMPLES = {
  'public.ad_events': {
    insert: `insert into public.ad_events (kind, ad_group_id, template_ads) values ('open', ${GROUP}, '{}')`,
    update: `update public.ad_events set happened_at = now()`,
    delete: `delete from public.ad_events`,
  },
  'public.ad_template_days': {
    insert: `insert into public.ad_template_days (template_id, day) values (${TEMPLATE}, '2026-01-01')`,
    update: `update public.ad_template_days set opens = 99`,
    delete: `delete from public.ad_template_days`,
  },
  'public.ad_template_uses': {
    insert: `insert into public.ad_template_uses (ad_id, template_id, ad_group_id, made_at) values (${AD}, ${TEMPLATE}, ${GROUP}, now())`,
    update: `update public.ad_template_uses set comments = 99`,
    delete: `delete from public.ad_template_uses`,
  },
  'public.ad_template_overflows': {
    insert: `insert into public.ad_template_overflows values (${TEMPLATE}, 'line', '2026-01-01', 1)`,
    update: `update public.ad_template_overflows set texts = 99`,
    delete: `delete from public.ad_template_overflows`,
  },
} as const satisfies Partial<Record<Table, Sample>>

/** The drawing of the sample template has added the use. */
export const AD_EVENT_ROWS = `
  insert into public.ad_events (kind, ad_group_id, template_ads)
    values ('open', ${GROUP}, jsonb_build_object(${TEMPLATE}, 1));
  insert into public.ad_template_overflows values (${TEMPLATE}, 'headline', '2026-01-01', 2);
`
