import { AD_LIBRARY, type AdColumn } from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { exportAds, type LibraryAd } from '@/lib/data/ads/ad-library'
import { exportList } from '@/lib/list/csv'
import { requireScreen } from '@/lib/portal/require-screen'

const VALUES: Record<AdColumn, (ad: LibraryAd) => string> = {
  title: ({ title }) => title,
  files: ({ picture, film }) => [picture && 'Picture', film && 'Film'].filter(Boolean).join(', '),
  group: ({ group }) => group,
  client: ({ client }) => client,
  product: ({ product }) => product,
  template: ({ template }) => template?.name ?? '',
  status: ({ status }) => AD_GROUP_STATUS_LABELS[status],
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-library/export.csv'>,
) {
  await requireScreen((await params).area, 'ad-library')
  return exportList(AD_LIBRARY, request, { read: exportAds, values: VALUES })
}
