import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { formatCount } from '@/lib/text/format'

type Tab = { key: string; label: string; rows: number; href: string }

/** One link for each outcome that rows have. */
export const OutcomeTabs = ({ tabs, current }: { tabs: Tab[]; current: string }) => (
  <nav aria-label="Rows by what happens" className="flex flex-wrap gap-2">
    {tabs.map(({ key, label, rows, href }) => (
      <Link
        key={key}
        href={href}
        scroll={false}
        aria-current={key === current ? 'page' : undefined}
        className={cx(
          'flex min-h-9 items-center gap-2 rounded-full border px-4 text-sm',
          key === current && 'border-foreground bg-secondary font-medium',
        )}
      >
        {label} <span className="tabular-nums">{formatCount(rows)}</span>
      </Link>
    ))}
  </nav>
)
