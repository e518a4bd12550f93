import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ListPager } from '@/components/staff/list/list-pager'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { formatCount } from '@/lib/text/format'
import { ImportedRows, type ShownRow } from './imported-rows'

const TAB_LABELS = {
  create: 'Add',
  update: 'Change',
  skip: 'Skip',
  unchanged: 'Unchanged',
  error: 'Errors',
  warned: 'Warnings',
  kept: 'Kept',
} as const

export type RowTab = keyof typeof TAB_LABELS
const TABS = Object.keys(TAB_LABELS) as RowTab[]

type Props = {
  isDraft: boolean
  total: number
  /** How many rows each tab shows. One without rows does not stand. */
  counts: Partial<Record<RowTab, number>>
  /** Undefined: all rows. */
  current: RowTab | undefined
  rows: ShownRow[]
  page: number
  pageCount: number
  hrefOf: (query: URLSearchParams) => string
  /** The file of rows with errors. */
  errorsHref: string
  /** Above the tabs. */
  lead?: ReactNode
  /** Below the rows. */
  children?: ReactNode
}

/** The rows of an import by what happens to them. */
export function OutcomeRows(props: Props) {
  const { isDraft, total, counts, current, rows, page, pageCount, hrefOf, errorsHref, lead, children } = props
  const hrefOfPage = (tab: RowTab | undefined, number = 1) =>
    hrefOf(new URLSearchParams({ ...(tab && { rows: tab }), ...(number > 1 && { page: String(number) }) }))
  return (
    <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="rows" className="type-heading">
          {isDraft ? 'What would happen' : 'Rows'}
        </h2>
        {(counts.error ?? 0) > 0 && rows.length > 0 && (
          <a href={errorsHref} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Rows with errors as CSV
          </a>
        )}
      </div>
      {lead}
      <nav aria-label="Rows by what happens" className="flex flex-wrap gap-2">
        <Tab label="All" rows={total} href={hrefOfPage(undefined)} isCurrent={!current} />
        {TABS.map((tab) => {
          const count = counts[tab] ?? 0
          if (count === 0) return null
          const isCurrent = tab === current
          return (
            <Tab
              key={tab}
              label={TAB_LABELS[tab]}
              rows={count}
              href={hrefOfPage(tab)}
              isCurrent={isCurrent}
            />
          )
        })}
      </nav>
      {rows.length > 0 ? (
        <ImportedRows rows={rows} />
      ) : (
        <p className="text-muted-foreground">There are no rows here. Rows are kept for 90 days.</p>
      )}
      <ListPager
        label="Pages of rows"
        page={page}
        pageCount={pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => hrefOfPage(current, number)}
      />
      {children}
    </section>
  )
}

type TabProps = { label: string; rows: number; href: string; isCurrent: boolean }

const Tab = ({ label, rows, href, isCurrent }: TabProps) => (
  <StaffLink
    href={href}
    scroll={false}
    aria-current={isCurrent ? 'page' : undefined}
    className={cx(
      'flex min-h-9 items-center gap-2 rounded-full border px-4 text-sm',
      isCurrent && 'border-foreground bg-secondary font-medium',
    )}
  >
    {label} <span className="tabular-nums">{formatCount(rows)}</span>
  </StaffLink>
)
