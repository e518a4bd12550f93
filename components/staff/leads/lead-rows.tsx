import Link from 'next/link'
import { OfficeTime } from '@/components/staff/office-time'
import type { LeadSummary } from '@/lib/data/leads'
import { paths } from '@/lib/paths'
import { LeadStatusBadge } from './lead-status-badge'

export function LeadRows({ rows }: { rows: LeadSummary[] }) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {rows.map((lead) => (
        <li
          key={lead.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 hover:bg-secondary/50 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_8rem] md:items-center"
        >
          <Link
            href={paths.lead(lead.id)}
            prefetch={false}
            className="font-medium break-words after:absolute after:inset-0"
          >
            {lead.name}
          </Link>
          <LeadStatusBadge status={lead.status} className="self-start justify-self-end md:order-last" />
          <span className="col-span-2 break-words text-muted-foreground md:col-span-1">
            {lead.businessName}
          </span>
          <OfficeTime
            at={lead.createdAt}
            className="col-span-2 text-sm text-muted-foreground tabular-nums md:col-span-1"
          />
        </li>
      ))}
    </ul>
  )
}
