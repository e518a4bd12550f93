import type { ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import type { ListPage } from '@/lib/data/query/lists'
import { isNarrowed, type ListSearch } from '@/lib/leads/search'
import { formatCount } from '@/lib/text/format'
import { optionsFromLabels } from '@/lib/list/query'
import { FilterSelect } from './filter-form'
import { ListPager } from './list-pager'
import { SearchField } from '@/components/ui/input'

type ListSearchFormProps = {
  action: string
  search: ListSearch<string>
  statusLabels: Record<string, string>
  label: string
  searchLabel: string
  placeholder: string
}

export function ListSearchForm({
  action,
  search,
  statusLabels,
  label,
  searchLabel,
  placeholder,
}: ListSearchFormProps) {
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <SearchField text={search.text} label={searchLabel} placeholder={placeholder} />
      <FilterSelect
        name="status"
        aria-label="Status"
        anyLabel="Any status"
        options={optionsFromLabels(statusLabels)}
        selected={search.status}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}

type ListResultsProps<Status extends string> = {
  search: ListSearch<Status>
  page: ListPage<unknown>
  hrefOf: (search: ListSearch<Status>) => string
  /** As 'request' and 'requests'. */
  nouns: [one: string, many: string]
  /** Shown when there are no rows at all. */
  empty: string
  children: ReactNode
}

export function ListResults<Status extends string>({
  search,
  page,
  hrefOf,
  nouns: [one, many],
  empty,
  children,
}: ListResultsProps<Status>) {
  const narrowed = isNarrowed(search)
  return (
    <>
      {narrowed && (
        <p role="status" className="mb-3 text-sm text-muted-foreground">
          {page.total === 1 ? `1 ${one} matches` : `${formatCount(page.total)} ${many} match`}
        </p>
      )}
      {page.rows.length > 0 ? (
        children
      ) : (
        <p className="text-muted-foreground">{narrowed ? 'Try fewer words, or any status.' : empty}</p>
      )}
      <ListPager
        label={`Pages of ${many}`}
        page={search.page}
        pageCount={page.pageCount}
        hrefOf={(number) => hrefOf({ ...search, page: number })}
      />
    </>
  )
}

export type SummaryRow = {
  id: string
  href: string
  title: string
  detail: string
  badge: ReactNode
  /** ISO 8601. */
  createdAt: string
}

export function SummaryRows({ rows }: { rows: SummaryRow[] }) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 p-4 hover:bg-secondary/50 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_8rem] md:items-center"
        >
          <StaffLink href={row.href} className="font-medium break-words after:absolute after:inset-0">
            {row.title}
          </StaffLink>
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
