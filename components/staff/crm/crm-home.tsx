import { ScreenHeading } from '@/components/staff/headings'
import { FilterForm } from '@/components/staff/list/filter-form'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { SearchField } from '@/components/ui/input'
import { canEnter, ownArea, type UserType } from '@/lib/auth/roles'
import type { CrmHome as CrmHomeData } from '@/lib/leads/crm'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyToday } from '@/lib/time/in-zone'
import { Found } from './found'
import { LeadFunnel } from './lead-funnel'
import { OwnGroups } from './own-groups'
import { Pipeline } from './pipeline'
import { Calls, GoingCold, QuotesWaiting } from './sales-panels'

type Props = {
  role: UserType
  viewerId: string
  description?: string
  /** What was searched for; empty for nothing. */
  text: string
  home: CrmHomeData
}

export function CrmHome({ role, viewerId, description, text, home }: Props) {
  const { pipeline, leadSteps, goingCold, calls, quotes, tasks, groups, found } = home
  const today = companyToday()
  const area = ownArea(role)
  const people = <Found found={found} text={text} canKeepClients={canEnter('admin', role)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title="CRM" description={description} />
      <FilterForm
        action={staffPaths.crm()}
        search={text ? new URLSearchParams({ q: text }).toString() : ''}
        label="Clients and contacts"
        defaults={{}}
        className="flex gap-3 aria-busy:opacity-60"
      >
        <SearchField text={text} label="Search clients and contacts" hasShortcut className="sm:max-w-96" />
        <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
          Search
        </button>
        {text && (
          <StaffLink href={staffPaths.crm()} className={buttonVariants({ variant: 'ghost' })}>
            Clear
          </StaffLink>
        )}
      </FilterForm>
      {text && people}
      {pipeline ? (
        <Pipeline stages={pipeline} />
      ) : (
        <p className="text-muted-foreground">
          Leads are for owls and admins. You see your tasks, open quotes, clients and contacts.
        </p>
      )}
      {leadSteps && leadSteps.new > 0 && <LeadFunnel steps={leadSteps} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <TasksToday tasks={tasks} area={area} role={role} />
          <OwnGroups groups={groups} viewerId={viewerId} />
          {calls && <QuotesWaiting quotes={quotes} today={today} area="owl" />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {calls ? <Calls calls={calls} /> : <QuotesWaiting quotes={quotes} today={today} area="owl" />}
          {goingCold && <GoingCold cold={goingCold} today={today} />}
        </div>
      </div>
      {!text && people}
    </div>
  )
}
