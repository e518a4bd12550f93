import { type ColumnNames, guessColumns } from '@/lib/list/match-columns'
import type { CsvFile } from '@/lib/list/read-csv'
import {
  PICTURE_SLOT_LABELS,
  PICTURE_SLOTS,
  type PictureSlot,
  TEXT_SLOT_LABELS,
  TEXT_SLOTS,
  type TextSlot,
} from './document'

export type CsvField = 'title' | TextSlot | PictureSlot
/** The number of the column in the file, from 1. */
export type CsvColumns = Partial<Record<CsvField, number>>

export const CSV_FIELD_LABELS: Record<CsvField, string> = {
  title: 'Title',
  ...TEXT_SLOT_LABELS,
  ...PICTURE_SLOT_LABELS,
}

const NAMES: ColumnNames<CsvField> = {
  title: { exact: ['title', 'adtitle', 'name', 'ad'], part: ['title'] },
  headline: { exact: ['headline', 'heading', 'head'], part: ['headline'] },
  line: { exact: ['lineofcopy', 'line', 'copy', 'text', 'subline', 'body'], part: ['copy', 'subline'] },
  oldPrice: {
    exact: ['oldprice', 'before', 'was', 'regularprice', 'oldpricecents'],
    part: ['oldprice', 'regular'],
  },
  price: { exact: ['price', 'offer', 'now', 'newprice'], part: ['price', 'offer'] },
  legal: { exact: ['legaltext', 'legal', 'terms', 'smallprint', 'disclaimer'], part: ['legal', 'terms'] },
  button: { exact: ['button', 'buttontext', 'cta', 'calltoaction'], part: ['button'] },
  logo: { exact: ['logo', 'brand'], part: ['logo'] },
  picture: { exact: ['picture', 'image', 'photo', 'product'], part: ['picture', 'image', 'photo'] },
}

export const guessCsvColumns = (headers: readonly string[]): CsvColumns => guessColumns(headers, NAMES)

export type FillSlots = { texts: readonly TextSlot[]; pictures: readonly PictureSlot[] }

/** The columns of a file for a template: its slots, after the title of the ad. */
export const csvFields = ({ texts, pictures }: FillSlots): CsvField[] => ['title', ...texts, ...pictures]

export type CsvRowValues = {
  /** As a spreadsheet counts. */
  number: number
  title: string
  texts: Partial<Record<TextSlot, string>>
  /** Names of records with a picture; empty for none. */
  pictures: Partial<Record<PictureSlot, string>>
}

export function readCsvRows({ rows }: CsvFile, columns: CsvColumns): CsvRowValues[] {
  return rows.map(({ number, cells }) => {
    const cellOf = (field: CsvField) => cells[(columns[field] ?? 0) - 1] ?? ''
    const pick = <Slot extends CsvField>(slots: readonly Slot[]) =>
      Object.fromEntries(slots.map((slot) => [slot, cellOf(slot)])) as Record<Slot, string>
    return {
      number,
      title: cellOf('title').replaceAll('\n', ' '),
      texts: pick(TEXT_SLOTS),
      pictures: pick(PICTURE_SLOTS),
    }
  })
}
