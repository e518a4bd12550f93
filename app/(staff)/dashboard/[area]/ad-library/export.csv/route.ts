import { AD_LIBRARY, type AdColumn } from '@/lib/ads/ad-library'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/statuses'
import { csvResponse } from '@/lib/csv-response'
import { exportAds, type LibraryAd } from '@/lib/data/ad-library'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { toSearchParams } from '@/lib/search-params'

const VALUES: Record<AdColumn, (ad: LibraryAd) => string> = {
  title: ({ title }) => title,
  files: ({ picture, film }) => [picture && 'Picture', film && 'Film'].filter(Boolean).join(', '),
  group: ({ group }) => group,
  client: ({ client }) => client,
  product: ({ product }) => product,
  status: ({ status }) => AD_GROUP_STATUS_LABELS[status],
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

/** The current view of the library: its rows, its order, its columns. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/[area]/ad-library/export.csv'>,
) {
  await requireScreen((await params).area, 'ad-library')
  const query = readListQuery(AD_LIBRARY, toSearchParams(new URL(request.url).searchParams))
  return csvResponse(
    AD_LIBRARY.name,
    await exportAds(query),
    query.columns.map((column) => [AD_LIBRARY.columns[column].label, VALUES[column]]),
  )
}
