import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import type { Account } from '@/lib/auth/account'
import type { UserType } from '@/lib/auth/roles'
import { firstSteps, type OwlHome as OwlHomeData } from '@/lib/owl/home'
import { owlPaths } from '@/lib/portal/owl-paths'
import { FirstSteps } from './first-steps'
import { DealsSoon, GroupsToLookAfter, LoyaltyToCome, SitesToComplete } from './owl-panels'
import { Figures, HomeHeading, ScreenLinks } from './role-home'

type Props = { viewer: Account & { role: UserType }; home: OwlHomeData }

/** What waits today. What the company does not have yet is a first step instead of an empty block. */
export function OwlHome({ viewer, home }: Props) {
  const { has, deals, sites, groups, loyalty, tasks } = home
  const steps = firstSteps(home)
  const column = 'grid grid-cols-[minmax(0,1fr)] gap-6'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading role="owl" viewer={viewer} />
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
      {steps.length > 0 && <FirstSteps steps={steps} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className={column}>
          <TasksToday tasks={tasks} area="owl" role={viewer.role} />
          {sites.all > 0 && <SitesToComplete missing={sites.missing} />}
          {groups.all > 0 && <GroupsToLookAfter groups={groups} />}
        </div>
        <div className={column}>
          {has.deals && <DealsSoon kind="starts" deals={deals.starts} />}
          {has.deals && <DealsSoon kind="ends" deals={deals.ends} />}
          {groups.all > 0 && <LoyaltyToCome programs={loyalty} />}
        </div>
      </div>
      <ScreenLinks area="owl" role={viewer.role} />
    </div>
  )
}
