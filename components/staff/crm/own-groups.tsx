import { Day } from '@/components/staff/office-time'
import { SiteGroupStatusBadge } from '@/components/staff/site-groups/site-group-status-badge'
import { StaffLink } from '@/components/staff/staff-link'
import type { CrmHome, OwnGroup } from '@/lib/leads/crm'
import { SITE_GAPS } from '@/lib/owl/home'
import { owlPaths } from '@/lib/portal/owl-paths'
import { countOf } from '@/lib/text/format'
import { Panel, PanelRow } from './panel'

type Props = { groups: CrmHome['groups']; viewerId: string }

/** The site groups that the viewer owns, and what waits in each. */
export const OwnGroups = ({ groups, viewerId }: Props) => (
  <Panel
    id="my-groups"
    title="My site groups"
    count={groups.count}
    more={{
      href: owlPaths.siteGroups(new URLSearchParams({ owner: viewerId })),
      label: 'All my site groups',
    }}
    empty="You own no site group. Choose yourself as the owner on the screen of a group."
    isEmpty={groups.rows.length === 0}
  >
    <ul className="divide-y">
      {groups.rows.map((group) => (
        <PanelRow
          key={group.id}
          href={owlPaths.siteGroup(group.id)}
          title={group.name}
          side={group.status === 'active' ? null : <SiteGroupStatusBadge status={group.status} />}
        >
          {group.deal && (
            <span>
              {group.deal.title} {group.deal.kind} <Day on={group.deal.on} />
            </span>
          )}
          {group.openTasks > 0 && <span>{countOf(group.openTasks, 'open task', 'open tasks')}</span>}
          <span>{countOf(group.sites, 'site', 'sites')}</span>
          <Missing group={group} />
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

const FACTS = {
  brand: 'without a brand',
  position: 'without a position',
  contact: 'without a contact',
  hours: 'without opening hours',
} as const

/** Above the link of the row, which covers it. */
const Missing = ({ group: { id, missing } }: { group: OwnGroup }) =>
  SITE_GAPS.filter((fact) => missing[fact] > 0).map((fact) => (
    <StaffLink
      key={fact}
      href={owlPaths.sites(new URLSearchParams({ group: id, status: 'open', missing: fact }))}
      className="relative z-10 underline underline-offset-4"
    >
      {missing[fact]} {FACTS[fact]}
    </StaffLink>
  ))
