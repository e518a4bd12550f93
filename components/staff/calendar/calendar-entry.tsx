import { cx } from 'class-variance-authority'
import { StaffLink } from '@/components/staff/staff-link'
import { daysText } from '@/lib/owl/deals/days-text'
import { type CalendarEntry, type CalendarKind, isLate, KIND_LABELS, stateLabel } from '@/lib/portal/calendar'
import type { DealBar } from '@/lib/portal/calendar-grid'
import { COMPANY_ZONE, timeIn } from '@/lib/time/in-zone'

/** Besides the words, which say the same. */
const EDGES: Record<CalendarKind, string> = {
  ad_group: 'border-primary',
  task: 'border-foreground',
  call: 'border-success',
  deal: 'border-primary',
  article: 'border-muted-foreground',
  quote: 'border-input border-dashed',
}

const timeOf = timeIn(COMPANY_ZONE)

const isOver = ({ state }: CalendarEntry) => state === 'done' || state === 'canceled'

type EntryProps = { entry: CalendarEntry; href: string; today: string }

export function EntryLink({ entry, href, today }: EntryProps) {
  const { kind, title, startsAt, state } = entry
  const said = stateLabel(entry, today)
  return (
    <StaffLink
      href={href}
      title={title}
      className={cx(
        'block border-l-3 py-1 pr-1 pl-2 leading-snug hover:bg-secondary focus-visible:bg-secondary md:py-0.5',
        EDGES[kind],
        isOver(entry) && 'text-muted-foreground',
      )}
    >
      <span className="block truncate text-xs text-muted-foreground">
        {said && (
          <span className={cx('font-medium', isLate(entry, today) ? 'text-destructive' : 'text-foreground')}>
            {said} ·{' '}
          </span>
        )}
        {startsAt && `${timeOf(startsAt)} · `}
        {KIND_LABELS[kind].one}
        <span className="sr-only">: </span>
      </span>
      <span className={cx('block truncate text-sm', state === 'canceled' && 'line-through')}>{title}</span>
    </StaffLink>
  )
}

const LOOKS: Partial<Record<CalendarEntry['state'], string>> = {
  draft: 'border-dashed border-input bg-background text-foreground',
  paused: 'border-destructive bg-background text-foreground',
}

const LANE_REM = 1.75

/** Below the number of the day. */
export const laneTop = (lane: number) => `${2.25 + lane * LANE_REM}rem`

export function DealLink({ bar, href, today }: { bar: DealBar; href: string; today: string }) {
  const { deal, lane, days, beginsBefore, endsAfter } = bar
  const name = [deal.title, deal.group].filter(Boolean).join(' · ')
  const said = stateLabel(deal, today)
  return (
    <StaffLink
      href={href}
      title={`${name}, ${daysText(deal)}`}
      style={{ top: laneTop(lane), width: `calc(${days * 100}% - ${endsAfter ? 4 : 8}px)` }}
      className={cx(
        'z-10 block truncate border px-2 text-xs leading-6 font-medium hover:underline focus-visible:z-20 max-md:mt-1 max-md:w-auto! max-md:py-1 md:absolute md:left-1 md:h-[1.625rem]',
        beginsBefore ? 'md:border-l-0' : 'md:rounded-l-md',
        endsAfter ? 'md:border-r-0' : 'md:rounded-r-md',
        'max-md:rounded-md',
        LOOKS[deal.state] ?? 'border-primary/60 bg-secondary text-secondary-foreground',
      )}
    >
      <span className="sr-only">Deal: </span>
      {beginsBefore && (
        <span aria-hidden className="max-md:hidden">
          ←{' '}
        </span>
      )}
      {said && `${said} · `}
      {name}
      {endsAfter && (
        <span aria-hidden className="max-md:hidden">
          {' '}
          →
        </span>
      )}
      <span className="font-normal md:sr-only"> {daysText(deal)}</span>
    </StaffLink>
  )
}
