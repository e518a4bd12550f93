import { buttonVariants } from '@/components/ui/button-variants'
import { columnsOf, titleColumn } from '@/lib/list/query'
import type { ListQuery, ListSpec } from '@/lib/list/types'

type Props<Column extends string> = { spec: ListSpec<Column>; query: ListQuery<Column> }

/** Part of the form that asks; the first column is always there. */
export function ColumnChoice<Column extends string>({ spec, query }: Props<Column>) {
  const first = titleColumn(spec)
  return (
    <details name="list-menu" className="group relative">
      <summary className={buttonVariants({ variant: 'outline', className: 'cursor-pointer list-none' })}>
        Columns
      </summary>
      <fieldset className="absolute z-20 mt-2 grid w-60 gap-1 rounded-md border bg-popover p-3 text-popover-foreground shadow-lg">
        <legend className="sr-only">Columns that are shown</legend>
        <input type="hidden" name="column" value={first} />
        {columnsOf(spec)
          .filter((column) => column !== first)
          .map((column) => (
            <label key={column} className="flex min-h-9 items-center gap-3 px-1">
              <input
                type="checkbox"
                name="column"
                value={column}
                defaultChecked={query.columns.includes(column)}
                className="size-5 accent-primary"
              />
              {spec.columns[column].label}
            </label>
          ))}
        <button type="submit" className={buttonVariants({ size: 'sm', className: 'mt-2' })}>
          Show these columns
        </button>
      </fieldset>
    </details>
  )
}
