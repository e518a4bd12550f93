import Link from 'next/link'
import type { ReactNode } from 'react'
import { sortedBy, titleColumn } from '@/lib/list/query'
import type { ListQuery, ListSpec } from '@/lib/list/types'
import { RowKeys } from './row-keys'
import { SortLink } from './sort-link'

export type ListRow<Column extends string> = {
  id: string
  /** Page of what the row is about. */
  href: string
  /** What the first column says. */
  title: string
  cells: Partial<Record<Column, ReactNode>>
}

type Props<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  rows: ListRow<Column>[]
  /** Address of the list as it is asked for. */
  to: (query: ListQuery<Column, Filter>) => string
  /** Whether rows can be chosen; the checkboxes are fields `id` of the form around the table. */
  canSelect: boolean
}

const CELL = 'px-4 py-2.5 align-middle'

/** On small screens each row is a card whose cells say what they are. */
export function ListTable<Column extends string, Filter extends string>({
  spec,
  query,
  rows,
  to,
  canSelect,
}: Props<Column, Filter>) {
  const first = titleColumn(spec)
  return (
    <RowKeys label={spec.nouns[1]}>
      <table role="table" className="w-full text-sm max-md:block">
        <thead role="rowgroup" className="border-b max-md:hidden">
          <tr role="row">
            {canSelect && (
              <th role="columnheader" scope="col" className={`${CELL} w-12`}>
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
                  className={`${CELL} text-left font-medium`}
                >
                  {sort ? (
                    <SortLink
                      label={label}
                      href={to(sortedBy(spec, query, column))}
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
          {rows.map(({ id, href, title, cells }) => (
            <tr
              key={id}
              role="row"
              className="group/row hover:bg-secondary/50 has-[:checked]:bg-accent/60 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:p-4"
            >
              {canSelect && (
                <td role="cell" className={`${CELL} w-12 max-md:row-span-12 max-md:w-auto max-md:p-0`}>
                  <input
                    type="checkbox"
                    name="id"
                    value={id}
                    aria-label={`Choose ${title}`}
                    className="block size-6 accent-primary"
                  />
                </td>
              )}
              {query.columns.map((column) =>
                column === first ? (
                  <th
                    key={column}
                    role="rowheader"
                    scope="row"
                    className={`${CELL} text-left font-medium wrap-break-word max-md:col-start-2 max-md:p-0 max-md:pb-1 max-md:text-base`}
                  >
                    <Link
                      href={href}
                      prefetch={false}
                      data-row
                      className="underline-offset-4 hover:underline"
                    >
                      {title}
                    </Link>
                  </th>
                ) : (
                  <td
                    key={column}
                    role="cell"
                    className={`${CELL} wrap-break-word max-md:col-start-2 max-md:flex max-md:gap-3 max-md:px-0 max-md:py-0.5`}
                  >
                    <span aria-hidden="true" className="w-20 shrink-0 text-muted-foreground md:hidden">
                      {spec.columns[column].label}
                    </span>
                    {cells[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </RowKeys>
  )
}
