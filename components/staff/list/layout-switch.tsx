import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { layoutOf, type ListLayout, type ListQuery, type ListSpec } from '@/lib/list/query'

const LABELS: Record<ListLayout, string> = { grid: 'Grid', table: 'Table' }

type LayoutSwitchProps<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  hrefOf: (query: ListQuery<Column, Filter>) => string
}

/** Nothing for a list with one layout. */
export function LayoutSwitch<Column extends string, Filter extends string>({
  spec,
  query,
  hrefOf,
}: LayoutSwitchProps<Column, Filter>) {
  const { layouts = [] } = spec
  if (layouts.length < 2) return null
  return (
    <nav aria-label={`Layout of ${spec.nouns[1]}`} className="flex w-fit gap-1 rounded-md border p-1 text-sm">
      {layouts.map((layout) => {
        const isCurrent = layout === layoutOf(spec, query)
        return (
          <Link
            key={layout}
            href={hrefOf({ ...query, layout: layout === layouts[0] ? undefined : layout })}
            scroll={false}
            prefetch={false}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'rounded-sm px-3 py-1 font-medium',
              isCurrent ? 'bg-secondary' : 'text-muted-foreground hover:text-foreground',
            )}
          >
            {LABELS[layout]}
          </Link>
        )
      })}
    </nav>
  )
}
