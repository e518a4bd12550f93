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
              className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_1fr_auto_5rem] sm:items-center"
            >
              <span className="font-medium break-words">{lead.name}</span>
              <span className="break-words text-muted-foreground">{lead.businessName}</span>
              <time dateTime={lead.createdAt} className="text-sm text-muted-foreground tabular-nums">
                {received.format(new Date(lead.createdAt))}
              </time>
              <Badge className="justify-self-start sm:justify-self-end">{lead.status}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
