import { companyDay } from '@/lib/time/in-zone'
import { openDatabase } from './harness'
import { PEOPLE } from './people'
import type { Session } from './session'
import { openDice, openUseDesk } from './template-use-desk'

const database = openDatabase()
const desk = openUseDesk(database)

type Row = {
  template: string | null
  isNow: boolean
  made: number
  people: number
  clients: number
  products: number
  approved: number
  firstVersions: number
  comments: number
  medianMinutes: number | null
  p90Minutes: number | null
  opens: number
  downloads: number
  zipDownloads: number
}
type Figures = {
  figures: Row[]
  templates: { id: string; name: string }[]
  templateCount: number
  made: { template: string | null; day: string; ads: number }[]
  events: { day: string; opens: number }[]
  who: { kind: string; name: string; ads: number }[]
  layers: { layer: string; name: string | null; texts: number; before: number }[]
}

const [SINCE, UNTIL, BEFORE] = ['2026-03-01', '2026-03-31', '2026-01-29']

async function ask(
  session: Session = database.asUser('admin'),
  { since = SINCE, until = UNTIL, template = null as string | null, bucket = 'month', series = 4 } = {},
): Promise<Figures> {
  const answer = await session.value<Figures>('select public.template_figures($1, $2, $3, $4, 100, $5)', [
    since,
    until,
    template,
    bucket,
    series,
  ])
  if (!answer) throw new Error('The function answered nothing')
  return answer
}

beforeEach(() =>
  database.run(
    'delete from public.ad_drawings; delete from public.ad_template_days; delete from public.ad_template_overflows',
  ),
)

/** As PostgreSQL's percentile_cont. */
function percentile(numbers: readonly number[], share: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place % 1)
}

const minutesBetween = (from: string, to: string) => Math.ceil((Date.parse(to) - Date.parse(from)) / 60_000)
const countOf = (values: readonly unknown[]) => new Set(values).size

it('figures of random ads are what counting approvals, comments and files one by one gives', async () => {
  const { below, pick } = openDice(11)
  const templates = [await desk.createTemplate('First'), await desk.createTemplate('Second')]
  const groups = [await desk.createGroup(), await desk.createGroup(), await desk.createGroup()]
  const moment = (day: number) =>
    new Date(Date.parse('2026-01-20T00:00Z') + day * 86_400_000 + below(86_400) * 1000)
  const ads: {
    madeAt: string
    template: string
    group: string
    madeBy: string
    files: string[]
    approvals: { at: string; isReopened: boolean }[]
    comments: string[]
    approvedAt: string | undefined
  }[] = []
  for (let number = 0; number < 90; number += 1) {
    const madeAt = moment(below(80)).toISOString()
    const after = () => new Date(Date.parse(madeAt) + (1 + below(12 * 24 * 60)) * 60_000).toISOString()
    const ad = {
      madeAt,
      template: pick(templates),
      group: pick(groups),
      madeBy: pick([PEOPLE.graphic_designer, PEOPLE.project_manager]),
      files: Array.from({ length: below(3) }, after),
      approvals: Array.from({ length: below(3) }, () => ({ at: after(), isReopened: below(4) === 0 })),
      comments: Array.from({ length: below(4) }, after),
    }
    const id = await desk.addAd(ad)
    for (const at of ad.files) await desk.addFile(id, at)
    for (const { at, isReopened } of ad.approvals) {
      const approval = await desk.approve(id, at)
      if (isReopened) await desk.reopen(approval)
    }
    for (const at of ad.comments) await desk.comment(id, at)
    const approvedAt = ad.approvals
      .filter(({ isReopened }) => !isReopened)
      .map(({ at }) => at)
      .toSorted()[0]
    ads.push({ ...ad, approvedAt })
  }

  const isIn = (at: string | undefined, [from, to]: readonly [string, string]) =>
    at !== undefined && companyDay(at) >= from && companyDay(at) <= to
  const expected = [...templates, null].flatMap((template) =>
    [true, false].map((isNow) => {
      const days = isNow ? ([SINCE, UNTIL] as const) : ([BEFORE, '2026-02-28'] as const)
      const own = ads.filter((ad) => template === null || ad.template === template)
      const made = own.filter(({ madeAt }) => isIn(madeAt, days))
      const approved = own.filter(({ approvedAt }) => isIn(approvedAt, days))
      const minutes = approved.map(({ madeAt, approvedAt = '' }) => minutesBetween(madeAt, approvedAt))
      const before = (times: readonly string[], limit = '') => times.filter((at) => at <= limit).length
      return {
        template,
        isNow,
        made: made.length,
        people: countOf(made.map(({ madeBy }) => madeBy)),
        clients: countOf(made.map(({ group }) => group)),
        products: countOf(made.map(({ group }) => group)),
        approved: approved.length,
        firstVersions: approved.filter((ad) => before(ad.files, ad.approvedAt) === 0).length,
        comments: approved.reduce((sum, ad) => sum + before(ad.comments, ad.approvedAt), 0),
        medianMinutes: percentile(minutes, 0.5),
        p90Minutes: percentile(minutes, 0.9),
        ...{ opens: 0, downloads: 0, zipDownloads: 0 },
      }
    }),
  )
  const sortKey = ({ template, isNow }: { template: string | null; isNow: boolean }) => `${template} ${isNow}`
  const round = (row: Row) => ({ ...row, p90Minutes: row.p90Minutes && Math.round(row.p90Minutes * 1000) })
  const sorted = (rows: Row[]) => rows.map(round).toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
  const { figures, made } = await ask()
  expect(sorted(figures)).toEqual(sorted(expected))
  expect(made.reduce((sum, { ads: count }) => sum + count, 0)).toBe(
    expected.find(({ template, isNow }) => template === null && isNow)?.made,
  )

  const [first = ''] = templates
  const ofOne = await ask(database.asUser('admin'), { template: first })
  expect(sorted(ofOne.figures.filter(({ template }) => template))).toEqual(
    sorted(expected.filter(({ template }) => template === first)),
  )
})

