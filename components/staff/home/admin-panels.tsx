import { CallBadge } from '@/components/staff/calls/call-status'
import { Panel, PanelLinks, PanelRow } from '@/components/staff/crm/panel'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { hoursText } from '@/lib/leads/answer'
import { CALL_COUNTS } from '@/lib/leads/call-list'
import { OVERDUE_LABELS } from '@/lib/leads/lead-list'
import { waitText } from '@/lib/portal/homes/ad-groups'
import type { AdminHome, LeadToAnswer } from '@/lib/portal/homes/admin'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf } from '@/lib/text/format'
import { COMPANY_ZONE, timeIn } from '@/lib/time/in-zone'

const leadsWith = (values: Record<string, string>) => staffPaths.leads('admin', new URLSearchParams(values))

const HOUR = 3_600_000
const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR

type LeadProps = { lead: LeadToAnswer; isLate?: boolean; now: string }

const LeadRow = ({ lead, isLate, now }: LeadProps) => (
  <PanelRow
    href={staffPaths.lead('admin', lead.id)}
    title={lead.business}
    side={
      isLate ? (
        <Badge tone="problem">Late by {hoursText(hoursBetween(lead.dueAt, now))}</Badge>
      ) : (
        <span className="text-sm">{hoursText(Math.max(0, hoursBetween(now, lead.dueAt)))} left</span>
      )
    }
  >
    <span>{lead.name}</span>
    {lead.owner ? <span>{lead.owner}</span> : <span>No owner</span>}
  </PanelRow>
)

/** `now` is ISO 8601. What is late comes first. */
export const LeadsToAnswer = ({ leads, now }: { leads: AdminHome['leads']; now: string }) => (
  <Panel
    id="leads"
    title="Leads to answer"
    more={{ href: staffPaths.leads('admin'), label: 'All leads' }}
    empty="Every lead has an answer."
    isEmpty={leads.late.rows.length + leads.due.rows.length === 0}
    footer={
      <PanelLinks
        links={[
          {
            label: 'Late',
            count: leads.late.count,
            href: leadsWith({ overdue: 'answer', sort: 'answer', order: 'asc' }),
          },
          {
            label: OVERDUE_LABELS.due,
            count: leads.due.count,
            href: leadsWith({ overdue: 'due', sort: 'answer', order: 'asc' }),
          },
          {
            label: 'Answered in time, last 7 days',
            count: leads.kept,
            href: leadsWith({ overdue: 'kept' }),
          },
          ...(leads.held > 0
            ? [{ label: 'Held for review', count: leads.held, href: leadsWith({ stage: 'held' }) }]
            : []),
        ]}
      />
    }
  >
    <ul className="divide-y">
      {leads.late.rows.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isLate now={now} />
      ))}
      {leads.due.rows.map((lead) => (
        <LeadRow key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  </Panel>
)

const time = timeIn(COMPANY_ZONE)

export const CallsToday = ({ calls: { count, rows, next } }: Pick<AdminHome, 'calls'>) => (
  <Panel
    id="calls"
    title="Calls today"
    count={count}
    more={{ href: staffPaths.calls(new URLSearchParams(CALL_COUNTS.today)), label: 'All of today' }}
    empty="No call is booked for today."
    isEmpty={rows.length === 0}
    footer={
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t px-4 py-3 text-sm">
        <span className="text-muted-foreground">
          {next ? (
            <>
              Next: {next.business}, <OfficeTime at={next.startsAt} />
            </>
          ) : (
            'No call is booked.'
          )}
        </span>
        <StaffLink href={staffPaths.calls()} className="underline underline-offset-4">
          Calls and company hours
        </StaffLink>
      </p>
    }
  >
    <ul className="divide-y">
      {rows.map((call) => (
        <PanelRow
          key={call.id}
          href={staffPaths.lead('admin', call.leadId)}
          title={call.business}
          side={<time dateTime={call.startsAt}>{time(call.startsAt)}</time>}
        >
          <span>{call.name}</span>
          <CallBadge call={call} />
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

type ApplicationProps = Pick<AdminHome, 'applications'> & { now: string }

export const ApplicationsToReview = ({ applications: { count, rows, gear }, now }: ApplicationProps) => (
  <Panel
    id="applications"
    title="Applications to review"
    count={count}
    more={{
      href: staffPaths.applications(new URLSearchParams({ status: 'new' })),
      label: 'All new ones',
    }}
    empty="No applications to review."
    isEmpty={rows.length === 0}
    footer={
      gear > 0 && (
        <p className="border-t px-4 py-3 text-sm">
          <StaffLink href={staffPaths.gearSuggestions()} className="underline underline-offset-4">
            {countOf(gear, 'camera or lens was suggested', 'cameras and lenses were suggested')}
          </StaffLink>
        </p>
      )
    }
  >
    <ul className="divide-y">
      {rows.map((application) => (
        <PanelRow
          key={application.id}
          href={staffPaths.application(application.id)}
          title={application.name}
          side={<span className="text-sm">Waits {waitText(application.createdAt, now)}</span>}
        >
          {application.place}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)
