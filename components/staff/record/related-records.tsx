import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'

type Props<Row> = {
  id: string
  title: string
  rows: readonly Row[]
  hrefOf: (id: string) => string
  /** Beside its name. */
  markOf?: (row: Row) => ReactNode
  /** What the section says without records. */
  none: string
  /** Adds one, as in 'New product'. */
  more?: { href: string; label: string }
}

/** The records that name the one of the page. */
export const RelatedRecords = <Row extends { id: string; name: string }>({
  id,
  title,
  rows,
  hrefOf,
  markOf,
  none,
  more,
}: Props<Row>) => (
  <section aria-labelledby={id} className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="type-heading">
        {title} <span className="font-normal text-muted-foreground tabular-nums">{rows.length}</span>
      </h2>
      {more && (
        <StaffLink href={more.href} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {more.label}
        </StaffLink>
      )}
    </div>
    {rows.length > 0 ? (
      <ul className="divide-y border-y">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <StaffLink
              href={hrefOf(row.id)}
              className="[overflow-wrap:anywhere] underline underline-offset-4"
            >
              {row.name}
            </StaffLink>
            {markOf?.(row)}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted-foreground">{none}</p>
    )}
  </section>
)
