import type { ReactNode } from 'react'

type Props = {
  /** Number of items, in words. */
  summary: string
  children: ReactNode
}

/** `children` are list items. */
export function Gallery({ summary, children }: Props) {
  return (
    <section aria-label={summary}>
      <p className="mb-4 text-sm text-muted-foreground tabular-nums">{summary}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">{children}</ul>
    </section>
  )
}
