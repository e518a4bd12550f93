import { FollowUp } from '@/components/staff/follow-up/follow-up'
import { History } from '@/components/staff/record/history'
import type { LeadScreenData } from '@/lib/data/leads/lead-screen'
import type { Action, EditAction } from '@/lib/forms/form-state'
import { hoursText, PROMISED_HOURS } from '@/lib/leads/answer'
import type { LeadField } from '@/lib/leads/lead-fields'
import { PHONE_SOURCE } from '@/lib/leads/new-lead'
import { LEAD_STATUS_LABELS, LOST_REASON_LABELS, toLeadStatus, toLostReason } from '@/lib/leads/statuses'
import { callOf } from '@/lib/leads/timeline'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { officeTime } from '@/components/staff/office-time'
import { LeadHeader } from './lead-header'
import { LeadMatches } from './lead-matches'
import { LeadRequest } from './lead-request'
import { LeadSales } from './lead-sales'
import { LeadSource } from './lead-source'
import { LeadTimeline } from './lead-timeline'

type FormAction = (formData: FormData) => Promise<void>

export type LeadActions = {
  setStatus: FormAction
  edit: (field: LeadField) => EditAction
  link: FormAction
  undo: Action
}

type Props = {
  area: LeadArea
  screen: LeadScreenData
  /** Of the list that the lead was opened from. */
  list: URLSearchParams
  actions: LeadActions
}

export function LeadScreen({ area, screen, list, actions }: Props) {
  const { lead, owners } = screen
  const withParameter = (name: string, value: string) => {
    const query = new URLSearchParams(list)
    query.set(name, value)
    return staffPaths.lead(area, lead.id, query)
  }
  const names = new Map([
    ...owners.map(({ id, name }) => [id, name] as const),
    ...screen.clients.map(({ id, name }) => [id, name] as const),
    ...(lead.contact ? [[lead.contact.id, lead.contact.name] as const] : []),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LeadHeader
        area={area}
        lead={lead}
        neighbors={screen.neighbors}
        list={list}
        call={callOf(screen.timeline.entries)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <LeadRequest lead={lead} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <LeadSales lead={lead} owners={owners} clients={screen.clients} actions={actions} />
          {screen.origin && lead.source !== PHONE_SOURCE && <LeadSource area={area} origin={screen.origin} />}
          <LeadMatches area={area} lead={lead} matches={screen.matches} link={actions.link} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">
          <FollowUp
            subject={{ kind: 'lead', id: lead.id }}
            followUp={screen.followUp}
            moreHref={withParameter('notes', 'all')}
          />
          <LeadTimeline
            area={area}
            timeline={screen.timeline}
            isNewestFirst={screen.isNewestFirst}
            orderHref={
              screen.isNewestFirst
                ? withParameter('timeline', 'oldest')
                : staffPaths.lead(area, lead.id, list)
            }
            allHref={withParameter('events', 'all')}
            callsHref={
              area === 'admin' && screen.timeline.entries.some(({ kind }) => kind.startsWith('call_'))
                ? staffPaths.calls(new URLSearchParams({ lead: lead.id }))
                : null
            }
          />
          <History
            table="contact_submissions"
            entries={screen.entries}
            moreHref={screen.canShowMore ? withParameter('history', 'all') : null}
            undo={actions.undo}
            names={names}
            show={showValue}
          />
          <p className="text-sm text-muted-foreground">
            The first answer counts when someone moves the lead out of New, sends a quote or holds a call. The
            site promises it within {hoursText(PROMISED_HOURS)}. A booked call is the answer that a lead waits
            for, so that nothing is overdue before it ends.
          </p>
        </div>
      </div>
    </div>
  )
}

function showValue(column: string, value: unknown): string | null {
  if (value === null) return null
  const status = toLeadStatus(value)
  const reason = toLostReason(value)
  if (column === 'status' && status) return LEAD_STATUS_LABELS[status]
  if (column === 'lost_reason' && reason) return LOST_REASON_LABELS[reason]
  if (column === 'value_cents' && typeof value === 'number') return formatCents(value)
  if (column === 'first_answered_at' && typeof value === 'string') return officeTime(value)
  return null
}
