import { columnLabel, formatValue } from './labels'

const COLUMN_LABELS: Record<string, string> = {
  featured_logo: 'On the home page',
  featured_rank: 'Order on the home page',
  industry_id: 'Industry',
}

/** As staff call a column of a record. */
export const recordColumnLabel = (column: string): string =>
  COLUMN_LABELS[column] ?? columnLabel(column).replace(/^./, (first) => first.toUpperCase())

/** Columns that a new or deleted record has anyway. */
const ALWAYS_SET = ['id', 'created_at']

export type NamedChange = { column: string; before: unknown; after: unknown }

/** Without what says nothing: ids, the time of creation, and columns that were left empty. */
export const tellingChanges = <Change extends NamedChange>(changes: Change[]): Change[] =>
  changes.filter(
    ({ column, before, after }) =>
      !ALWAYS_SET.includes(column) && [before, after].some((value) => value !== null && value !== false),
  )

/** `names` are of the records that ids stand for. */
export function formatRecordValue(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value !== 'string') return formatValue(value)
  return names.get(value) ?? value
}
