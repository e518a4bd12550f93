import { requireArea } from '@/lib/auth/session'
import { exportFindings, type SearchFinding } from '@/lib/data/website/search-findings'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'
import { FINDING_KIND_LABELS } from '@/lib/seo/health/finding-kinds'
import { FINDING_LIST, type FindingColumn, STATE_LABELS } from '@/lib/seo/health/finding-list'

const VALUES: Record<FindingColumn, (finding: SearchFinding) => string> = {
  path: ({ path }) => path,
  kind: ({ kind }) => FINDING_KIND_LABELS[kind],
  detail: ({ detail }) => detail,
  state: ({ state }) => STATE_LABELS[state],
  seen: ({ firstSeenAt }) => firstSeenAt,
  fixed: ({ fixedAt }) => fixedAt ?? '',
  reason: ({ reason }) => reason ?? '',
}

export async function GET(request: Request) {
  await requireArea('super-admin', staffPaths.searchHealth())
  return exportList(FINDING_LIST, request, { read: exportFindings, values: VALUES })
}
