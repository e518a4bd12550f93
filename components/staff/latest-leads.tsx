import { Badge } from '@/components/ui/badge'
import type { LeadsOverview } from '@/lib/data/staff-overview'

/** In the company's own time zone, so that everyone in the office reads the same hour. */
const received = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Detroit',
})

export function LatestLeads({ rows }: { rows: LeadsOverview['latest'] }) {
  return (
    <section aria-labelledby="latest-leads">
      <h2 id="latest-leads" className="type-heading">
        Latest contact requests
      </h2>
      {rows.length === 0 ? (
        <p className="mt-4 text-muted-foreground">Nobody has written yet.</p>
      ) : (
        <ul className="mt-4 divide-y rounded-md border bg-card">
          {rows.map((lead) => (
            <li
              key={lead.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_6rem] md:items-center"
            >
              <span className="font-medium break-words">{lead.name}</span>
              <Badge className="justify-self-end md:order-last">{lead.status}</Badge>
              <span className="col-span-2 break-words text-muted-foreground md:col-span-1">
                {lead.businessName}
              </span>
              <time
                dateTime={lead.createdAt}
                className="col-span-2 text-sm text-muted-foreground tabular-nums md:col-span-1"
              >
                {received.format(new Date(lead.createdAt))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
