import { AD_GROUP_LIST, type AdGroupColumn } from '@/lib/ads/ad-group-list'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import { csvResponse } from '@/lib/csv-response'
import { exportAdGroups, type ExportedAdGroup } from '@/lib/data/ad-groups'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toSearchParams } from '@/lib/search-params'

const VALUES: Record<AdGroupColumn, (group: ExportedAdGroup) => string> = {
  name: ({ name }) => name,
  client: ({ client }) => client,
  product: ({ product }) => product,
  status: ({ status }) => AD_GROUP_STATUS_LABELS[status],
  due: ({ dueDate }) => dueDate ?? '',
  ads: ({ ads }) => String(ads),
  preview: ({ isPreviewOpen }) => (isPreviewOpen ? 'Open' : 'Closed'),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

/** The current view of the list: its rows, its order, its columns. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-groups/export.csv'>,
) {
  await requireScreen((await params).area, 'ad-groups')
  const query = readListQuery(AD_GROUP_LIST, toSearchParams(new URL(request.url).searchParams))
  return csvResponse(
    AD_GROUP_LIST.name,
    await exportAdGroups(query),
    query.columns.map((column) => [AD_GROUP_LIST.columns[column].label, VALUES[column]]),
  )
}
