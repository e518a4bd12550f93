import Link from 'next/link'
import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'

export type SummaryRow = {
  id: string
  /** Page of what the row tells about. */
  href: string
  title: string
  detail: string
  badge: ReactNode
  /** ISO 8601. */
  createdAt: string
}

/** Each row is a link as a whole. */
export function SummaryRows({ rows }: { rows: SummaryRow[] }) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 hover:bg-secondary/50 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_8rem] md:items-center"
        >
          <Link
            href={row.href}
            prefetch={false}
            className="font-medium break-words after:absolute after:inset-0"
          >
            {row.title}
          </Link>
          <span className="self-start justify-self-end md:order-last md:self-center">{row.badge}</span>
          <span className="col-span-2 break-words text-muted-foreground md:col-span-1">{row.detail}</span>
          <OfficeTime
            at={row.createdAt}
            className="col-span-2 text-sm text-muted-foreground tabular-nums md:col-span-1"
          />
        </li>
      ))}
    </ul>
  )
}
