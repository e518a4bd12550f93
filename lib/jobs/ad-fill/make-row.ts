import 'server-only'
import { type CellProblem, cellProblems, isBad, typedProblems } from '@/lib/ads/templates/cell-problems'
import type { Drawing } from '@/lib/ads/templates/draw/drawing'
import type { Format, TemplateValues } from '@/lib/ads/templates/document'
import { adTitle } from '@/lib/ads/templates/fill-rows'
import type { CheckedRow, FillStep, RowOutcome, TemplateDrawn } from '@/lib/ads/templates/fills'
import { makeAd } from '@/lib/data/ads/fills/make-ad'
import { drawOnServer } from '@/lib/data/ads/templates/render'
import { storeDrawnFile } from '@/lib/data/privileged/drawn-files'
import { filmHash, type Films } from './films'

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

type FilmOf = { step: FillStep; row: Row; films: Films; ad: TemplateDrawn }

/** Gives an ad its film, where it has another one or none. The picture stays where that fails. */
async function withFilm({ step, row, films, ad }: FilmOf): Promise<{ ad: TemplateDrawn; problem?: string }> {
  const { adId, title, format } = ad
  const hash = filmHash(step.document, ad.hash)
  if (hash === ad.motionHash) return { ad }
  const film = await films.make({ document: step.document, values: valuesOf(row), format })
  const file =
    'problem' in film
      ? film
      : await storeDrawnFile({ groupId: step.groupId, adId, kind: 'motion', title, hash, ...film })
  return 'problem' in file ? { ad, problem: file.problem } : { ad: { ...ad, motion: file, motionHash: hash } }
}

type Means = { films: Films; signal: AbortSignal }

/** Draws the ads of a row and stores their files. Nothing is recorded yet. */
export async function makeRow(step: FillStep, row: Row, { films, signal }: Means): Promise<RowOutcome> {
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
  const failed = (error: string): RowOutcome => ({ versionId, status: 'failed', problems, error, ads })
  for (const known of row.ads) {
    signal.throwIfAborted()
    const drawing = drawn.find(({ format }) => format === known.format)?.drawing
    if (!drawing) continue
    const ad = await makeAd({ groupId, known, drawing, title: adTitle(row.title, known.format, formats) })
    if ('problem' in ad) return failed(ad.problem)
    const whole = step.hasMotion ? await withFilm({ step, row, films, ad }) : { ad }
    ads.push(whole.ad)
    if (whole.problem) return failed(whole.problem)
  }
  const isNew = ads.some(({ static: picture, motion }) => picture !== null || motion !== null)
  return { versionId, status: isNew ? 'made' : 'unchanged', problems, error: null, ads }
}
