import { randomUUID } from 'node:crypto'
import { documentOf, openTemplateDesk, OWN_GROUP } from './ad-template-desk'
import type { TestDatabase } from './harness'
import type { Session } from './session'

type StepAd = { format: string; adId: string; hash: string | null }
type StepRow = { number: number; revision: number; title: string; ads: StepAd[] }
export type Step = {
  status: string
  groupId: string
  versionId: string
  left: number
  planned: number
  rows: StepRow[]
}
type FillShown = { status: string; problem: string | null; counts: Record<string, number>; newest: number }

export const lineOf = (number: number, headline = `Headline ${number}`) => ({
  number,
  title: `Ad ${number}`,
  sourceId: null,
  texts: { headline },
  pictures: { logo: null, picture: null },
  problems: [] as object[],
  isBad: false,
})

/** A hash that stands for what a drawing shows. */
export const hashOf = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64)

/** Fills as staff and the worker make them. */
export function openFillDesk(database: TestDatabase) {
  const templates = openTemplateDesk(database)
  const { manager } = templates
  const worker = () => database.asServiceRole()

  type NewFill = { version: string; group?: string; formats?: string[]; caller?: Session }
  async function create({ version, group = OWN_GROUP, formats = ['preview'], caller = manager() }: NewFill) {
    const id = randomUUID()
    await caller.query('select public.create_ad_fill($1, $2, $3, $4, $5)', [
      id,
      group,
      version,
      formats,
      'csv',
    ])
    return id
  }

  const save = (id: string, lines: object[], caller: Session = manager()) =>
    caller.query('select public.save_ad_fill_rows($1, $2)', [id, JSON.stringify(lines)])

  const run = (id: string, withNewest = false, caller: Session = manager()) =>
    caller.query('select public.run_ad_fill($1, $2)', [id, withNewest])

  const stop = (id: string, forGood: boolean) =>
    manager().value<boolean>('select public.stop_ad_fill($1, $2)', [id, forGood])

  const read = (id: string, size = 100) =>
    worker().value<Step>('select public.read_ad_fill_step($1, $2)', [id, size])

  const fileOf = (step: Step, { adId }: StepAd, hash: string) => ({
    path: `${step.groupId}/${adId}-static-${hash.slice(0, 12)}.png`,
    type: 'image/png',
    bytes: 10,
    sha256: hash,
    fileName: 'ad.png',
  })

  /** What the worker says of a row whose drawing has this hash. */
  function outcomeOf(step: Step, row: StepRow, hash: string) {
    const isSame = row.ads.every((ad) => ad.hash === hash)
    return {
      versionId: step.versionId,
      status: isSame ? 'unchanged' : 'made',
      problems: [],
      error: null,
      ads: row.ads.map((ad) => ({
        ...{ adId: ad.adId, format: ad.format, title: row.title, hash, motionHash: null, motion: null },
        static: ad.hash === hash ? null : fileOf(step, ad, hash),
      })),
    }
  }

  const record = (id: string, row: Pick<StepRow, 'number' | 'revision'>, outcome: object) =>
    worker().value<boolean>('select public.record_ad_fill_row($1, $2, $3, $4)', [
      ...[id, row.number, row.revision, JSON.stringify(outcome)],
    ])

  /** Does all that is left. Answers the rows that it drew. */
  async function finish(id: string, draw: (row: StepRow) => string = ({ title }) => hashOf(title)) {
    const drawn: number[] = []
    for (;;) {
      const step = await read(id, 2)
      if (!step) return drawn
      for (const row of step.rows) {
        drawn.push(row.number)
        await record(id, row, outcomeOf(step, row, draw(row)))
      }
    }
  }

  async function prepare(lines: object[], formats?: string[]) {
    const template = await templates.createPublished()
    const id = await create({ version: template.version, formats })
    await save(id, lines)
    return { id, template }
  }

  /** Publishes a version with this ground. Answers its id. */
  async function publishNext(templateId: string, color: string, formats?: string[]) {
    await templates.save(templateId, 1, documentOf(color, formats))
    await templates.publish(templateId, 2)
    return templates.versionId(templateId, 2)
  }

  const fillOf = async (id: string, caller: Session = manager()) =>
    (await caller.value<FillShown[]>('select public.list_ad_fills($1)', [id]))?.[0]

  const adsOf = (id: string) =>
    database.sql<{ title: string; files: number; number: number; fill_row: number }>(
      `select ad.title, version.number, drawing.fill_row,
        (select count(*)::integer from public.ad_files as file where file.ad_id = ad.id) as files
      from public.ad_drawings as drawing
      join public.ads as ad on ad.id = drawing.ad_id
      join public.ad_template_versions as version on version.id = drawing.version_id
      where drawing.fill_id = $1 order by drawing.fill_row, drawing.format`,
      [id],
    )

  return {
    ...templates,
    worker,
    create,
    save,
    run,
    stop,
    read,
    outcomeOf,
    record,
    finish,
    prepare,
    publishNext,
    fillOf,
    adsOf,
  }
}
