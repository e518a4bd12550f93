import { cx } from 'class-variance-authority'
import { ListPager } from '@/components/staff/list/list-pager'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { ROW_STATUS_LABELS, type RowStatus } from '@/lib/ads/templates/fills'
import type { Area } from '@/lib/auth/roles'
import type { FillScreen } from '@/lib/data/ads/fills/fill-screen'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { FillRowItem, type RemoveRow } from './fill-row-item'

type Props = { area: Area; screen: FillScreen; removeRow: RemoveRow }

const STATUSES = Object.keys(ROW_STATUS_LABELS) as RowStatus[]

export function FillRows({ area, screen: { fill, rows, page, status, canChange }, removeRow }: Props) {
  const { counts } = fill
  const hrefOf = (of: RowStatus | undefined, number = 1) =>
    staffPaths.adFillRun(
      area,
      fill.id,
      new URLSearchParams({ ...(of && { rows: of }), ...(number > 1 && { page: String(number) }) }),
    )
  const total = STATUSES.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  return (
    <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="rows" className="type-heading">
          Rows
        </h2>
        {(counts.bad ?? 0) + (counts.failed ?? 0) > 0 && (
          <a
            href={staffPaths.adFillErrors(area, fill.id)}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Rows to repair as CSV
          </a>
        )}
      </div>
      <nav aria-label="Rows by status" className="flex flex-wrap gap-2">
        <Tab label="All" rows={total} href={hrefOf(undefined)} isCurrent={!status} />
        {STATUSES.map((one) => (
          <Tab
            key={one}
            label={ROW_STATUS_LABELS[one]}
            rows={counts[one] ?? 0}
            href={hrefOf(one)}
            isCurrent={one === status}
          />
        ))}
      </nav>
      {rows.rows.length > 0 ? (
        <ol className="divide-y border-y">
          {rows.rows.map((row) => (
            <FillRowItem
              key={row.number}
              area={area}
              fill={fill}
              row={row}
              canChange={canChange}
              removeRow={removeRow}
            />
          ))}
        </ol>
      ) : (
        <p className="text-muted-foreground">There are no rows here.</p>
      )}
      <ListPager
        label="Pages of rows"
        page={page}
        pageCount={rows.pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => hrefOf(status, number)}
      />
    </section>
  )
}

type TabProps = { label: string; rows: number; href: string; isCurrent: boolean }

const Tab = ({ label, rows, href, isCurrent }: TabProps) =>
  (rows > 0 || isCurrent) && (
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
