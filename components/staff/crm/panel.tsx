import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { formatCount } from '@/lib/text/format'

type Props = {
  id: string
  title: string
  count?: number
  /** Beside the title. */
  more?: { href: string; label: string }
  /** Shown when `isEmpty`. */
  empty: string
  isEmpty: boolean
  /** Below the rows, also when there are none. */
  footer?: ReactNode
  children: ReactNode
}

/** A titled list of the CRM. */
export const Panel = ({ id, title, count, more, empty, isEmpty, footer, children }: Props) => (
  <section
    data-items
    aria-labelledby={id}
    className="grid grid-cols-[minmax(0,1fr)] content-start rounded-md border bg-card"
  >
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-4 py-3">
      <h2 id={id} className="type-heading">
        {title}
        {count !== undefined && (
          <span className="ml-2 font-normal text-muted-foreground tabular-nums">{formatCount(count)}</span>
        )}
      </h2>
      {more && (
        <StaffLink href={more.href} className="text-sm underline underline-offset-4">
          {more.label}
        </StaffLink>
      )}
    </div>
    {isEmpty ? <p className="px-4 py-4 text-muted-foreground">{empty}</p> : children}
    {footer}
  </section>
)

type RowProps = {
  href: string | null
  title: string
  /** On the right of the title. */
  side?: ReactNode
  children?: ReactNode
}

export const PanelRow = ({ href, title, side, children }: RowProps) => (
  <li data-item className="relative grid gap-1 px-4 py-3 hover:bg-secondary/50">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {href ? (
        <StaffLink
          href={href}
          data-row
          className="min-w-0 font-medium [overflow-wrap:anywhere] underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </StaffLink>
      ) : (
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</span>
      )}
      {side && <span className="tabular-nums">{side}</span>}
    </div>
    {children && (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm [overflow-wrap:anywhere] text-muted-foreground">
        {children}
      </div>
    )}
  </li>
)

type LinksProps = { links: readonly { label: string; count: number; href: string }[] }

/** The lists behind a panel that shows rows of several. Each says how many rows it has. */
export const PanelLinks = ({ links }: LinksProps) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t px-4 py-3 text-sm">
    {links.map(({ label, count, href }) => (
      <li key={href}>
        <StaffLink href={href} data-count={count} className="underline underline-offset-4">
          {label}: {formatCount(count)}
        </StaffLink>
      </li>
    ))}
  </ul>
)
