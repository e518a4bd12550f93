import { requireArea } from '@/lib/auth/session'
import { exportMissing, type MissingAddress } from '@/lib/data/website/missing-addresses'
import { csvResponse } from '@/lib/list/csv'
import { readListQuery, toSearchParams } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { MISSING_LIST, type MissingColumn } from '@/lib/seo/redirect-list'

const VALUES: Record<MissingColumn, (address: MissingAddress) => string> = {
  path: ({ path }) => path,
  hits: ({ hits }) => String(hits),
  days: ({ days }) => String(days),
  last: ({ lastDay }) => lastDay,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.missingAddresses())
  const query = readListQuery(MISSING_LIST, toSearchParams(new URL(request.url).searchParams))
  return csvResponse(
    'missing-addresses',
    await exportMissing(query),
    query.columns.map((column) => [MISSING_LIST.columns[column].label, VALUES[column]]),
  )
}
