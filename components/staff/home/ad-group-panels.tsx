import { Day } from '@/components/staff/office-time'
import { Panel, PanelLinks, PanelRow } from '@/components/staff/crm/panel'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { NOBODY } from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import { type AdToAnswer, type HomeGroup, type HomeRows, waitText } from '@/lib/portal/homes/ad-groups'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'

const AREA = 'project-manager'

const listOf = (values: Record<string, string>) => staffPaths.adGroups(AREA, new URLSearchParams(values))
const inOrder = (values: Record<string, string>) => listOf({ ...values, sort: 'due', order: 'asc' })

const DueDay = ({ group: { dueDate }, isLate }: { group: HomeGroup; isLate?: boolean }) => {
  if (!dueDate) return <span className="text-sm text-muted-foreground">No date</span>
  if (isLate)
    return (
      <Badge tone="problem">
        Overdue since <Day on={dueDate} />
      </Badge>
    )
  return <Day on={dueDate} />
}

const GroupRow = ({ group, isLate }: { group: HomeGroup; isLate?: boolean }) => (
  <PanelRow
    href={staffPaths.adGroup(AREA, group.id)}
    title={group.name}
    side={<DueDay group={group} isLate={isLate} />}
  >
    <span>{group.client}</span>
    <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />
  </PanelRow>
)

type Groups = HomeRows<HomeGroup>

/** What is late comes first. */
export const DueGroups = ({ overdue, week }: { overdue: Groups; week: Groups }) => (
  <Panel
    id="due"
    title="Due this week"
    empty="Nothing is overdue, and nothing is due in the next seven days."
    isEmpty={overdue.rows.length + week.rows.length === 0}
    footer={
      <PanelLinks
        links={[
          { label: 'Overdue', count: overdue.count, href: inOrder({ due: 'overdue' }) },
          {
            label: 'In the next 7 days',
            count: week.count,
            href: inOrder({ status: 'open', due: 'week' }),
          },
        ]}
      />
    }
  >
    <ul className="divide-y">
      {overdue.rows.map((group) => (
        <GroupRow key={group.id} group={group} isLate />
      ))}
      {week.rows.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  </Panel>
)

export const UnassignedGroups = ({ groups }: { groups: Groups }) => (
  <Panel
    id="unassigned"
    title="Unassigned"
    count={groups.count}
    more={{ href: inOrder({ status: 'open', assignee: NOBODY }), label: 'All unassigned' }}
    empty="Every open ad group has someone assigned."
    isEmpty={groups.rows.length === 0}
  >
    <ul className="divide-y">
      {groups.rows.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
    </ul>
  </Panel>
)

/** `now` is ISO 8601. */
export const WaitingForClient = ({ groups, now }: { groups: Groups; now: string }) => (
  <Panel
    id="waiting"
    title="Waiting for the client"
    count={groups.count}
    more={{ href: inOrder({ status: 'in_review' }), label: 'All in review' }}
    empty="No ad group is in review."
    isEmpty={groups.rows.length === 0}
  >
    <ul className="divide-y">
      {groups.rows.map((group) => (
        <PanelRow
          key={group.id}
          href={staffPaths.adGroup(AREA, group.id)}
          title={group.name}
          side={group.since && <span className="text-sm">In review {waitText(group.since, now)}</span>}
        >
          <span>{group.client}</span>
          {group.dueDate && (
            <span>
              Due <Day on={group.dueDate} />
            </span>
          )}
          {group.isPreviewOpen ? <span>Preview open</span> : <Badge tone="problem">Preview closed</Badge>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

type AnswerProps = {
  area: Extract<Area, 'project-manager' | 'graphic-designer'>
  ads: HomeRows<AdToAnswer>
  /** ISO 8601. */
  now: string
}

const ANSWER_TEXTS = {
  'project-manager': {
    title: 'Comments to answer',
    empty: 'No client comments to answer.',
    more: 'All ads with comments',
    query: { feedback: 'open' },
  },
  'graphic-designer': {
    title: 'Changes requested',
    empty: 'No changes requested.',
    more: 'All my ads with comments',
    query: { feedback: 'open', mine: 'yes' },
  },
} as const

/** Ads with the words of their clients. The one that waits longest comes first. */
export function AdsToAnswer({ area, ads, now }: AnswerProps) {
  const { title, empty, more, query } = ANSWER_TEXTS[area]
  return (
    <Panel
      id="to-answer"
      title={title}
      count={ads.count}
      more={{ href: staffPaths.adLibrary(area, new URLSearchParams(query)), label: more }}
      empty={empty}
      isEmpty={ads.rows.length === 0}
    >
      <ul className="divide-y">
        {ads.rows.map((ad) => (
          <PanelRow
            key={ad.id}
            href={staffPaths.ad(area, ad.id)}
            title={ad.title}
            side={<span className="text-sm">Waits {waitText(ad.since, now)}</span>}
          >
            <blockquote className="line-clamp-3 w-full border-l-2 pl-3 text-base text-foreground">
              {ad.words}
            </blockquote>
            {ad.wantsChanges && <Badge tone="problem">Changes requested</Badge>}
            <span>{ad.author}</span>
            <span>{ad.group}</span>
            {ad.comments > 1 && <span>and {countOf(ad.comments - 1, 'more comment', 'more comments')}</span>}
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
