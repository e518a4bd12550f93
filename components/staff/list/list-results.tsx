import type { ReactNode } from 'react'
import type { ListPage } from '@/lib/data/query/list-page'
import { formatCount } from '@/lib/text/format-count'
import { isNarrowed, type ListSearch } from '@/lib/leads/search'
import { ListPager } from './list-pager'

type Props<Status extends string> = {
  search: ListSearch<Status>
  page: ListPage<unknown>
  /** Address of the list, narrowed and turned to a page. */
  to: (search: ListSearch<Status>) => string
  /** What the list is of, as in 'request' and 'requests'. */
  nouns: [one: string, many: string]
  /** Said when there is nothing at all yet. */
  empty: string
  /** The rows of the page. */
  children: ReactNode
}

/** What a search found: how many, the rows, and the way to the other pages. */
export function ListResults<Status extends string>({
  search,
  page,
  to,
  nouns: [one, many],
  empty,
  children,
}: Props<Status>) {
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
        to={(number) => to({ ...search, page: number })}
      />
    </>
  )
}
