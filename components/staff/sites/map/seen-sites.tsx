import { useId } from 'react'
import type { SitePoints } from '@/lib/owl/site-points'
import { formatCount } from '@/lib/text/format'
import { SiteLinks } from './site-links'

const SHOWN = 30

/** What the map shows, in words. `seen` is null before the map is drawn. */
export function SeenSites({ points, seen }: { points: SitePoints; seen: number[] | null }) {
  const headingId = useId()
  const all = points.ids.length
  const count = seen?.length ?? all
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-2 max-md:order-2">
      <h2 id={headingId} aria-live="polite" className="text-sm font-medium tabular-nums">
        {count === all
          ? `All ${formatCount(all)} sites with a position are on the map`
          : `${formatCount(count)} of ${formatCount(all)} sites are in this part of the map`}
      </h2>
      <SiteLinks
        points={points}
        indices={(seen ?? points.ids.map((_, at) => at)).slice(0, SHOWN)}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2 xl:grid-cols-3"
      />
      {count > SHOWN && (
        <p className="text-sm text-muted-foreground">
          The first {SHOWN} by name. Zoom in or narrow the list to see the others.
        </p>
      )}
    </section>
  )
}
