import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import {
  type FilterOption,
  isFiltered,
  type ListQuery,
  listQueryParams,
  type ListSpec,
} from '@/lib/list/query'
import { MAX_SELECTION } from '@/lib/list/selection'
import { formatCount } from '@/lib/text/format'
import { BulkBar } from './bulk-bar'
import { ListFilters } from './list-filters'
import { ListPager } from './list-pager'
import { type ListRow, ListTable } from './list-table'
import { type SavedViewActions, SavedViews } from './saved-views'

type ListScreenProps<Column extends string, Filter extends string, Row> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  page: ListPage<Row>
  toRow: (row: Row) => ListRow<Column>
  /** For a list with several layouts: see `LayoutSwitch`. */
  layoutSwitch?: ReactNode
  /** Below the other filters. */
  moreFilters?: ReactNode
  /** Shown instead of the table. */
  grid?: ReactNode
  /** Shown instead of the rows, also when there are none. `page` has the total. */
  map?: ReactNode
  /** A filter without an entry is hidden. */
  options: Partial<Record<Filter, FilterOption[]>>
  hrefOf: (query?: URLSearchParams) => string
  exportHref: (query: URLSearchParams) => string
  views: SavedView[]
  viewActions: SavedViewActions
  /** Null when the user may not change rows. */
  bulk: {
    /** When the page was read, ISO 8601. */
    asOf: string
    controls: ReactNode
    /** Rows that can be changed at once. More than `MAX_SELECTION` are changed by a job. */
    limit?: number
  } | null
}

export function ListScreen<Column extends string, Filter extends string, Row>({
  spec,
  query,
  page,
  toRow,
  layoutSwitch,
  moreFilters,
  grid,
  map,
  options,
  hrefOf,
  exportHref,
  views,
  viewActions,
  bulk,
}: ListScreenProps<Column, Filter, Row>) {
  const [, many] = spec.nouns
  const hrefOfQuery = (listQuery: ListQuery<Column, Filter>) => hrefOf(listQueryParams(spec, listQuery))
  const params = listQueryParams(spec, { ...query, page: 1 })
  return (
    <>
      <SavedViews views={views} href={hrefOf()} query={params.toString()} actions={viewActions} />
      <ListFilters spec={spec} query={query} options={options} action={hrefOf()} />
      {moreFilters}
      <ListSummary
        spec={spec}
        query={query}
        total={page.total}
        isEmpty={page.total === 0}
        hasRows={map === undefined}
        canSelect={bulk !== null}
        exportHref={exportHref(params)}
      >
        {layoutSwitch}
      </ListSummary>
      {map}
      {page.rows.length > 0 && (
        <form key={bulk?.asOf} data-unguarded className="group/bulk" aria-label={`Selected ${many}`}>
          {grid ?? (
            <ListTable
              spec={spec}
              query={query}
              rows={page.rows.map(toRow)}
              hrefOf={hrefOfQuery}
              canSelect={bulk !== null}
            />
          )}
          {bulk && (
            <BulkBar nouns={spec.nouns} total={page.total} limit={bulk.limit ?? MAX_SELECTION}>
              <input type="hidden" name="query" value={params.toString()} />
              <input type="hidden" name="asOf" value={bulk.asOf} />
              {bulk.controls}
            </BulkBar>
          )}
        </form>
      )}
      <ListPager
        label={`Pages of ${many}`}
        page={query.page}
        pageCount={page.pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => hrefOfQuery({ ...query, page: number })}
      />
    </>
  )
}

type ListSummaryProps = {
  spec: ListSpec
  query: ListQuery
  /** Rows on all pages. */
  total: number
  isEmpty: boolean
  /** False for a map, where the keys of rows do nothing. */
  hasRows: boolean
  canSelect: boolean
  exportHref: string
  children: ReactNode
}

function ListSummary({
  spec,
  query,
  total,
  isEmpty,
  hasRows,
  canSelect,
  exportHref,
  children,
}: ListSummaryProps) {
  const [one, many] = spec.nouns
  const narrowed = isFiltered(query)
  if (isEmpty) {
    return (
      <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
        {narrowed
          ? `${spec.nothingFound ?? `No ${many} match.`} Try fewer words or filters.`
          : (spec.nothingFound ?? `There are no ${many} yet.`)}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(total)} {total === 1 ? one : many}
        {narrowed && (total === 1 ? ' matches' : ' match')}
      </p>
      {hasRows && (
        <p className="hidden text-sm text-muted-foreground md:block">
          <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens,{' '}
          {canSelect && (
            <>
              <kbd>x</kbd> selects,{' '}
            </>
          )}
          <kbd>/</kbd> searches
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <a href={exportHref} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Export as CSV
        </a>
      </div>
    </div>
  )
}
