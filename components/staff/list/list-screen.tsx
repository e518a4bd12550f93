import type { ReactNode } from 'react'
import type { ListPage } from '@/lib/data/query/list-page'
import type { SavedView } from '@/lib/data/portal/saved-views'
import { listQueryParams } from '@/lib/list/query'
import { MOST_AT_ONCE } from '@/lib/list/selection'
import type { FilterOption, ListQuery, ListSpec } from '@/lib/list/types'
import { BulkBar } from './bulk-bar'
import { ListFilters } from './list-filters'
import { ListFound } from './list-found'
import { ListPager } from './list-pager'
import { ListTable, type ListRow } from './list-table'
import { SavedViews, type SavedViewActions } from './saved-views'

type Props<Column extends string, Filter extends string, Row> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  page: ListPage<Row>
  toRow: (row: Row) => ListRow<Column>
  /** What each filter offers; one without an entry is not offered to this person. */
  options: Partial<Record<Filter, FilterOption[]>>
  /** Address of the list, as it usually is or as a query asks for it. */
  to: (query?: URLSearchParams) => string
  /** Address of all that was found, as a file. */
  exportTo: (query: URLSearchParams) => string
  views: SavedView[]
  viewActions: SavedViewActions
  /** What can be done with many rows at once; null for those who only look. */
  bulk: {
    /** When the page was read; ISO 8601. */
    asOf: string
    controls: ReactNode
  } | null
}

/** Everything of a list below its heading. */
export function ListScreen<Column extends string, Filter extends string, Row>({
  spec,
  query,
  page,
  toRow,
  options,
  to,
  exportTo,
  views,
  viewActions,
  bulk,
}: Props<Column, Filter, Row>) {
  const [, many] = spec.nouns
  const address = (asked: ListQuery<Column, Filter>) => to(listQueryParams(spec, asked))
  const params = listQueryParams(spec, { ...query, page: 1 })
  return (
    <>
      <SavedViews views={views} address={to()} query={params.toString()} actions={viewActions} />
      <ListFilters spec={spec} query={query} options={options} action={to()} />
      <ListFound
        spec={spec}
        query={query}
        total={page.total}
        shown={page.rows.length}
        canSelect={bulk !== null}
        exportTo={exportTo(params)}
      />
      {page.rows.length > 0 && (
        <form key={bulk?.asOf} className="group/bulk" aria-label={`Chosen ${many}`}>
          <ListTable
            spec={spec}
            query={query}
            rows={page.rows.map(toRow)}
            to={address}
            canSelect={bulk !== null}
          />
          {bulk && (
            <BulkBar nouns={spec.nouns} total={page.total} limit={MOST_AT_ONCE}>
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
        words={['Previous', 'Next']}
        to={(number) => address({ ...query, page: number })}
      />
    </>
  )
}
