import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'

type Props = {
  area: LeadArea
  current: 'list' | 'board'
  /** Of the list or the board: the others show the same leads. */
  query?: URLSearchParams
}

export function LeadViews({ area, current, query }: Props) {
  const views = [
    { name: 'list', label: 'List', href: staffPaths.leads(area, query) },
    { name: 'board', label: 'Board', href: staffPaths.leadBoard(area, query) },
    { name: 'sources', label: 'Sources', href: staffPaths.leadSources(area) },
  ]
  return (
    <nav aria-label="Views of leads" className="flex w-fit gap-1 rounded-md border bg-card p-1 text-sm">
      {views.map(({ name, label, href }) => (
        <Link
          key={name}
          href={href}
          prefetch={false}
          aria-current={name === current ? 'page' : undefined}
          className={cx(
            'rounded-sm px-3 py-1.5 font-medium',
            name === current ? 'bg-secondary' : 'text-muted-foreground hover:text-foreground',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
