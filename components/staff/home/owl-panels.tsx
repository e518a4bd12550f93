import { Panel, PanelRow } from '@/components/staff/crm/panel'
import { Day } from '@/components/staff/office-time'
import type { DatedRows, OwlHome } from '@/lib/owl/home'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCount } from '@/lib/text/format'

const query = (values: Record<string, string>) => new URLSearchParams(values)

type DealsProps = { kind: 'starts' | 'ends'; deals: DatedRows }

const DEAL_TEXTS = {
  starts: {
    title: 'Deals that start within 14 days',
    more: 'All that start',
    empty: 'No planned deal starts within 14 days.',
    sort: 'first',
  },
  ends: {
    title: 'Deals that end within 14 days',
    more: 'All that end',
    empty: 'No planned deal ends within 14 days.',
    sort: 'last',
  },
} as const

export function DealsSoon({ kind, deals }: DealsProps) {
  const { title, more, empty, sort } = DEAL_TEXTS[kind]
  return (
    <Panel
      id={`deals-${kind}`}
      title={title}
      count={deals.count}
      more={{ href: owlPaths.deals(query({ soon: kind, sort, order: 'asc' })), label: more }}
      empty={empty}
      isEmpty={deals.rows.length === 0}
    >
      <ul className="divide-y">
        {deals.rows.map((deal) => (
          <PanelRow
            key={deal.id}
            href={owlPaths.deal(deal.id)}
            title={deal.title}
            side={<Day on={deal.on} />}
          >
            {deal.group}
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}

export const LoyaltyToCome = ({ programs }: { programs: OwlHome['loyalty'] }) => (
  <Panel
    id="loyalty"
    title="Loyalty changes to come"
    count={programs.count}
    more={{
      href: owlPaths.loyaltyPrograms(query({ coming: 'yes', sort: 'coming', order: 'asc' })),
      label: 'All that change',
    }}
    empty="No published version begins later."
    isEmpty={programs.rows.length === 0}
  >
    <ul className="divide-y">
      {programs.rows.map((program) => (
        <PanelRow
          key={program.id}
          href={owlPaths.loyaltyProgram(program.id)}
          title={program.title}
          side={<Day on={program.on} />}
        >
          <span>{program.group}</span>
          <span>Version {program.number}</span>
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

type CountRow = { title: string; count: number; href: string }
type CountsProps = { id: string; title: string; empty: string; rows: readonly CountRow[] }

/** Each row leads to the list that it counts. */
function Counts({ id, title, empty, rows }: CountsProps) {
  const found = rows.filter(({ count }) => count > 0)
  return (
    <Panel id={id} title={title} empty={empty} isEmpty={found.length === 0}>
      <ul className="divide-y">
        {found.map((row) => (
          <PanelRow key={row.title} href={row.href} title={row.title} side={formatCount(row.count)} />
        ))}
      </ul>
    </Panel>
  )
}

const openSitesWithout = (missing: string) => owlPaths.sites(query({ status: 'open', missing }))

export const SitesToComplete = ({ missing }: { missing: OwlHome['sites']['missing'] }) => (
  <Counts
    id="sites-to-complete"
    title="Sites to complete"
    empty="Every open site has a brand, a position, a contact and opening hours."
    rows={[
      {
        title: 'Open sites without a brand today',
        count: missing.brand,
        href: openSitesWithout('brand'),
      },
      { title: 'Open sites without a position', count: missing.position, href: openSitesWithout('position') },
      { title: 'Open sites without a contact', count: missing.contact, href: openSitesWithout('contact') },
      { title: 'Open sites without opening hours', count: missing.hours, href: openSitesWithout('hours') },
    ]}
  />
)

export const GroupsToLookAfter = ({ groups }: { groups: OwlHome['groups'] }) => (
  <Counts
    id="groups-to-look-after"
    title="Site groups to look after"
    empty="Every active group has a contact and an owner, and every prospect has a next step."
    rows={[
      {
        title: 'Active groups without a contact',
        count: groups.contact,
        href: owlPaths.siteGroups(query({ status: 'active', missing: 'contact' })),
      },
      {
        title: 'Active groups without an owner',
        count: groups.owner,
        href: owlPaths.siteGroups(query({ status: 'active', owner: 'none' })),
      },
      {
        title: 'Prospects without a next step',
        count: groups.step,
        href: owlPaths.siteGroups(query({ status: 'prospect', missing: 'step' })),
      },
    ]}
  />
)
