import { openDatabase } from './harness'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })

const [TEMPLATES, GROUPS, ADS, EVENTS, DAYS] = [200, 300, 6_000, 20_000, 600]

/** Ads and events of 600 days. */
const FILL = `
  set local session_replication_role = replica;
  insert into public.parent_groups (name) select 'Client ' || n from generate_series(1, 50) as n;
  insert into public.ad_groups (name, parent_group_id, product_id)
  select 'Group ' || n, client.id, (select id from public.products limit 1)
  from generate_series(1, ${GROUPS}) as n join public.parent_groups as client on client.name = 'Client ' || 1 + n % 50;
  insert into public.ad_templates (name, formats) select 'Template ' || n, '{preview}' from generate_series(1, ${TEMPLATES}) as n;
  insert into public.ads (ad_group_id, title)
  select ad_group.id, 'Ad ' || n from generate_series(1, ${ADS}) as n
  join public.ad_groups as ad_group on ad_group.name = 'Group ' || 1 + n % ${GROUPS};
  insert into public.ad_template_uses
    (ad_id, template_id, ad_group_id, parent_group_id, product_id, made_at, approved_at, is_first_version)
  select ad.id, template.id, ad.ad_group_id, ad_group.parent_group_id, ad_group.product_id, made.at, made.at + interval '1 day', true
  from (select *, substring(title from 4)::integer as n from public.ads where title ~ '^Ad [0-9]+$') as ad
  join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
  join public.ad_templates as template on template.name = 'Template ' || 1 + ad.n % ${TEMPLATES}
  cross join lateral (select now() - ad.n % ${DAYS} * interval '1 day' as at) as made;
  insert into public.ad_events (kind, ad_group_id, template_ads, happened_at)
  select 'open', gen_random_uuid(), '{}', now() - n % 90 * interval '1 day' from generate_series(1, ${EVENTS}) as n;
  insert into public.ad_template_days (template_id, day, opens)
  select template.id, private.today() - n, 1 from public.ad_templates as template, generate_series(0, ${DAYS} - 1, 10) as n
  where template.name like 'Template %'
  on conflict do nothing;
  set local session_replication_role = origin;
  analyze;`

it('reads the days and uses of the period and of the one before, and no event, ad, approval or comment', async () => {
  await database.run(FILL)
  const admin = database.asUser('admin')
  const ask = () =>
    admin.query(`select public.template_figures(private.today() - 29, private.today(), null, 'day')`)
  const ofDays = (all: number, days: number) => (all * days) / DAYS + 60
  const beyond = await rowsReadBeyond(
    database,
    {
      // Made, approved, and again for the templates of the list and the series.
      ad_template_uses: ofDays(ADS, 60 + 60 + 60 + 40),
      // Whether a template has some, their sums, and the series.
      ad_template_days: 3 * ofDays((TEMPLATES * DAYS) / 10, 60),
      ad_templates: 4 * TEMPLATES,
      parent_groups: 3 * GROUPS,
      products: 200,
      ad_template_overflows: 200,
      ad_template_versions: 200,
    },
    ask,
  )
  expect(beyond).toEqual([])
})
