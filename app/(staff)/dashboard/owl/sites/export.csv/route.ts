import { requireArea } from '@/lib/auth/session'
import { exportSites, type SiteRow } from '@/lib/data/owl/site-list'
import { exportList } from '@/lib/list/csv'
import { summarizeWeek } from '@/lib/owl/hours'
import { formatPosition } from '@/lib/owl/position'
import { SITE_LIST, SITE_STATUS_LABELS, type SiteColumn } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'

const VALUES: Record<SiteColumn, (site: SiteRow) => string> = {
  name: ({ name }) => name,
  number: ({ number }) => number,
  group: ({ group }) => group,
  status: ({ status }) => SITE_STATUS_LABELS[status],
  place: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  screens: ({ screens }) => screens?.toString() ?? '',
  pumps: ({ pumps }) => pumps?.toString() ?? '',
  street: ({ street }) => street ?? '',
  zip: ({ zip }) => zip ?? '',
  county: ({ county }) => county ?? '',
  position: ({ position }) => (position ? formatPosition(position) : ''),
  timeZone: ({ timeZone }) => timeZone,
  phone: ({ phone }) => phone ?? '',
  hours: ({ weekHours }) =>
    weekHours
      ? summarizeWeek(weekHours)
          .map(([days, hours]) => `${days}: ${hours}`)
          .join('; ')
      : '',
  opensOn: ({ opensOn }) => opensOn ?? '',
  closedOn: ({ closedOn }) => closedOn ?? '',
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.sites())
  return exportList(SITE_LIST, request, { read: exportSites, values: VALUES })
}
