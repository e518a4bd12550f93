import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import type { UserType } from '@/lib/auth/roles'
import type { OwlHome as OwlHomeData } from '@/lib/owl/home'
import { lateText } from '@/lib/portal/homes/late'
import { owlPaths } from '@/lib/portal/owl-paths'
import { FirstSteps } from './first-steps'
import { DealsSoon, GroupsToLookAfter, LoyaltyToCome, SitesToComplete } from './owl-panels'
import { OWL_STEPS } from './owl-steps'
import { Column, Columns, Figures, HomeHeading, ScreenLinks } from './home-parts'

type Props = {
  role: UserType
  home: OwlHomeData
  /** ISO 8601. */
  now: string
}

/** What waits today. What the company does not have yet is a first step instead of an empty block. */
export function OwlHome({ role, home, now }: Props) {
  const { has, deals, sites, groups, loyalty, tasks } = home
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading role="owl" now={now} late={lateText([[tasks.counts.overdue, 'task', 'tasks']])} />
      {groups.all > 0 && (
        <Figures
          figures={[
            { label: 'Site groups', value: groups.all, href: owlPaths.siteGroups() },
            {
              label: 'Open sites',
              value: sites.open,
              href: owlPaths.sites(new URLSearchParams({ status: 'open' })),
            },
            {
              label: 'Running deals',
              value: deals.running,
              href: owlPaths.deals(new URLSearchParams({ status: 'runs' })),
            },
          ]}
        />
      )}
      <FirstSteps steps={OWL_STEPS} done={{ groups: groups.all > 0, sites: sites.all > 0, ...has }} />
      <Columns>
        <Column>
          <TasksToday tasks={tasks} area="owl" role={role} />
          {sites.all > 0 && <SitesToComplete missing={sites.missing} />}
          {groups.all > 0 && <GroupsToLookAfter groups={groups} />}
        </Column>
        <Column>
          {has.deals && <DealsSoon kind="starts" deals={deals.starts} />}
          {has.deals && <DealsSoon kind="ends" deals={deals.ends} />}
          {groups.all > 0 && <LoyaltyToCome programs={loyalty} />}
        </Column>
      </Columns>
      <ScreenLinks area="owl" role={role} />
    </div>
  )
}
