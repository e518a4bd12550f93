import { longTexts, type RowProblem, unknownPicture } from './cell-problems'
import type { CsvRowValues } from './fill-csv'
import {
  type Format,
  FORMATS,
  PICTURE_SLOTS,
  type PictureRef,
  type PictureSlot,
  type TemplateValues,
} from './document'
import {
  EMPTY_TEXTS,
  type FillSource,
  type FillTexts,
  type KnownPictures,
  valuesOf,
  withDefaults,
} from './fill-values'

/** Of ads; the database has the same limit. */
export const MAX_AD_TITLE = 120

export const FILL_SOURCES = ['deals', 'sites', 'csv'] as const
export type FillOrigin = (typeof FILL_SOURCES)[number]

export const FILL_SOURCE_LABELS: Record<FillOrigin, string> = {
  deals: 'Deals',
  sites: 'Sites',
  csv: 'A CSV file',
}

/** The database refuses more. */
export const MAX_FILL_ROWS = 2000

/** `unknown` is a name in a file that no record with a picture has. */
export type RowPicture = PictureRef | { unknown: string } | null

export type RowValues = { texts: FillTexts; pictures: Record<PictureSlot, RowPicture> }

/** One ad for each format. */
export type FillRow = RowValues & {
  /** From 1, or as a spreadsheet counts. */
  number: number
  title: string
  /** The deal or the site. */
  sourceId: string | null
}

const cut = (text: string, max: number) => {
  const letters = [...text]
  if (text.length <= max) return text
  const kept = letters.slice(0, max - 1)
  while (kept.join('').length > max - 1) kept.pop()
  return `${kept.join('').trimEnd()}…`
}

/** The ads of a row differ by their format, which only rows with several formats name. */
export function adTitle(title: string, format: Format, formats: readonly Format[]): string {
  const ending = formats.length > 1 ? ` (${FORMATS[format].label})` : ''
  return cut(title, MAX_AD_TITLE - ending.length) + ending
}

type Sourced = { id: string; title: string; source: FillSource }

/** A row for each deal or site. `defaults` stand where it has no text or picture. */
export const rowsOfRecords = (
  records: readonly Sourced[],
  pictures: KnownPictures,
  defaults: Partial<TemplateValues>,
): FillRow[] =>
  records.map(({ id, title, source }, index) => ({
    number: index + 1,
    title: cut(title, MAX_AD_TITLE),
    sourceId: id,
    ...withDefaults(valuesOf(source, pictures), defaults),
  }))

/** So that no cell breaks the limit of a row. Shorter ones that are too long are told in the check. */
const MAX_CELL = 2000

/** `pictureOf` answers what a cell names; undefined for an unknown name. */
export function rowOfCsv(
  { number, title, texts, pictures }: CsvRowValues,
  pictureOf: (slot: PictureSlot, named: string) => PictureRef | undefined,
  defaults: Partial<TemplateValues>,
): FillRow {
  const cells = Object.fromEntries(
    Object.entries(texts).map(([slot, text]) => [slot, text.slice(0, MAX_CELL)]),
  )
  const known = (slot: PictureSlot) => {
    const named = pictures[slot] ?? ''
    return named === '' ? null : (pictureOf(slot, named) ?? { unknown: named.slice(0, MAX_AD_TITLE) })
  }
  const own = { logo: known('logo'), picture: known('picture') }
  const found = Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, drawable(own[slot])]))
  const filled = withDefaults(
    { texts: { ...EMPTY_TEXTS, ...cells }, pictures: found as TemplateValues['pictures'] },
    defaults,
  )
  return {
    number,
    title: cut(title || filled.texts.headline.replaceAll('\n', ' ') || `Row ${number}`, MAX_AD_TITLE),
    sourceId: null,
    texts: filled.texts,
    pictures: {
      logo: isUnknown(own.logo) ? own.logo : filled.pictures.logo,
      picture: isUnknown(own.picture) ? own.picture : filled.pictures.picture,
    },
  }
}

const isUnknown = (picture: RowPicture): picture is { unknown: string } =>
  picture !== null && 'unknown' in picture

const drawable = (picture: RowPicture): PictureRef | null => (isUnknown(picture) ? null : picture)

/** What of a row can be drawn. */
export const drawnValues = ({ texts, pictures }: RowValues): TemplateValues => ({
  texts,
  pictures: { logo: drawable(pictures.logo), picture: drawable(pictures.picture) },
})

/** What needs no drawing. Rows with one of these are not drawn at all. */
export const problemsOfRow = ({ texts, pictures }: RowValues): RowProblem[] => [
  ...longTexts(texts),
  ...PICTURE_SLOTS.flatMap((slot) => {
    const picture = pictures[slot]
    return isUnknown(picture) ? [unknownPicture(slot, picture.unknown)] : []
  }),
]
