import type { ReactNode } from 'react'
import { type ListColumns, textsOf, timeColumn } from '@/components/staff/list/list-columns'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import type { CallRow } from '@/lib/data/leads/call-list'
import type { CallColumn } from '@/lib/leads/call-list'
import { CALL_STATUS_LABELS } from '@/lib/leads/statuses'
import { COMPANY_ZONE, companyDay, momentIn, weekdayIn } from '@/lib/time/in-zone'

const weekday = weekdayIn(COMPANY_ZONE)

type StatusCell = (call: CallRow) => ReactNode

/** `today` as in '2026-11-26'. The status is shown with what can follow. */
export const callColumns = (today: string, status: StatusCell): ListColumns<CallColumn, CallRow> => ({
  name: { text: ({ name }) => name },
  starts: {
    text: ({ startsAt }) => startsAt,
    cell: ({ startsAt }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
        <span className="md:whitespace-nowrap">
          {weekday(startsAt)}, <OfficeTime at={startsAt} />
        </span>
        {companyDay(startsAt) === today && <Badge tone="todo">Today</Badge>}
      </span>
    ),
  },
  business: { text: ({ business }) => business },
  status: {
    text: ({ status, expiresAt }) => (expiresAt ? 'Unconfirmed' : CALL_STATUS_LABELS[status]),
    cell: status,
  },
  phone: {
    text: ({ phone }) => phone,
    cell: ({ phone }) =>
      phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="whitespace-nowrap underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      ),
  },
  owner: { text: ({ owner }) => owner },
  email: {
    text: ({ email }) => email,
    cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
  },
  local: { text: ({ startsAt, timeZone }) => momentIn(timeZone)(startsAt) },
  booked: timeColumn(({ bookedAt }) => bookedAt),
})

/** For `exportList`. */
export const CALL_TEXTS = textsOf(callColumns('', () => null))
