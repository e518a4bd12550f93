import { Panel, PanelRow } from '@/components/staff/crm/panel'
import { SiteStatusBadge } from '@/components/staff/sites/site-status-badge'
import { StatusBadge } from '@/components/staff/status-badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { canEnter, type UserType } from '@/lib/auth/roles'
import type { SiteGroupRecord } from '@/lib/data/owl/site-group-record'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = { group: SiteGroupRecord }

export const GroupSites = ({ group: { id, sites, siteCount } }: Props) => (
  <Panel
    id="sites"
    title="Sites"
    count={siteCount}
    more={
      siteCount > sites.length
        ? { href: owlPaths.sitesOf(id), label: 'All sites' }
        : { href: owlPaths.newSite({ group: id }), label: 'New site' }
    }
    empty="The group has no sites yet."
    isEmpty={sites.length === 0}
  >
    <ul className="divide-y">
      {sites.map((site) => (
        <PanelRow key={site.id} href={owlPaths.site(site.id)} title={site.name} side={site.number}>
          <SiteStatusBadge status={site.status} />
          <span>{[site.city, site.state].filter(Boolean).join(', ')}</span>
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

/** Owls do not read ad groups. */
export function GroupAdGroups({ group: { adGroups }, role }: Props & { role: UserType }) {
  const area = (['admin', 'project-manager'] as const).find((each) => canEnter(each, role))
  if (!area) return null
  return (
    <Panel
      id="ad-groups"
      title="Ad groups"
      empty="No ads are made for this group."
      isEmpty={adGroups.length === 0}
    >
      <ul className="divide-y">
        {adGroups.map(({ id, name, status }) => (
          <PanelRow key={id} href={staffPaths.adGroup(area, id)} title={name}>
            <StatusBadge status={status} labels={AD_GROUP_STATUS_LABELS} />
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
