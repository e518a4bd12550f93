import { ListFilters } from '@/components/staff/list/list-filters'
import { ListPager } from '@/components/staff/list/list-pager'
import { SortLink } from '@/components/staff/list/list-table'
import { buttonVariants } from '@/components/ui/button-variants'
import type { ListPage } from '@/lib/data/query/lists'
import type { FindingQuery, SearchFinding } from '@/lib/data/website/search-findings'
import type { Action } from '@/lib/forms/form-state'
import { isFiltered, listQueryParams, optionsFromLabels, toggleSort } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { FINDING_KIND_LABELS } from '@/lib/seo/health/finding-kinds'
import {
  FINDING_LIST,
  type FindingColumn,
  PAGE_GROUP_LABELS,
  STATE_LABELS,
} from '@/lib/seo/health/finding-list'
import { countOf } from '@/lib/text/format'
import { FindingRow } from './finding-row'

export type FindingListProps = {
  query: FindingQuery
  page: ListPage<SearchFinding>
  ignoreOf: (id: string) => Action
  stopIgnoringOf: (id: string) => () => Promise<void>
}

const OPTIONS = {
  kind: optionsFromLabels(FINDING_KIND_LABELS),
  page: optionsFromLabels(PAGE_GROUP_LABELS),
  state: optionsFromLabels(STATE_LABELS),
}

const SORTS: FindingColumn[] = ['kind', 'seen', 'path']

const hrefOf = (query: FindingQuery) => staffPaths.searchHealth(listQueryParams(FINDING_LIST, query))

export function FindingList({ query, page, ignoreOf, stopIgnoringOf }: FindingListProps) {
  return (
    <section aria-labelledby="findings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="findings" className="type-heading">
        Findings
      </h2>
      <ListFilters spec={FINDING_LIST} query={query} options={OPTIONS} action={staffPaths.searchHealth()} />
      {page.rows.length === 0 ? (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          {isFiltered(query)
            ? 'No findings match. Try fewer words or filters.'
            : 'There is nothing to repair.'}
        </p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
            <p role="status" className="text-muted-foreground tabular-nums">
              {countOf(page.total, ...FINDING_LIST.nouns)}
            </p>
            <p className="flex flex-wrap gap-x-5">
              {SORTS.map((column) => (
                <SortLink
                  key={column}
                  label={FINDING_LIST.columns[column].label}
                  href={hrefOf(toggleSort(FINDING_LIST, query, column))}
                  direction={query.sort === column ? (query.isDescending ? 'descending' : 'ascending') : null}
                />
              ))}
            </p>
            <a
              href={staffPaths.searchHealthExport(listQueryParams(FINDING_LIST, { ...query, page: 1 }))}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Export as CSV
            </a>
          </div>
          <ul aria-label="Findings" className="divide-y rounded-md border bg-card">
            {page.rows.map((finding) => (
              <FindingRow
                key={finding.id}
                finding={finding}
                ignore={ignoreOf(finding.id)}
                stopIgnoring={stopIgnoringOf(finding.id)}
              />
            ))}
          </ul>
        </>
      )}
      <ListPager
        label="Pages of findings"
        page={query.page}
        pageCount={page.pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => hrefOf({ ...query, page: number })}
      />
    </section>
  )
}
