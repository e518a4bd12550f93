import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { type ListQuery, type ListSpec, toggleSort, titleColumn } from '@/lib/list/query'
import { ListRows, RowShortcuts } from './list-rows'

const CELL_CLASS = 'px-3 py-2.5 align-middle xl:px-4'

export type ListRow<Column extends string> = {
  id: string
  href: string
  /** Text of the first column. */
  title: string
  cells: Partial<Record<Column, ReactNode>>
}

type ListTableProps<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  rows: ListRow<Column>[]
  hrefOf: (query: ListQuery<Column, Filter>) => string
  /** Adds checkboxes named `id` to the form around the table. */
  canSelect: boolean
}

/** On small screens each row is a card with labelled cells. */
export function ListTable<Column extends string, Filter extends string>({
  spec,
  query,
  rows,
  hrefOf,
  canSelect,
}: ListTableProps<Column, Filter>) {
  const others = query.columns.filter((column) => column !== titleColumn(spec))
  return (
    <RowShortcuts
      label={spec.nouns[1]}
      className="rounded-md border bg-card md:overflow-x-auto md:scroll-shade"
    >
      <table role="table" className="w-full text-sm max-md:block">
        <thead role="rowgroup" className="border-b max-md:hidden">
          <tr role="row">
            {canSelect && (
              <th role="columnheader" scope="col" className={`${CELL_CLASS} w-12`}>
                <span className="sr-only">Selected</span>
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
            isNumber={spec.columns[titleColumn(spec)].isNumber}
          />
        </tbody>
      </table>
    </RowShortcuts>
  )
}

type SortLinkProps = {
  label: string
  /** The list sorted by this column; sorted already, in reverse order. */
  href: string
  /** Null when the list is sorted by another column. */
  direction: 'ascending' | 'descending' | null
}

export const SortLink = ({ label, href, direction }: SortLinkProps) => (
  <StaffLink href={href} scroll={false} className="whitespace-nowrap underline-offset-4 hover:underline">
    {label}
    <span aria-hidden="true" className="ml-1.5 inline-block w-3 text-primary">
      {direction && (direction === 'descending' ? '↓' : '↑')}
    </span>
  </StaffLink>
)
