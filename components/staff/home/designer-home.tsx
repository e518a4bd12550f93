import { Day } from '@/components/staff/office-time'
import { Panel, PanelRow } from '@/components/staff/crm/panel'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { Account } from '@/lib/auth/account'
import type { UserType } from '@/lib/auth/roles'
import { agoText, queueByDay } from '@/lib/portal/homes/ad-groups'
import { DESIGNER_STEPS, type DesignerHome as Home } from '@/lib/portal/homes/designer'
import { lateText } from '@/lib/portal/homes/late'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyDay } from '@/lib/time/in-zone'
import { AdsToAnswer } from './ad-group-panels'
import { FirstSteps } from './first-steps'
import { Column, Columns, HomeHeading, ScreenLinks } from './home-parts'

const AREA = 'graphic-designer'

type Props = {
  viewer: Pick<Account, 'id'> & { role: UserType }
  home: Home
  /** ISO 8601. */
  now: string
}

export function DesignerHome({ viewer, home, now }: Props) {
  const { has, queue, toChange, approved, tasks } = home
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading
        role="graphic_designer"
        now={now}
        late={lateText([
          [queue.overdue, 'ad group', 'ad groups'],
          [tasks.counts.overdue, 'task', 'tasks'],
        ])}
      />
      <FirstSteps steps={DESIGNER_STEPS} done={has} />
      <Columns>
        <Column>
          {has.groups && <Queue queue={queue} viewerId={viewer.id} today={companyDay(now)} />}
          <TasksToday tasks={tasks} area={AREA} role={viewer.role} />
        </Column>
        <Column>
          {has.groups && <AdsToAnswer area={AREA} ads={toChange} now={now} />}
          {has.groups && <JustApproved ads={approved} now={now} />}
        </Column>
      </Columns>
      <ScreenLinks area={AREA} role={viewer.role} />
    </div>
  )
}

type QueueProps = { queue: Home['queue']; viewerId: string; today: string }

const Queue = ({ queue, viewerId, today }: QueueProps) => (
  <Panel
    id="queue"
    title="My queue"
    count={queue.count}
    more={{
      href: staffPaths.adGroups(
        AREA,
        new URLSearchParams({ status: 'open', assignee: viewerId, sort: 'due', order: 'asc' }),
      ),
      label: 'All my ad groups',
    }}
    empty="Your queue is empty."
    isEmpty={queue.rows.length === 0}
  >
    {queueByDay(queue.rows, today).map(({ name, isLate, rows }) => (
      <section key={name} aria-label={name} className="border-b last:border-b-0">
        <h3 className="flex flex-wrap items-center gap-2 bg-secondary/40 px-4 py-2 text-sm font-medium">
          {isLate ? <Badge tone="problem">Overdue</Badge> : name}
        </h3>
        <ul className="divide-y">
          {rows.map((group) => (
            <PanelRow
              key={group.id}
              href={staffPaths.adGroup(AREA, group.id)}
              title={group.name}
              side={<StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />}
            >
              <span>{group.client}</span>
              <span>{group.product}</span>
              {isLate && group.dueDate && (
                <span>
                  Was due <Day on={group.dueDate} />
                </span>
              )}
            </PanelRow>
          ))}
        </ul>
      </section>
    ))}
  </Panel>
)

const JustApproved = ({ ads, now }: { ads: Home['approved']; now: string }) => (
  <Panel
    id="approved"
    title="Just approved"
    count={ads.count}
    more={{
      href: staffPaths.adLibrary(AREA, new URLSearchParams({ feedback: 'approved', mine: 'yes' })),
      label: 'All approved within 7 days',
    }}
    empty="None of your ads were approved in the last seven days."
    isEmpty={ads.rows.length === 0}
  >
    <ul className="divide-y">
      {ads.rows.map((ad) => (
        <PanelRow
          key={ad.id}
          href={staffPaths.ad(AREA, ad.id)}
          title={ad.title}
          side={<span className="text-sm">Approved {agoText(ad.at, now)}</span>}
        >
          <span>{ad.author}</span>
          <span>{ad.group}</span>
        </PanelRow>
      ))}
    </ul>
  </Panel>
)
