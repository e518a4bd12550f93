import 'server-only'
import { type CellProblem, cellProblems, isBad, typedProblems } from '@/lib/ads/templates/cell-problems'
import type { Drawing } from '@/lib/ads/templates/draw/drawing'
import type { Format, TemplateValues } from '@/lib/ads/templates/document'
import { adTitle } from '@/lib/ads/templates/fill-rows'
import type { CheckedRow, FillStep, RowOutcome, TemplateDrawn } from '@/lib/ads/templates/fills'
import { drawOnServer } from '@/lib/data/ads/templates/render'
import { makeAd } from './make-ad'

type Row = FillStep['rows'][number]

const valuesOf = ({ texts, pictures }: Row): TemplateValues => ({ texts, pictures })

type Drawn = { format: Format; drawing: Drawing }

async function draw(step: FillStep, row: Row, formats: readonly Format[]): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const format of formats) {
    drawn.push({ format, drawing: await drawOnServer(step.document, valuesOf(row), format) })
  }
  return drawn
}

const problemsOf = (typed: CellProblem[], drawn: readonly Drawn[]): CellProblem[] => [
  ...typed,
  ...cellProblems(drawn.map(({ format, drawing: { problems } }) => ({ format, problems }))),
]

/** Draws a row in all its formats, and keeps only what is wrong with it. */
export async function checkRow(step: FillStep, row: Row): Promise<CheckedRow> {
  const typed = typedProblems(row.title, row.texts)
  const problems = isBad(typed) ? typed : problemsOf(typed, await draw(step, row, step.formats))
  return { number: row.number, revision: row.revision, isBad: isBad(problems), problems }
}

/** Draws the ads of a row and stores their files. Nothing is recorded yet. */
export async function makeRow(step: FillStep, row: Row, signal: AbortSignal): Promise<RowOutcome> {
  const { versionId, groupId, formats } = step
  const typed = typedProblems(row.title, row.texts)
  const drawn = isBad(typed)
    ? []
    : await draw(
        step,
        row,
        row.ads.map(({ format }) => format),
      )
  const problems = problemsOf(typed, drawn)
  if (isBad(problems)) return { versionId, status: 'bad', problems, error: null, ads: [] }
  const ads: TemplateDrawn[] = []
  for (const known of row.ads) {
    signal.throwIfAborted()
    const drawing = drawn.find(({ format }) => format === known.format)?.drawing
    if (!drawing) continue
    const ad = await makeAd({ groupId, known, drawing, title: adTitle(row.title, known.format, formats) })
    if ('problem' in ad) return { versionId, status: 'failed', problems, error: ad.problem, ads }
    ads.push(ad)
  }
  const isNew = ads.some(({ static: picture }) => picture !== null)
  return { versionId, status: isNew ? 'made' : 'unchanged', problems, error: null, ads }
}
