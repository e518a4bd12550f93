import { openDatabase } from './harness'
import { openUseDesk } from './template-use-desk'

const database = openDatabase()
const desk = openUseDesk(database)

const useOf = async (ad: string) => {
  const [use] = await database.sql(
    'select approval_minutes, is_first_version, comments from public.ad_template_uses where ad_id = $1',
    [ad],
  )
  return use
}

it('a use says when it was approved first, at which version, and what was said before', async () => {
  const group = await desk.createGroup()
  const template = await desk.createTemplate('First')
  const ad = await desk.addAd({ group, template, madeAt: '2026-03-02T10:00Z' })
  expect(await useOf(ad)).toEqual({ approval_minutes: null, is_first_version: null, comments: 0 })

  await desk.comment(ad, '2026-03-02T11:00Z')
  const first = await desk.approve(ad, '2026-03-02T12:30Z')
  await desk.comment(ad, '2026-03-02T13:00Z')
  await desk.addFile(ad, '2026-03-02T14:00Z')
  await desk.approve(ad, '2026-03-02T15:00Z')
  expect(await useOf(ad)).toEqual({ approval_minutes: 150, is_first_version: true, comments: 1 })

  await desk.reopen(first)
  expect(await useOf(ad)).toEqual({ approval_minutes: 300, is_first_version: false, comments: 2 })
  await database.sql('delete from public.ad_approvals where ad_id = $1', [ad])
  await database.sql('delete from public.ad_comments where ad_id = $1', [ad])
  expect(await useOf(ad)).toEqual({ approval_minutes: null, is_first_version: null, comments: 0 })
})

it('a film that is added later is a first version, too; a new drawing keeps the time when the ad was made', async () => {
  const group = await desk.createGroup()
  const template = await desk.createTemplate('First')
  const ad = await desk.addAd({ group, template, madeAt: '2026-03-02T10:00Z' })
  await desk.addFile(ad, '2026-03-02T11:00Z', 'motion')
  await database.sql(
    'update public.ad_drawings set template_id = template_id, drawn_at = now() where ad_id = $1',
    [ad],
  )
  await desk.approve(ad, '2026-03-02T12:00Z')
  expect(await useOf(ad)).toEqual({ approval_minutes: 120, is_first_version: true, comments: 0 })
})

it('an ad that another template draws is a use of that one, from then on', async () => {
  const group = await desk.createGroup()
  const [first, second] = [await desk.createTemplate('First'), await desk.createTemplate('Second')]
  const ad = await desk.addAd({ group, template: first, madeAt: '2026-03-02T10:00Z' })
  await desk.approve(ad, '2026-03-03T10:00Z')
  await database.sql(
    `update public.ad_drawings as drawing set template_id = $2, version_id = version.id, drawn_at = '2026-03-05T10:00Z'
    from public.ad_template_versions as version where drawing.ad_id = $1 and version.template_id = $2`,
    [ad, second],
  )
  const uses = () =>
    database.sql(
      'select template_id, made_on::text, approved_at from public.ad_template_uses where ad_id = $1',
      [ad],
    )
  expect(await uses()).toEqual([{ template_id: second, made_on: '2026-03-05', approved_at: null }])
  await database.sql('delete from public.ads where id = $1', [ad])
  expect(await uses()).toEqual([])
})

it('counts a layer that overflows once for each text, and never the same text again', async () => {
  const template = await desk.createTemplate('First')
  const group = await desk.createGroup()
  const ad = await desk.addAd({ group, template })
  const fill = await database.value<string>(
    `insert into public.ad_fills (template_id, version_id, ad_group_id, formats, source)
    select version.template_id, version.id, $2, '{preview}', 'csv' from public.ad_template_versions as version
    where version.template_id = $1 returning id`,
    [template, group],
  )
  await database.sql(
    `insert into public.ad_fill_rows (fill_id, number, title, texts, pictures) values ($1, 1, 'Ad', '{}', '{}')`,
    [fill],
  )
  const problem = (layerId: string | null, kind = 'overflow') => ({ layerId, kind, message: '…' })
  const check = (problems: object[]) =>
    database.sql('update public.ad_fill_rows set problems = $2::jsonb where fill_id = $1', [
      fill,
      JSON.stringify(problems),
    ])
  await check([problem('headline'), problem('headline'), problem('line', 'contrast'), problem(null)])
  await check([problem('headline'), problem('legal')])
  await check([])
  await check([problem('headline')])
  await database.sql('update public.ad_drawings set problems = $2::jsonb where ad_id = $1', [
    ad,
    JSON.stringify([problem('headline')]),
  ])
  const counted = await database.sql(
    `select layer_id, texts, day = private.today() as is_today from public.ad_template_overflows
    where template_id = $1 order by layer_id`,
    [template],
  )
  expect(counted).toEqual([
    { layer_id: 'headline', texts: 3, is_today: true },
    { layer_id: 'legal', texts: 1, is_today: true },
  ])
})

it('follows an ad to another group', async () => {
  const [first, second] = [await desk.createGroup(), await desk.createGroup()]
  const ad = await desk.addAd({ group: first, template: await desk.createTemplate('First'), hasFile: false })
  await database.sql('update public.ads set ad_group_id = $2 where id = $1', [ad, second])
  expect(await database.value('select ad_group_id from public.ad_template_uses where ad_id = $1', [ad])).toBe(
    second,
  )
})

it('a use knows the client and the product of its ad group, also after they change', async () => {
  const [group, other] = [await desk.createGroup(), await desk.createGroup()]
  const ad = await desk.addAd({ group, template: await desk.createTemplate('First') })
  const clientsOf = () =>
    database.sql(
      `select use.parent_group_id, use.product_id from public.ad_template_uses as use where use.ad_id = $1`,
      [ad],
    )
  const clientsOfGroup = (id: string) =>
    database.sql('select parent_group_id, product_id from public.ad_groups where id = $1', [id])
  expect(await clientsOf()).toEqual(await clientsOfGroup(group))

  await database.sql(
    `update public.ad_groups set parent_group_id = from_other.parent_group_id
    from public.ad_groups as from_other where ad_groups.id = $1 and from_other.id = $2`,
    [group, other],
  )
  expect(await clientsOf()).toEqual(await clientsOfGroup(group))

  await database.sql('update public.ads set ad_group_id = $2 where id = $1', [ad, other])
  expect(await clientsOf()).toEqual(await clientsOfGroup(other))
})
