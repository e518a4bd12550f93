import { LeadFunnel } from '@/components/staff/crm/lead-funnel'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import type { AuditEntry } from '@/lib/audit/entry'
import type { UserType } from '@/lib/auth/roles'
import { lateText } from '@/lib/portal/homes/late'
import { SUPER_ADMIN_STEPS, type SuperAdminHome as Home } from '@/lib/portal/homes/super-admin'
import { FirstSteps } from './first-steps'
import { Column, Columns, HomeHeading, ScreenLinks } from './home-parts'
import { SlowPages } from './slow-pages'
import {
  Invitations,
  Jobs,
  LatestChanges,
  MailToSend,
  Mirrorings,
  People,
  Storage,
} from './super-admin-panels'
import { adFigures, WeekFigures } from './week-figures'

type Props = {
  role: UserType
  home: Home & { audit: AuditEntry[] }
  /** Whether browsers report how fast pages are. */
  hasVitals: boolean
  /** ISO 8601. */
  now: string
}

export function SuperAdminHome({ role, home, hasVitals, now }: Props) {
  const {
    people,
    invitations,
    mirrorings,
    mail,
    jobs,
    storage,
    slowPages,
    audit,
    tasks,
    leadWeeks,
    leadSteps,
  } = home
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading
        role="super_admin"
        now={now}
        late={lateText([
          [mail.failed, 'email that failed', 'emails that failed'],
          [jobs.failed, 'job that failed', 'jobs that failed'],
          [tasks.counts.overdue, 'task', 'tasks'],
        ])}
      />
      <FirstSteps steps={SUPER_ADMIN_STEPS} done={home.has} />
      {home.has.leads && (
        <WeekFigures
          figures={[
            { title: 'Leads', weeks: leadWeeks, values: leadWeeks.map(({ leads }) => leads) },
            ...adFigures(home.adWeeks),
          ]}
        />
      )}
      <Columns>
        <Column>
          <MailToSend mail={mail} />
          <Jobs jobs={jobs} />
          <TasksToday tasks={tasks} area="super-admin" role={role} />
          <SlowPages slowPages={slowPages} hasVitals={hasVitals} />
          <Storage storage={storage} />
        </Column>
        <Column>
          {leadSteps.new > 0 && <LeadFunnel steps={leadSteps} />}
          {people && <People people={people} />}
          {invitations && <Invitations invitations={invitations} now={now} />}
          <Mirrorings mirrorings={mirrorings} />
          <LatestChanges entries={audit} role={role} />
        </Column>
      </Columns>
      <ScreenLinks area="super-admin" role={role} />
    </div>
  )
}
