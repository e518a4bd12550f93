import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadNeighbors } from '@/lib/data/leads/lead-list'
import type { LeadRecord } from '@/lib/data/leads/lead-record'
import { CALL_STATUS_LABELS, LEAD_STATUS_LABELS, LOST_REASON_LABELS } from '@/lib/leads/statuses'
import type { callOf } from '@/lib/leads/timeline'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { FirstAnswer } from './lead-facts'

type Props = {
  area: LeadArea
  lead: LeadRecord
  neighbors: LeadNeighbors | null
  list: URLSearchParams
  call: ReturnType<typeof callOf>
}

export function LeadHeader({ area, lead, neighbors, list, call }: Props) {
  const step = (id: string | null, label: string) =>
    id ? (
      <StaffLink
        href={staffPaths.lead(area, id, list)}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {label}
        <span className="sr-only"> lead</span>
      </StaffLink>
    ) : null
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StaffLink href={staffPaths.leads(area, list)} className="text-sm underline underline-offset-4">
          {list.size > 0 ? 'Back to list' : 'All leads'}
        </StaffLink>
        <nav aria-label="Leads of the list" className="flex flex-wrap items-center gap-3">
          <span className="text-sm text-muted-foreground tabular-nums">
            {neighbors
              ? `${formatCount(neighbors.place)} of ${formatCount(neighbors.total)}`
              : 'No longer in this list'}
          </span>
          {step(neighbors?.previousId ?? null, 'Previous')}
          {step(neighbors?.nextId ?? null, 'Next')}
        </nav>
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <StatusBadge status={lead.status} labels={LEAD_STATUS_LABELS} />
          {lead.lostReason && <span>{LOST_REASON_LABELS[lead.lostReason]}</span>}
          <span className="text-sm">
            <span className="text-muted-foreground">First answer: </span>
            <FirstAnswer lead={lead} />
          </span>
          {call && (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <span className="text-muted-foreground">Intro call:</span>
              <OfficeTime at={call.startsAt} className="tabular-nums" />
              <StatusBadge status={call.status} labels={CALL_STATUS_LABELS} />
            </span>
          )}
        </p>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 grow basis-64">
            <h1 className="type-title break-words">{lead.name}</h1>
            <p className="mt-2 break-words text-muted-foreground">{lead.businessName}</p>
          </div>
          <StaffLink href={staffPaths.newQuote(area, { lead: lead.id })} className={buttonVariants()}>
            New quote
          </StaffLink>
        </div>
      </div>
    </div>
  )
}
