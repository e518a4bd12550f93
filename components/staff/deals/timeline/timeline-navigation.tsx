import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { daysText } from '@/lib/owl/deals/days-text'
import { type TimelineQuery, untilOf, ZOOM_LABELS, ZOOMS, type Zoom } from '@/lib/owl/deals/timeline'
import { addDays } from '@/lib/time/days'
import { owlPaths } from '@/lib/portal/owl-paths'
import { hrefOf } from './timeline-href'

const STEP = buttonVariants({ variant: 'outline', size: 'sm' })
const CHOICE = `${STEP} aria-[current=true]:border-primary aria-[current=true]:bg-secondary`

const zooms = Object.keys(ZOOMS) as Zoom[]

export function TimelineNavigation({ query }: { query: TimelineQuery }) {
  const { group, product, zoom, rowsBy, since } = query
  const today = owlPaths.dealTimeline({
    group,
    ...(product && { product }),
    ...(zoom !== 'month' && { zoom }),
    ...(rowsBy !== 'product' && { by: rowsBy }),
  })
  return (
    <nav aria-label="Timeline" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="w-full font-medium tabular-nums sm:w-auto">
        {daysText({ firstOn: since, lastOn: untilOf(query) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <StaffLink href={hrefOf(query, { since: addDays(since, -ZOOMS[zoom]) })} className={STEP}>
          Earlier
        </StaffLink>
        <StaffLink href={today} className={STEP}>
          This week
        </StaffLink>
        <StaffLink href={hrefOf(query, { since: addDays(since, ZOOMS[zoom]) })} className={STEP}>
          Later
        </StaffLink>
      </div>
      <div className="flex flex-wrap gap-2">
        {zooms.map((each) => (
          <StaffLink
            key={each}
            href={hrefOf(query, { zoom: each })}
            aria-current={each === zoom ? 'true' : undefined}
            className={CHOICE}
          >
            {ZOOM_LABELS[each]}
          </StaffLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['product', 'deal'] as const).map((each) => (
          <StaffLink
            key={each}
            href={hrefOf(query, { rowsBy: each })}
            aria-current={each === rowsBy ? 'true' : undefined}
            className={CHOICE}
          >
            By {each}
          </StaffLink>
        ))}
      </div>
    </nav>
  )
}
