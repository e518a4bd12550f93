import { requireArea } from '@/lib/auth/session'
import { exportSiteGroups, type SiteGroupRow } from '@/lib/data/owl/site-group-list'
import { exportList } from '@/lib/list/csv'
import { SITE_GROUP_LIST, SITE_GROUP_STATUS_LABELS, type SiteGroupColumn } from '@/lib/owl/site-groups'
import { owlPaths } from '@/lib/portal/owl-paths'

const VALUES: Record<SiteGroupColumn, (group: SiteGroupRow) => string> = {
  name: ({ name }) => name,
  status: ({ status }) => SITE_GROUP_STATUS_LABELS[status],
  sites: ({ sites }) => String(sites),
  openSites: ({ openSites }) => String(openSites),
  owner: ({ owner }) => owner ?? '',
  legalName: ({ legalName }) => legalName ?? '',
  place: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  website: ({ website }) => website ?? '',
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.siteGroups())
  return exportList(SITE_GROUP_LIST, request, { read: exportSiteGroups, values: VALUES })
}
