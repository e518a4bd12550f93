import { csvRecord } from '@/lib/list/csv'
import { readCsv } from '@/lib/list/read-csv'
import type { ImportCollection } from '@/lib/owl/imports/collections'
import type { StoredRecord } from './collection'
import { guessImportColumns } from './describe'
import { type Found, planRow, type PlannedRow } from './plan-row'
import { collectionOf } from './registry'

export const SAMPLE_GROUP = 'f4100000-0000-4000-8000-0000000000a1'

export const SAMPLE_SITE: StoredRecord = {
  id: 'f4100000-0000-4000-8000-0000000000b1',
  version: 3,
  group_name: 'Test Fuel',
  parent_group_id: SAMPLE_GROUP,
  number: '0017',
  name: '=Main  Street',
  status: 'closed',
  opens_on: '2020-01-01',
  closed_on: '2026-01-31',
  street: '-1 Hyphen Road',
  city: 'Flint',
  state: 'MI',
  zip: '48502',
  county: 'Genesee',
  latitude: 43.012527,
  longitude: -83.687456,
  time_zone: 'America/Detroit',
  phone: '+1 810 555 0100',
  screens: 0,
  pumps: 12,
  week_hours: [
    { weekday: 1, opens: 360, closes: 1320 },
    { weekday: 6, opens: 0, closes: 1440 },
  ],
  special_days: null,
  notes: '@first line\n\n  second, "quoted"',
}

/** What a file with this one row would do, for tests. Its cells have the names of columns. */
export function planCells(name: ImportCollection, cells: Record<string, string>, found: Found): PlannedRow {
  const read = readCsv(
    new TextEncoder().encode(csvRecord(Object.keys(cells)) + csvRecord(Object.values(cells))),
  )
  if (read.problem !== null) throw new Error(read.problem)
  const [row = { number: 0, cells: [] }] = read.file.rows
  return planRow(collectionOf(name), guessImportColumns(name, read.file.headers), row, found)
}

/** What the export writes of a record, by name of the column. */
export function exportedCells(name: ImportCollection, record: StoredRecord): Record<string, string> {
  const { fields, toValues } = collectionOf(name)
  const values = toValues(record)
  return Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [label, values[field] ?? '']))
}
