import { columnLabel, formatValue } from './labels'

const COLUMN_LABELS: Record<string, string> = {
  featured_logo: 'Featured',
  featured_rank: 'Order of featured logos',
  industry_id: 'Industry',
  client_id: 'Client',
  email: 'E-mail',
  contact_id: 'Person',
  featured_video_id: 'Film',
  description: 'Text',
}

export const recordColumnLabel = (column: string): string =>
  COLUMN_LABELS[column] ?? columnLabel(column).replace(/^./, (first) => first.toUpperCase())

/** Every record has them, so that adding and deleting tells nothing about them. */
const ALWAYS_SET = ['id', 'created_at']

/** Their numbers mean nothing alone: only a move from one to another is shown. */
const RANKS = ['featured_rank']

type Change = { column: string; before: unknown; after: unknown }

/** Whether people learn something from a change: not from ids, and not from columns that were empty before and after. */
function isTelling({ column, before, after }: Change): boolean {
  if (ALWAYS_SET.includes(column) && (before === null || after === null)) return false
  const isSet = (value: unknown) => value !== null && value !== false
  return RANKS.includes(column) ? isSet(before) && isSet(after) : isSet(before) || isSet(after)
}

export const tellingChanges = <T extends Change>(changes: T[]): T[] => changes.filter(isTelling)

/** As in 'moved up' for the rank of a record; null for other columns. */
export function describeMove({ column, before, after }: Change): string | null {
  if (!RANKS.includes(column)) return null
  return Number(after) < Number(before) ? 'moved up' : 'moved down'
}

/** `names` are of the records that ids stand for. */
export function formatRecordValue(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value !== 'string') return formatValue(value)
  return names.get(value) ?? value
}

type Entry = { action: 'insert' | 'update' | 'delete'; privateColumns?: readonly string[] }

/** A deletion can be undone until the record is back, other changes while it is there. `entries` are the newest first. */
export function canUndo(entries: readonly Entry[], index: number): boolean {
  const { action, privateColumns } = entries[index] ?? {}
  if (privateColumns) return false
  if (action === 'delete') return index === 0
  return action === 'update' && entries[0]?.action !== 'delete'
}
