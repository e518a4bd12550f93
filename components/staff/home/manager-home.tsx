import { RankedBars } from '@/components/staff/charts/ranked-bars'
import { Panel } from '@/components/staff/crm/panel'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import type { UserType } from '@/lib/auth/roles'
import { lateText } from '@/lib/portal/homes/late'
import { MANAGER_STEPS, type ManagerHome as Home } from '@/lib/portal/homes/manager'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AdsToAnswer, DueGroups, UnassignedGroups, WaitingForClient } from './ad-group-panels'
import { FirstSteps } from './first-steps'
import { Column, Columns, HomeHeading, ScreenLinks } from './home-parts'
import { adFigures, WeekFigures } from './week-figures'

type Props = {
  role: UserType
  home: Home
  /** ISO 8601. */
  now: string
}

export function ManagerHome({ role, home, now }: Props) {
  const { overdue, week, nobody, review, toAnswer, loads, tasks } = home
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading
        role="project_manager"
        now={now}
        late={lateText([
          [overdue.count, 'ad group', 'ad groups'],
          [tasks.counts.overdue, 'task', 'tasks'],
        ])}
      />
      <FirstSteps steps={MANAGER_STEPS} done={home.has} />
      {home.has.ads && <WeekFigures figures={adFigures(home.adWeeks)} />}
      <Columns>
        <Column>
          {home.has.groups && <DueGroups overdue={overdue} week={week} />}
          {home.has.ads && <AdsToAnswer area="project-manager" ads={toAnswer} now={now} />}
        </Column>
        <Column>
          <TasksToday tasks={tasks} area="project-manager" role={role} />
          {home.has.groups && <WaitingForClient groups={review} now={now} />}
          {home.has.groups && <UnassignedGroups groups={nobody} />}
          <DesignerLoads loads={loads} />
        </Column>
      </Columns>
      <ScreenLinks area="project-manager" role={role} />
    </div>
  )
}

const DesignerLoads = ({ loads }: Pick<Home, 'loads'>) => (
  <Panel
    id="loads"
    title="Designers"
    count={loads.count}
    empty="No designers yet. A super admin can invite them."
    isEmpty={loads.rows.length === 0}
  >
    <div className="p-4">
      <RankedBars
        id="loads-by-designer"
        title="Ad groups that are not done yet"
        headings={['Designer', 'Ad groups']}
        rows={loads.rows.map(({ id, name, groups, overdue }) => ({
          key: id,
          name,
          detail: overdue > 0 ? `${overdue} overdue` : undefined,
          value: groups,
          href: staffPaths.adGroups('project-manager', new URLSearchParams({ status: 'open', assignee: id })),
        }))}
        empty=""
      />
    </div>
  </Panel>
)
