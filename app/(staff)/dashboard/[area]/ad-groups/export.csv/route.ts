import { AD_GROUP_LIST, type AdGroupColumn } from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { exportAdGroups, type ExportedAdGroup } from '@/lib/data/ads/ad-groups'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'

const VALUES: Record<AdGroupColumn, (group: ExportedAdGroup) => string> = {
  name: ({ name }) => name,
  client: ({ client }) => client,
  product: ({ product }) => product,
  catalogueClient: ({ catalogueClient }) => catalogueClient ?? '',
  status: ({ status }) => AD_GROUP_STATUS_LABELS[status],
  due: ({ dueDate }) => dueDate ?? '',
  ads: ({ ads }) => String(ads),
  preview: ({ isPreviewOpen }) => (isPreviewOpen ? 'Open' : 'Closed'),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-groups/export.csv'>,
) {
  await requireScreen((await params).area, 'ad-groups')
  return exportList(AD_GROUP_LIST, request, { read: exportAdGroups, values: VALUES })
}
