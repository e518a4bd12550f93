import { Day } from '@/components/staff/office-time'
import { Panel, PanelRow } from '@/components/staff/crm/panel'
import { SiteStatusBadge } from '@/components/staff/sites/site-status-badge'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { canEnter, type UserType } from '@/lib/auth/roles'
import { brandKindLabel } from '@/lib/owl/brands'
import { DEAL_STATUS_LABELS } from '@/lib/owl/deals/status'
import type { SiteGroupScreen } from '@/lib/owl/site-group-screen'
import { SITE_STATUS_LABELS, toSiteStatus } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'

const sitesLabel = (count: number) => (count === 1 ? '1 site' : `${formatCount(count)} sites`)

type Of<Key extends keyof SiteGroupScreen> = { id: string } & Pick<SiteGroupScreen, Key>

export const GroupSites = ({ id, sites }: Of<'sites'>) => (
  <Panel
    id="sites"
    title="Sites"
    count={sites.count}
    more={{ href: owlPaths.newSite({ group: id }), label: 'New site' }}
    empty="The group has no sites yet."
    isEmpty={sites.count === 0}
  >
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-b px-4 py-3">
      {Object.entries(SITE_STATUS_LABELS).map(([status, label]) => {
        const count = sites[toSiteStatus(status) ?? 'open']
        return (
          count > 0 && (
            <li key={status}>
              <StaffLink
                href={owlPaths.sites(new URLSearchParams({ group: id, status }))}
                className="underline underline-offset-4"
              >
                {formatCount(count)} {label.toLowerCase()}
              </StaffLink>
            </li>
          )
        )
      })}
    </ul>
    <ul className="divide-y">
      {sites.rows.map((site) => (
        <PanelRow key={site.id} href={owlPaths.site(site.id)} title={site.name} side={site.number}>
          <SiteStatusBadge status={site.status} />
          <span>{[site.city, site.state].filter(Boolean).join(', ')}</span>
        </PanelRow>
      ))}
    </ul>
    {sites.count > sites.rows.length && (
      <p className="border-t px-4 py-3 text-sm">
        <StaffLink href={owlPaths.sitesOf(id)} className="underline underline-offset-4">
          All {formatCount(sites.count)} sites
        </StaffLink>
      </p>
    )}
  </Panel>
)

export const GroupBrands = ({ brands }: Pick<SiteGroupScreen, 'brands'>) => (
  <Panel
    id="brands"
    title="Brands carried today"
    count={brands.length}
    empty="No site of the group carries a brand today."
    isEmpty={brands.length === 0}
  >
    <ul className="divide-y">
      {brands.map(({ id, name, kind, sites }) => (
        <PanelRow key={id} href={owlPaths.brand(id)} title={name} side={sitesLabel(sites)}>
          {brandKindLabel(kind)}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

export const GroupDeals = ({ id, deals }: Of<'deals'>) => (
  <Panel
    id="deals"
    title="Deals"
    more={{ href: owlPaths.deals(new URLSearchParams({ group: id })), label: 'All deals' }}
    empty="No deals running or planned."
    isEmpty={deals.rows.length === 0}
  >
    <p className="border-b px-4 py-3 text-muted-foreground">
      {formatCount(deals.runs)} running, {formatCount(deals.planned)} planned
    </p>
    <ul className="divide-y">
      {deals.rows.map(({ id, title, status, firstOn, lastOn }) => (
        <PanelRow
          key={id}
          href={owlPaths.deal(id)}
          title={title}
          side={<StatusBadge status={status} labels={DEAL_STATUS_LABELS} />}
        >
          {status === 'runs' ? `Until ${shortDay(lastOn)}` : `${shortDay(firstOn)} to ${shortDay(lastOn)}`}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

const LOYALTY_LABELS = { planned: 'Planned', active: 'Active', ended: 'Ended' } as const

export const GroupLoyalty = ({ loyalty }: Pick<SiteGroupScreen, 'loyalty'>) => (
  <Panel
    id="loyalty"
    title="Loyalty"
    more={{ href: owlPaths.newLoyaltyProgram(), label: 'New program' }}
    empty="The group has no loyalty program."
    isEmpty={loyalty.length === 0}
  >
    <ul className="divide-y">
      {loyalty.map(({ id, name, status, version, nextOn }) => (
        <PanelRow key={id} href={owlPaths.loyaltyProgram(id)} title={name} side={LOYALTY_LABELS[status]}>
          <span>{version === null ? 'Not started' : `Version ${version} runs`}</span>
          {nextOn && (
            <span>
              Changes on <Day on={nextOn} />
            </span>
          )}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

/** Owls do not read ad groups. */
export function GroupAdGroups({ adGroups, role }: Pick<SiteGroupScreen, 'adGroups'> & { role: UserType }) {
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
