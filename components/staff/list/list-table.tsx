import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ListQuery, type ListSpec, toggleSort, titleColumn } from '@/lib/list/query'
import { ListRows, RowShortcuts } from './list-rows'

const CELL_CLASS = 'px-4 py-2.5 align-middle'

export type ListRow<Column extends string> = {
  id: string
  /** Page of what the row is about. */
  href: string
  /** What the first column says. */
  title: string
  cells: Partial<Record<Column, ReactNode>>
}

type ListTableProps<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  rows: ListRow<Column>[]
  /** Address of the list as it is asked for. */
  hrefOf: (query: ListQuery<Column, Filter>) => string
  /** Whether rows can be chosen; the checkboxes are fields `id` of the form around the table. */
  canSelect: boolean
}

/** On small screens each row is a card whose cells say what they are. */
export function ListTable<Column extends string, Filter extends string>({
  spec,
  query,
  rows,
  hrefOf,
  canSelect,
}: ListTableProps<Column, Filter>) {
  const others = query.columns.filter((column) => column !== titleColumn(spec))
  return (
    <RowShortcuts label={spec.nouns[1]}>
      <table role="table" className="w-full text-sm max-md:block">
        <thead role="rowgroup" className="border-b max-md:hidden">
          <tr role="row">
            {canSelect && (
              <th role="columnheader" scope="col" className={`${CELL_CLASS} w-12`}>
                <span className="sr-only">Chosen</span>
              </th>
            )}
            {query.columns.map((column) => {
              const { label, sort } = spec.columns[column]
              const isSorted = query.sort === column
              const direction = query.isDescending ? 'descending' : 'ascending'
              return (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  aria-sort={sort && (isSorted ? direction : 'none')}
                  className={`${CELL_CLASS} text-left font-medium`}
                >
                  {sort ? (
                    <SortLink
                      label={label}
                      href={hrefOf(toggleSort(spec, query, column))}
                      direction={isSorted ? direction : null}
                    />
                  ) : (
                    label
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y max-md:block">
          <ListRows
            rows={rows.map(({ cells, ...row }) => ({ ...row, cells: others.map((column) => cells[column]) }))}
            labels={others.map((column) => spec.columns[column].label)}
            canSelect={canSelect}
          />
        </tbody>
      </table>
    </RowShortcuts>
  )
}

type SortLinkProps = {
  label: string
  /** Address of the same list in the order of this column, the other way round where it is in it already. */
  href: string
  /** Null: the list is in another order. */
  direction: 'ascending' | 'descending' | null
}

export const SortLink = ({ label, href, direction }: SortLinkProps) => (
  <Link href={href} scroll={false} className="whitespace-nowrap underline-offset-4 hover:underline">
    {label}
    <span aria-hidden="true" className="ml-1.5 inline-block w-3 text-primary">
      {direction && (direction === 'descending' ? '↓' : '↑')}
    </span>
  </Link>
)
