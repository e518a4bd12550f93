import {
  byTemplate,
  type Compared,
  MEASURE_NAMES,
  measureOf,
  type MeasureName,
  readFigureQuery,
} from '@/lib/ads/templates/figures'
import { readTemplateFigures, type TemplateFigures } from '@/lib/data/ads/templates/figures'
import { csvResponse } from '@/lib/list/csv'
import { toSearchParams } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { companyToday } from '@/lib/time/in-zone'
import { rangeOf } from '@/lib/time/periods'

const MAX_TEMPLATES = 10_000

type Row = { name: string; client: string; figures: Compared }

function listRows({ templates, figures }: TemplateFigures, isOne: boolean): Row[] {
  const of = byTemplate(figures)
  const rows = templates.map(({ id, name, client }): Row => ({
    name,
    client: client ?? 'All',
    figures: of(id),
  }))
  const all: Row = { name: 'All templates', client: '', figures: of(null) }
  return isOne ? rows : [all, ...rows]
}

/** Plain numbers, so that a spreadsheet can count on: minutes, and shares from 0 to 1. */
function numberText(name: MeasureName, figures: Compared['now']): string {
  const value = measureOf(name).of(figures)
  return value === null ? '' : String(Number(value.toFixed(4)))
}

const headingOf = (name: MeasureName) =>
  `${measureOf(name).label}${name === 'median' || name === 'p90' ? ', minutes' : ''}`

export async function GET(request: Request) {
  await requireScreen('admin', 'ad-template-analytics')
  const { period, template } = readFigureQuery(toSearchParams(new URL(request.url).searchParams))
  const range = rangeOf(period, companyToday())
  const figures = await readTemplateFigures(template, range, MAX_TEMPLATES)
  return csvResponse<Row>(
    'ad-template-figures',
    [listRows(figures, template !== null)],
    [
      ['Template', ({ name }) => name],
      ['Client', ({ client }) => client],
      ...MEASURE_NAMES.flatMap((name): [string, (row: Row) => string][] => [
        [headingOf(name), (row) => numberText(name, row.figures.now)],
        ...(period === 'all'
          ? []
          : [
              [`${headingOf(name)}, before`, (row: Row) => numberText(name, row.figures.before)] as [
                string,
                (row: Row) => string,
              ],
            ]),
      ]),
    ],
  )
}
