import 'server-only'
import { firstValue } from '@/lib/list/query'
import { type HistoryEntry, type HistoryTable, listRecordHistory } from './record-history'

const SOME = 10
const ALL = 199

type ShownHistory = {
  table: HistoryTable
  entries: HistoryEntry[]
  /** Where all entries are shown; null when they are. */
  moreHref: string | null
}

/** What a record's page shows of its history. `shown` is what its address asks for: 'all', or the newest changes. */
export async function readShownHistory(
  table: HistoryTable,
  id: string,
  shown: string | string[] | undefined,
): Promise<ShownHistory> {
  const isAll = firstValue(shown) === 'all'
  const { entries, hasMore } = await listRecordHistory(table, id, isAll ? ALL : SOME)
  return { table, entries, moreHref: hasMore && !isAll ? '?history=all' : null }
}
