import { type CellProblem, typedProblems, unknownPicture } from './cell-problems'
import type { CsvRowValues } from './fill-csv'
import { type Format, FORMATS, type PictureSlot, type TemplateValues } from './document'
import { EMPTY_TEXTS, type FillSource, type KnownPictures, valuesOf, withDefaults } from './fill-values'

/** Of ads; the database has the same limit. */
export const MAX_AD_TITLE = 120

export const FILL_SOURCES = ['deals', 'sites', 'csv'] as const
export type FillSourceKind = (typeof FILL_SOURCES)[number]
/** 'one': a single ad whose film takes longer than somebody waits. */
export type FillOrigin = FillSourceKind | 'one'

export const FILL_SOURCE_LABELS: Record<FillOrigin, string> = {
  one: 'One ad',
  deals: 'Deals',
  sites: 'Sites',
  csv: 'CSV file',
}

/** The database refuses more. */
export const MAX_FILL_ROWS = 2000

/** One ad for each format. */
export type NewFillRow = {
  /** From 1, or as a spreadsheet counts. */
  number: number
  title: string
  /** The deal or the site. */
  sourceId: string | null
  values: TemplateValues
  /** What is known before the row is drawn. */
  problems: CellProblem[]
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = [...text.slice(0, max - 1)]
  // Half a letter at the end is left out, too.
  if (!kept.at(-1)?.isWellFormed()) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** The ads of a row differ by their format, which only rows with several formats name. */
export function adTitle(title: string, format: Format, formats: readonly Format[]): string {
  const ending = formats.length > 1 ? ` (${FORMATS[format].label})` : ''
  return cut(title, MAX_AD_TITLE - ending.length) + ending
}

/** What a row has no text or picture for. */
export type FillDefaults = Partial<TemplateValues>

/** Longer cells break the limit of a row. Shorter ones that are too long are told. */
const MAX_CELL = 2000

type Sourced = { id: string; title: string; source: FillSource }

/** A row for each deal or site. */
export const rowsOfRecords = (
  records: readonly Sourced[],
  pictures: KnownPictures,
  defaults: FillDefaults,
): NewFillRow[] =>
  records.map(({ id, title, source }, index) => {
    const values = withDefaults(valuesOf(source, pictures), defaults)
    return {
      number: index + 1,
      title: cut(title, MAX_AD_TITLE),
      sourceId: id,
      values,
      problems: typedProblems(title, values.texts),
    }
  })

/** `pictureOf` answers what a cell names; undefined for an unknown name. */
export function rowOfCsv(
  { number, title, texts, pictures }: CsvRowValues,
  pictureOf: (slot: PictureSlot, named: string) => TemplateValues['pictures'][PictureSlot] | undefined,
  defaults: FillDefaults,
): NewFillRow {
  const named = Object.entries(pictures) as [PictureSlot, string][]
  const found = named.flatMap(([slot, name]) =>
    name === '' ? [] : [{ slot, name, picture: pictureOf(slot, name) }],
  )
  const values = withDefaults(
    {
      texts: {
        ...EMPTY_TEXTS,
        ...Object.fromEntries(Object.entries(texts).map(([slot, text]) => [slot, text.slice(0, MAX_CELL)])),
      },
      pictures: {
        logo: null,
        picture: null,
        ...Object.fromEntries(found.map(({ slot, picture }) => [slot, picture ?? null])),
      },
    },
    defaults,
  )
  const shownTitle = title || values.texts.headline.replaceAll('\n', ' ')
  return {
    number,
    title: cut(shownTitle, MAX_AD_TITLE),
    sourceId: null,
    values,
    problems: [
      ...typedProblems(shownTitle, values.texts),
      ...found.flatMap(({ slot, name, picture }) => (picture ? [] : [unknownPicture(slot, name)])),
    ],
  }
}
