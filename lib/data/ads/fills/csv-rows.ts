import 'server-only'
import type { TemplateValues } from '@/lib/ads/templates/document'
import { type CsvColumns, readCsvRows } from '@/lib/ads/templates/fill-csv'
import { type NewFillRow, rowOfCsv } from '@/lib/ads/templates/fill-rows'
import type { CsvFile } from '@/lib/list/read-csv'
import { readNamedPictures } from './named-pictures'

/** A row for each line of the file. */
export async function rowsOfCsv(
  clientId: string,
  file: CsvFile,
  columns: CsvColumns,
  defaults: Partial<TemplateValues>,
): Promise<NewFillRow[]> {
  const rows = readCsvRows(file, columns)
  const named = (slot: 'logo' | 'picture') => rows.flatMap(({ pictures }) => pictures[slot] ?? [])
  const pictureOf = await readNamedPictures(clientId, { logo: named('logo'), picture: named('picture') })
  return rows.map((row) => rowOfCsv(row, pictureOf, defaults))
}
