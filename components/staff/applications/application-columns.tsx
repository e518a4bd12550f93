import { type ListColumns, timeColumn } from '@/components/staff/list/list-columns'
import { WebLink } from '@/components/staff/record/fact-list'
import { StatusBadge } from '@/components/staff/status-badge'
import type { ApplicationRow } from '@/lib/data/leads/application-list'
import type { ApplicationColumn } from '@/lib/leads/application-list'
import { APPLICATION_STATUS_LABELS } from '@/lib/leads/statuses'

/** Shown of a long list of cameras or lenses. */
const MAX_NAMED = 2

const named = (names: string[]) => {
  const more = names.length - MAX_NAMED
  return (
    names.length > 0 && (
      <span className="[overflow-wrap:anywhere]">
        {names.slice(0, MAX_NAMED).join(', ')}
        {more > 0 && <span className="text-muted-foreground"> and {more} more</span>}
      </span>
    )
  )
}

export const APPLICATION_COLUMNS: ListColumns<ApplicationColumn, ApplicationRow> = {
  name: { text: ({ name }) => name },
  place: { text: ({ place }) => place },
  status: {
    text: ({ status }) => APPLICATION_STATUS_LABELS[status],
    cell: ({ status }) => <StatusBadge status={status} labels={APPLICATION_STATUS_LABELS} />,
  },
  cameras: {
    text: ({ cameras }) => cameras.join(', '),
    cell: ({ cameras }) => named(cameras),
  },
  lenses: { text: ({ lenses }) => lenses.join(', '), cell: ({ lenses }) => named(lenses) },
  created: timeColumn(({ createdAt }) => createdAt),
  email: {
    text: ({ email }) => email,
    cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
  },
  phone: { text: ({ phone }) => phone },
  website: { text: ({ website }) => website, cell: ({ website }) => website && <WebLink text={website} /> },
  source: {
    text: ({ source }) => source,
    cell: ({ source }) => source && <span className="[overflow-wrap:anywhere]">{source}</span>,
  },
  changed: timeColumn(({ changedAt }) => changedAt),
}
