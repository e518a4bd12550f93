import type { ReactNode } from 'react'
import { PanelLinks } from '@/components/staff/crm/panel'
import { QuotesWaiting } from '@/components/staff/crm/sales-panels'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import type { UserType } from '@/lib/auth/roles'
import { ADMIN_STEPS, type AdminHome as Home } from '@/lib/portal/homes/admin'
import { lateText } from '@/lib/portal/homes/late'
import { staffPaths } from '@/lib/portal/staff-paths'
import { companyDay } from '@/lib/time/in-zone'
import { ApplicationsToReview, CallsToday, LeadsToAnswer } from './admin-panels'
import { FirstSteps } from './first-steps'
import { Column, Columns, HomeHeading } from './home-parts'
import { type UnsentMail, UnsentMailPanel } from './unsent-mail'

type Props = {
  role: UserType
  home: Home
  mail: UnsentMail
  /** ISO 8601. */
  now: string
  /** Below the panels. */
  children: ReactNode
}

const quotesWith = (values: Record<string, string>) => staffPaths.quotes('admin', new URLSearchParams(values))

const QuoteLinks = ({ quotes }: Pick<Home, 'quotes'>) => (
  <PanelLinks
    links={[
      {
        label: 'Expire within 7 days',
        count: quotes.expiring,
        href: quotesWith({ expiring: 'week', sort: 'valid', order: 'asc' }),
      },
      { label: 'Sent', count: quotes.sent, href: quotesWith({ status: 'sent' }) },
      { label: 'Seen', count: quotes.seen, href: quotesWith({ status: 'seen' }) },
      { label: 'Accepted', count: quotes.accepted, href: quotesWith({ status: 'accepted' }) },
    ]}
  />
)

export function AdminHome({ role, home, mail, now, children }: Props) {
  const { has, leads, calls, applications, quotes, quotesWaiting, tasks } = home
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HomeHeading
        role="admin"
        now={now}
        late={lateText([
          [leads.late.count, 'answer to a lead', 'answers to leads'],
          [mail.failed, 'email that failed', 'emails that failed'],
          [tasks.counts.overdue, 'task', 'tasks'],
        ])}
      />
      <FirstSteps steps={ADMIN_STEPS} done={has} />
      <Columns>
        <Column>
          <LeadsToAnswer leads={leads} now={now} />
          <CallsToday calls={calls} />
          <UnsentMailPanel mail={mail} />
        </Column>
        <Column>
          <TasksToday tasks={tasks} area="admin" role={role} />
          {has.quotes && (
            <QuotesWaiting
              quotes={quotesWaiting}
              today={companyDay(now)}
              area="admin"
              footer={<QuoteLinks quotes={quotes} />}
            />
          )}
          <ApplicationsToReview applications={applications} now={now} />
        </Column>
      </Columns>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pt-4">{children}</div>
    </div>
  )
}
