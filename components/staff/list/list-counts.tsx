import { StaffLink } from '@/components/staff/staff-link'
import { formatCount } from '@/lib/text/format'

type Props = {
  label: string
  /** Each is the number of rows of the list that it leads to. */
  counts: { label: string; count: number; href: string; isCurrent: boolean }[]
}

export const ListCounts = ({ label, counts }: Props) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-border">
      {counts.map((each) => (
        <li
          key={each.href}
          className="relative grow basis-28 bg-card px-4 py-3 hover:bg-secondary/50 has-[[aria-current]]:bg-secondary"
        >
          <StaffLink
            href={each.href}
            aria-current={each.isCurrent ? 'page' : undefined}
            className="flex flex-col after:absolute after:inset-0"
          >
            <span className="type-heading tabular-nums">{formatCount(each.count)}</span>
            <span className="text-sm text-muted-foreground">{each.label}</span>
          </StaffLink>
        </li>
      ))}
    </ul>
  </nav>
)
