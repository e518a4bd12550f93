import { cx } from 'class-variance-authority'
import Link from 'next/link'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'

export function ViewSwitch({ area, current }: { area: Area; current: 'list' | 'board' }) {
  const views = [
    { name: 'list', label: 'List', href: staffPaths.adGroups(area) },
    { name: 'board', label: 'Board', href: staffPaths.adGroupBoard(area) },
  ]
  return (
    <nav aria-label="Views of ad groups" className="flex w-fit gap-1 rounded-md border bg-card p-1 text-sm">
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
