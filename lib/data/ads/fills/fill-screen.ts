import 'server-only'
import { type Fill, type FillRow, ROW_STATUS_LABELS, type RowStatus } from '@/lib/ads/templates/fills'
import { canFillGroup } from './can-fill'
import { getFill, listFillRows } from '@/lib/data/ads/templates/fills'
import type { ListPage } from '@/lib/data/query/lists'
import { firstValue, isUuid, readPage, type SearchParams } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

type Viewer = Parameters<typeof canFillGroup>[0]

export type FillScreen = {
  fill: Fill
  rows: ListPage<FillRow>
  page: number
  /** Undefined: rows of every status. */
  status: RowStatus | undefined
  /** Whether the person may work on the group. */
  canChange: boolean
}

/** Everything on the page of a fill. Null for an unknown one. */
export async function readFillScreen(
  viewer: Viewer,
  id: string,
  query: SearchParams,
): Promise<FillScreen | null> {
  if (!isUuid(id)) return null
  const named = firstValue(query.rows)
  const status = hasKey(ROW_STATUS_LABELS, named) ? named : undefined
  const page = readPage(query.page)
  const [fill, rows] = await Promise.all([
    getFill(id),
    listFillRows({ fillId: id, page, ...(status && { statuses: [status] }) }),
  ])
  if (!fill) return null
  return { fill, rows, page, status, canChange: await canFillGroup(viewer, fill.group.id) }
}
