import { randomUUID } from 'node:crypto'
import { companyDay } from '@/lib/time/in-zone'
import { openDatabase } from './harness'
import { openDice, openUseDesk } from './template-use-desk'

const database = openDatabase()
const desk = openUseDesk(database)

type Day = { opens: number; downloads: number; zip_downloads: number }

const server = () => database.asServiceRole()
const open = (group: string) =>
  server().query('select public.count_preview_open($1, $2)', [group, randomUUID()])
const download = (group: string, ad: string | null = null, address: string = randomUUID()) =>
  server().query('select public.count_ad_download($1, $2, $3)', [group, address, ad])

/** Of one template, or of all together. */
const daysOf = (template: string | null) =>
  database.sql<Day>(
    'select opens, downloads, zip_downloads from public.ad_template_days where template_id is not distinct from $1',
    [template],
  )

const countEvents = () => database.value<number>('select count(*)::int from public.ad_events')

beforeEach(() => database.run('delete from public.ad_events; delete from public.ad_template_days'))

it('counts an open once for each template whose ads the preview shows, and an archive for each ad in it', async () => {
  const [first, second] = [await desk.createTemplate('First'), await desk.createTemplate('Second')]
  const group = await desk.createGroup()
  const ad = await desk.addAd({ group, template: first })
  await desk.addAd({ group, template: first })
  await desk.addAd({ group, template: first, hasFile: false })
  await desk.addAd({ group, template: second })
  await desk.addAd({ group, template: null })

  await open(group)
  await open(group)
  await download(group, ad)
  await download(group)
  expect(await daysOf(first)).toEqual([{ opens: 2, downloads: 1, zip_downloads: 2 }])
  expect(await daysOf(second)).toEqual([{ opens: 2, downloads: 0, zip_downloads: 1 }])
  expect(await daysOf(null)).toEqual([{ opens: 2, downloads: 1, zip_downloads: 3 }])
})

it('counts no preview that is closed, no ad of another group, and none without a file', async () => {
  const template = await desk.createTemplate('First')
  const [group, closed] = [await desk.createGroup(), await desk.createGroup({ isOpen: false })]
  const ad = await desk.addAd({ group: closed, template })
  const empty = await desk.addAd({ group, template, hasFile: false })
  await open(closed)
  await download(closed)
  await download(closed, ad)
  await download(group, ad)
  await download(group, empty)
  await download(group)
  await download(randomUUID())
  expect(await countEvents()).toBe(0)
})

it('keeps events of groups without templates, and adds them to no day', async () => {
  const group = await desk.createGroup()
  await desk.addAd({ group, template: null })
  await open(group)
  await download(group)
  expect(await countEvents()).toBe(2)
  expect(await database.sql('select from public.ad_template_days')).toEqual([])
})

it('refuses more than 120 downloads from an address in ten minutes', async () => {
  const group = await desk.createGroup()
  const ad = await desk.addAd({ group, template: null })
  for (let count = 0; count < 120; count += 1) await download(group, ad, 'office')
  await expect(download(group, ad, 'office')).rejects.toMatchObject({ code: 'PT429' })
  await download(group, ad, 'home')
})

it('the days of random events are what counting the events gives', async () => {
  const { below, pick } = openDice()
  const templates = [
    await desk.createTemplate('First'),
    await desk.createTemplate('Second'),
    await desk.createTemplate('Third'),
  ]
  const events = Array.from({ length: 400 }, () => {
    const kind = pick(['open', 'download', 'zip'] as const)
    const concerned = templates.filter(() => below(2) === 0).slice(0, kind === 'download' ? 1 : 3)
    return {
      kind,
      // Around the nights on which the clocks change, too.
      at: new Date(Date.parse('2026-10-30T00:00Z') + below(7 * 24 * 60) * 60_000).toISOString(),
      ads: Object.fromEntries(concerned.map((id) => [id, kind === 'download' ? 1 : 1 + below(40)])),
    }
  })
  await database.sql(
    `insert into public.ad_events (kind, ad_group_id, ad_id, template_ads, happened_at)
    select event ->> 'kind', gen_random_uuid(), case event ->> 'kind' when 'download' then gen_random_uuid() end,
      event -> 'ads', (event ->> 'at')::timestamptz
    from jsonb_array_elements($1::jsonb) as event`,
    [JSON.stringify(events)],
  )

  const counted = new Map<string, Day>()
  for (const { kind, at, ads } of events) {
    const entries: [string | null, number][] = Object.entries(ads)
    if (entries.length > 0) entries.push([null, entries.reduce((sum, [, count]) => sum + count, 0)])
    for (const [template, count] of entries) {
      const key = `${template} ${companyDay(at)}`
      const day = counted.get(key) ?? { opens: 0, downloads: 0, zip_downloads: 0 }
      if (kind === 'open') day.opens += 1
      if (kind === 'download') day.downloads += count
      if (kind === 'zip') day.zip_downloads += count
      counted.set(key, day)
    }
  }
  const stored = await database.sql<Day & { key: string }>(
    `select coalesce(template_id::text, 'null') || ' ' || day as key, opens, downloads, zip_downloads from public.ad_template_days`,
  )
  expect(new Map(stored.map(({ key, ...day }) => [key, day]))).toEqual(counted)
})

it('forgets events after 90 days, some at a time, and keeps the days', async () => {
  const template = await desk.createTemplate('First')
  await database.sql(
    `insert into public.ad_events (kind, ad_group_id, template_ads, happened_at)
    select 'open', gen_random_uuid(), jsonb_build_object($1::uuid, 1), now() - n * interval '1 day'
    from generate_series(86, 95) as n`,
    [template],
  )
  const thin = () => server().value(`select public.remove_expired('public.ad_events', 3)`)
  expect([await thin(), await thin(), await thin()]).toEqual([3, 2, 0])
  expect(await countEvents()).toBe(5)
  expect(await daysOf(template)).toHaveLength(10)
})

it('is counted and forgotten by the server alone', async () => {
  for (const session of [database.asAnon(), database.asUser('admin')]) {
    const counting = session.query('select public.count_ad_download($1, $2)', [randomUUID(), 'x'])
    await expect(counting).rejects.toMatchObject({ code: '42501' })
    const thinning = session.query(`select public.remove_expired('public.ad_events', 1)`)
    await expect(thinning).rejects.toMatchObject({ code: '42501' })
  }
})
