import * as z from 'zod/mini'
import {
  FORMAT_NAMES,
  type Format,
  PICTURE_SLOTS,
  type PictureSlot,
  TEMPLATE_LIMITS,
  TEXT_SLOT_LABELS,
  TEXT_SLOTS,
  type TextSlot,
} from '@/lib/ads/templates/document'
import { CSV_FIELD_LABELS, type CsvColumns, type CsvField } from '@/lib/ads/templates/fill-csv'
import { FILL_SOURCES } from '@/lib/ads/templates/fill-rows'
import { isPicturePath } from '@/lib/ads/templates/picture-path'
import type { FormValues } from '@/lib/forms/form-state'
import { adGroupFields } from './ad-group-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'

/** Every text, picture and format is a field of its own. */
export const textField = (slot: TextSlot): `text:${TextSlot}` => `text:${slot}`
export const pictureField = (slot: PictureSlot): `picture:${PictureSlot}` => `picture:${slot}`
export const formatField = (format: Format): `format:${Format}` => `format:${format}`
export const DEAL_PREFIX = 'deal:'

const texts = Object.fromEntries(
  TEXT_SLOTS.map((slot) => [
    textField(slot),
    optionalText({ label: TEXT_SLOT_LABELS[slot], max: TEMPLATE_LIMITS.text }, cleanParagraphs),
  ]),
) as Record<ReturnType<typeof textField>, ReturnType<typeof optionalText>>

const picture = z
  ._default(z.string(), '')
  .check(z.refine((path) => path === '' || isPicturePath(path), 'Choose a picture of the list'))
const pictures = Object.fromEntries(PICTURE_SLOTS.map((slot) => [pictureField(slot), picture])) as Record<
  ReturnType<typeof pictureField>,
  typeof picture
>

const id = z.uuid()
const noneOrId = z._default(z.union([id, z.literal('')]), '')
const mark = z._default(z.string(), '')

/** One ad for each chosen format. `key` is new for each page; `ad` gets a next version instead. */
export const fillOneSchema = z.object({
  ...{
    key: id,
    version: id,
    ad: noneOrId,
    title: requiredText(adGroupFields.title),
    anyway: mark,
    motion: mark,
  },
  ...texts,
  ...pictures,
})

/** A row for each deal, site or line of a file. Texts and pictures stand where a row has none. */
export const fillManySchema = z.object({
  ...{ key: id, version: id, source: z.enum(FILL_SOURCES), deal: noneOrId, sites: mark, motion: mark },
  ...texts,
  ...pictures,
})

export const fillRowSchema = z.object({ title: requiredText(adGroupFields.title), ...texts, ...pictures })

type Slots = Record<ReturnType<typeof textField>, string> & Record<ReturnType<typeof pictureField>, string>

export const postedTexts = (data: Slots): Record<TextSlot, string> =>
  Object.fromEntries(TEXT_SLOTS.map((slot) => [slot, data[textField(slot)]])) as Record<TextSlot, string>

/** Paths; empty for none. */
export const postedPictures = (data: Slots): Record<PictureSlot, string> =>
  Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, data[pictureField(slot)]])) as Record<
    PictureSlot,
    string
  >

export const postedFormats = (values: FormValues): Format[] =>
  FORMAT_NAMES.filter((format) => values[formatField(format)] !== undefined)

export const postedDeals = (values: FormValues): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(DEAL_PREFIX))
    .map((name) => name.slice(DEAL_PREFIX.length))
    .filter((name) => id.safeParse(name).success)

export const columnField = (field: CsvField): `column:${CsvField}` => `column:${field}`

/** Which column is what. Each is used once. */
export function postedColumns(values: FormValues): CsvColumns | { errors: Record<string, string> } {
  const columns: CsvColumns = {}
  const errors: Record<string, string> = {}
  for (const field of Object.keys(CSV_FIELD_LABELS) as CsvField[]) {
    const posted = values[columnField(field)] ?? ''
    if (!/^[1-9]\d{0,2}$/.test(posted)) continue
    if (Object.values(columns).includes(Number(posted))) {
      errors[columnField(field)] = 'This column is used for something else already'
    } else columns[field] = Number(posted)
  }
  if (Object.keys(columns).length === 0) errors[columnField('title')] = 'Choose the columns of the file'
  return Object.keys(errors).length > 0 ? { errors } : columns
}
