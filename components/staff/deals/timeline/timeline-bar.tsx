import type { KeyboardEvent, PointerEvent } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import type { TimelineDeal } from '@/lib/data/owl/deals/deal-timeline'
import { offerText } from '@/lib/owl/deals/offer-text'
import { daysText } from '@/lib/owl/deals/days-text'
import { DEAL_STATUS_LABELS, type DealStatus } from '@/lib/owl/deals/status'
import type { placeOf } from '@/lib/owl/deals/timeline'
import { owlPaths } from '@/lib/portal/owl-paths'

const LOOKS: Record<DealStatus, string> = {
  runs: 'border-primary bg-primary text-primary-foreground',
  planned: 'border-input bg-secondary text-secondary-foreground',
  draft: 'border-dashed border-input bg-background text-foreground',
  paused: 'border-destructive bg-background text-foreground',
  ended: 'border-border bg-muted text-muted-foreground',
}

const END = 'absolute inset-y-0 w-2.5 cursor-ew-resize touch-none'

type Props = {
  deal: TimelineDeal
  place: NonNullable<ReturnType<typeof placeOf>>
  isMoving: boolean
  /** Of the text that says which keys move it. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLAnchorElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void
}

/** A link to the deal, so that it also works where nothing can be dragged. */
export const TimelineBar = ({ deal, place, isMoving, helpId, onPointerDown, onKeyDown }: Props) => {
  return (
    <StaffLink
      href={owlPaths.deal(deal.id)}
      draggable={false}
      title={`${deal.title}, ${offerText(deal.offer)}, ${daysText(deal)}. ${DEAL_STATUS_LABELS[deal.status]}`}
      aria-describedby={helpId}
      data-deal={deal.id}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
      className={`absolute inset-y-0.5 grid min-w-2 cursor-grab touch-pan-y content-center overflow-hidden border text-left text-xs leading-tight select-none ${LOOKS[deal.status]} ${place.beginsBefore ? 'border-l-0' : 'rounded-l-md'} ${place.endsAfter ? 'border-r-0' : 'rounded-r-md'} ${isMoving ? 'z-10 cursor-grabbing outline-2 outline-offset-2 outline-ring' : ''}`}
    >
      {!place.beginsBefore && (
        <span data-end="start" className={`${END} left-0 border-l-4 border-current/40`} />
      )}
      <span className="truncate px-3 font-medium">
        {place.beginsBefore && <span aria-hidden>← </span>}
        {deal.title}
        {place.endsAfter && <span aria-hidden> →</span>}
      </span>
      <span className="truncate px-3">
        <span className="sr-only">, </span>
        {DEAL_STATUS_LABELS[deal.status]} · {offerText(deal.offer)}
        <span className="sr-only">, {daysText(deal)}</span>
      </span>
      {!place.endsAfter && <span data-end="end" className={`${END} right-0 border-r-4 border-current/40`} />}
    </StaffLink>
  )
}
