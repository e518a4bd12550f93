import { buttonVariants } from '@/components/ui/button-variants'
import { formatCount } from '@/lib/text/format-count'
import { isNarrowed } from '@/lib/list/query'
import type { ListQuery, ListSpec } from '@/lib/list/types'

type Props = {
  spec: ListSpec
  query: ListQuery
  /** On all pages. */
  total: number
  /** On this page. */
  shown: number
  canSelect: boolean
  /** Address of all that was found, as a file. */
  exportTo: string
}

/** How many rows there are, and what can be done where there are none. */
export function ListFound({ spec, query, total, shown, canSelect, exportTo }: Props) {
  const [one, many] = spec.nouns
  const narrowed = isNarrowed(query)
  if (shown === 0) {
    return (
      <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
        {narrowed ? `No ${many} match. Try fewer words, or choose less.` : `There are no ${many} yet.`}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(total)} {total === 1 ? one : many}
        {narrowed && (total === 1 ? ' matches' : ' match')}
      </p>
      <p className="hidden text-sm text-muted-foreground md:block">
        <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens,{' '}
        {canSelect && (
          <>
            <kbd>x</kbd> chooses,{' '}
          </>
        )}
        <kbd>/</kbd> searches
      </p>
      <a href={exportTo} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        Export as CSV
      </a>
    </div>
  )
}