it('joins the templates after the first ones in the series, and names clients, products and people', async () => {
  const [first, second] = [await desk.createTemplate('First'), await desk.createTemplate('Second')]
  const group = await desk.createGroup()
  const madeBy = PEOPLE.graphic_designer
  for (const template of [first, first, first, second]) {
    await desk.addAd({ group, template, madeBy, madeAt: '2026-03-31T23:30Z' })
  }
  // Midnight of the company's day, not of the server's.
  await desk.addAd({ group, template: second, madeBy, madeAt: '2026-04-01T03:30Z' })
  await desk.addAd({ group, template: second, madeBy, madeAt: '2026-04-01T04:30Z' })
  const { made, who, templates } = await ask(database.asUser('admin'), { series: 1, bucket: 'day' })
  expect(made).toEqual([
    { template: first, day: '2026-03-31', ads: 3 },
    { template: null, day: '2026-03-31', ads: 2 },
  ])
  expect(templates.map(({ name }) => name)).toEqual(['First', 'Second'])
  expect(who.map(({ kind, ads }) => [kind, ads])).toEqual(
    expect.arrayContaining([
      ['client', 5],
      ['product', 5],
      ['person', 5],
    ]),
  )
  expect(who.find(({ kind }) => kind === 'person')?.name).toMatch(/\S/)
})

it('counts opens of all templates together once, and names a template that has no figures when it is asked for', async () => {
  const [first, second, idle] = [
    await desk.createTemplate('First'),
    await desk.createTemplate('Second'),
    await desk.createTemplate('Idle'),
  ]
  await database.sql(
    `insert into public.ad_events (kind, ad_group_id, template_ads, happened_at)
    values ('open', gen_random_uuid(), jsonb_build_object($1::uuid, 1, $2::uuid, 3), '2026-03-10T12:00Z')`,
    [first, second],
  )
  const { figures, events } = await ask()
  expect(figures.map(({ template, opens }) => [template, opens])).toEqual(
    expect.arrayContaining([
      [first, 1],
      [second, 1],
      [null, 1],
    ]),
  )
  expect(events).toMatchObject([{ day: '2026-03-01', opens: 1 }])
  const ofIdle = await ask(database.asUser('admin'), { template: idle })
  expect(ofIdle).toMatchObject({ figures: [], templates: [{ id: idle, name: 'Idle' }] })
})

it('names the layers whose texts did not fit, as the newest version that has them', async () => {
  const template = await desk.createTemplate('First', [{ id: 'headline', name: 'Big words' }])
  await database.sql(
    `insert into public.ad_template_overflows (template_id, layer_id, day, texts)
    values ($1, 'legal', '2026-03-02', 1), ($1, 'headline', '2026-03-02', 3), ($1, 'headline', '2026-02-02', 2),
      ($1, 'headline', '2026-01-02', 9)`,
    [template],
  )
  expect((await ask()).layers).toMatchObject([
    { layer: 'headline', name: 'Big words', texts: 3, before: 2 },
    { layer: 'legal', name: null, texts: 1, before: 0 },
  ])
})

it('shows owls, designers and visitors nothing', async () => {
  const group = await desk.createGroup()
  const template = await desk.createTemplate('First')
  await desk.addAd({ group, template, madeAt: '2026-03-02T10:00Z' })
  expect((await ask(database.asUser('project_manager'))).figures).not.toEqual([])
  for (const who of ['owl', 'graphic_designer', 'member'] as const) {
    expect(await ask(database.asUser(who))).toMatchObject({ figures: [], templates: [], who: [] })
  }
  await expect(ask(database.asAnon())).rejects.toMatchObject({ code: '42501' })
})
