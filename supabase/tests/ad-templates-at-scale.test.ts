import { documentOf } from './ad-template-desk'
import { openFillDesk, hashOf, type Step } from './ad-fill-desk'
import { openDatabase } from './harness'
import { planFor } from './query-plan'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })
const { prepare, run, read, record, outcomeOf } = openFillDesk(database)

const TEMPLATES = 1000
const ADS = 10_000
/** It has made one ad in four. */
const POPULAR = 'a4100000-0000-4000-8000-000000009999'

const FILL = `
  set local session_replication_role = replica;
  insert into public.ad_templates (id, name, formats, created_at, updated_at)
  select case n when 1 then uuid '${POPULAR}' else gen_random_uuid() end, 'Template ' || n, '{preview}',
    timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-02-01' + n * 7 % 1999 * interval '1 minute'
  from generate_series(1, ${TEMPLATES}) as n;
  insert into public.ad_template_versions (template_id, number, document)
  select template.id, number, '${JSON.stringify(documentOf('#000000'))}'
  from public.ad_templates as template, generate_series(1, 2) as number where template.name like 'Template %';
  with ads as (
    insert into public.ads (ad_group_id, title, created_at)
    select ad_group.id, 'Ad ' || n, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${ADS}) as n, (select id from public.ad_groups limit 1) as ad_group
    returning id
  ), numbered as (select id, row_number() over () as place from ads),
  used as (
    select template.id, version.id as version_id, row_number() over (order by template.id <> '${POPULAR}', template.name) as place
    from public.ad_templates as template
    join public.ad_template_versions as version on version.template_id = template.id and version.number = 2 and template.name like 'Template %'
  )
  insert into public.ad_drawings (ad_id, template_id, version_id, format, texts, pictures, hash)
  select numbered.id, used.id, used.version_id, 'preview', '{}', '{}', repeat('0', 64)
  from numbered
  join used on used.place = case numbered.place % 4 when 0 then 1 else 1 + numbered.place % ${TEMPLATES} end;
  set local session_replication_role = origin;
  analyze public.ad_templates, public.ad_template_versions, public.ads, public.ad_drawings;`

it('the list of templates reads a page by index, and so do the ads of a template', async () => {
  await database.run(FILL)
  const manager = database.asUser('project_manager')
  for (const [order, index] of [
    ['updated_at desc, id', 'ad_templates_changed_idx'],
    ['created_at desc, id', 'ad_templates_newest_idx'],
    ['name, id', 'ad_templates_name_idx'],
  ] as const) {
    const plan = await planFor(
      manager,
      `select id, name, parent_group, version_number from public.ad_template_list where not is_archived order by ${order} limit 50`,
    )
    expect(plan.accessPaths).toContain(index)
    expect(plan.accessPaths).not.toContain('ad_template_versions')
    expect(plan.rowsRead).toBeLessThan(500)
  }

  const counted = await planFor(manager, `select ads from public.ad_template_list order by name, id limit 50`)
  expect(counted.accessPaths).toContain('ad_drawings_template_idx')
  expect(counted.rowsRead).toBeLessThan(ADS / 2)

  const rare = `(select id from public.ad_templates where name = 'Template 77')`
  const found = await planFor(
    manager,
    `select * from public.ad_list where template_id = ${rare} order by created_at desc, id limit 50`,
  )
  expect(found.accessPaths).toContain('ad_drawings_template_idx')
  expect(found.rowsRead).toBeLessThan(500)
}, 60_000)

it('a step of a fill of 2,000 rows reads the rows of the step, and counts those that are left', async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    ...{ number: index + 1, title: `Ad ${index + 1}`, sourceId: null, problems: [], isBad: false },
    ...{ texts: { headline: 'Same' }, pictures: { logo: null, picture: null } },
  }))
  const { id } = await prepare(lines)
  await run(id)
  await database.run('analyze public.ad_fill_rows, public.ad_fills')
  // The few drawings of the demo are read as a whole for each row.
  const once = {
    ad_fills: 20,
    ad_template_versions: 5,
    ad_templates: 5,
    ad_groups: 5,
    ad_group_assignments: 5,
  }
  let step: Step | null = null
  expect(
    await rowsReadBeyond(database, { ...once, ad_fill_rows: 2100, ads: 20, ad_drawings: 200 }, async () => {
      step = await read(id, 16)
    }),
  ).toEqual([])
  const { rows, left } = step as unknown as Step
  expect([rows.length, left]).toEqual([16, 2000])
  expect(
    await rowsReadBeyond(
      database,
      {
        ...{
          ad_fills: 80,
          ad_fill_rows: 32,
          ad_templates: 80,
          ad_template_versions: 80,
          ad_template_uses: 40,
        },
        ...{ ads: 100, ad_files: 40, ad_drawings: 60, ad_groups: 110, ad_group_assignments: 20 },
        ...{ parent_groups: 40, products: 20 },
      },
      async () => {
        for (const row of rows.slice(0, 8))
          await record(id, row, outcomeOf(step as unknown as Step, row, hashOf('a')))
      },
    ),
  ).toEqual([])
}, 60_000)
