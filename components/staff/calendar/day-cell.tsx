import { cx } from 'class-variance-authority'
import { StaffLink } from '@/components/staff/staff-link'
import type { CalendarEntry } from '@/lib/portal/calendar'
import type { CalendarDay } from '@/lib/portal/calendar-grid'
import { formatCount } from '@/lib/text/format'
import { fullDay } from '@/lib/time/in-zone'
import { DealLink, EntryLink, laneTop } from './calendar-entry'

type Props = {
  day: CalendarDay
  today: string
  /** Of the month before or after. */
  isOutside: boolean
  isTall: boolean
  /** Deals below each other in this week. */
  laneCount: number
  /** Deals of the week that are not shown, said on its first day. */
  moreDeals: number
  /** Null on the screen of the day. */
  dayHref: string | null
  dealsHref: string
  hrefOf: (entry: CalendarEntry) => string
}

const MORE =
  'block w-fit rounded-sm px-2 py-1 text-xs leading-5 font-medium underline underline-offset-4 hover:bg-secondary'

export function DayCell({
  day: { day, entries, moreEntries, bars },
  today,
  isOutside,
  isTall,
  laneCount,
  moreDeals,
  dayHref,
  dealsHref,
  hrefOf,
}: Props) {
  const isToday = day === today
  const lanes = laneCount + (moreDeals > 0 ? 1 : 0)
  const isEmpty = entries.length === 0 && bars.length === 0 && moreEntries === 0 && moreDeals === 0
  return (
    <td
      className={cx(
        'relative align-top max-md:block md:border-r md:border-b md:px-1 md:pb-2',
        isTall ? 'md:h-72' : 'md:h-32',
        isOutside && 'text-muted-foreground md:bg-muted/40',
        isEmpty && !(isToday && !isOutside) && 'max-md:hidden',
      )}
    >
      <DayName day={day} isToday={isToday} href={dayHref} />
      {bars.map((bar) => (
        <DealLink key={bar.deal.id} bar={bar} href={hrefOf(bar.deal)} today={today} />
      ))}
      {moreDeals > 0 && (
        <StaffLink
          href={dealsHref}
          style={{ top: laneTop(laneCount) }}
          className={cx(MORE, 'whitespace-nowrap md:absolute md:left-0 md:z-10')}
        >
          +{formatCount(moreDeals)} more {moreDeals === 1 ? 'deal' : 'deals'}
          <span className="sr-only"> in the week of {fullDay(day)}</span>
        </StaffLink>
      )}
      <div className="max-md:h-0!" style={{ height: `${lanes * 1.75}rem` }} />
      {entries.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 max-md:mt-1">
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id} ${entry.startsAt}`}>
              <EntryLink entry={entry} href={hrefOf(entry)} today={today} />
            </li>
          ))}
        </ul>
      )}
      {moreEntries > 0 &&
        (dayHref ? (
          <StaffLink href={dayHref} className={MORE}>
            +{formatCount(moreEntries)} more<span className="sr-only"> on {fullDay(day)}</span>
          </StaffLink>
        ) : (
          <p className="px-2 py-2 text-sm text-muted-foreground">
            {formatCount(moreEntries)} more are not shown. Choose a kind or a person.
          </p>
        ))}
    </td>
  )
}

function DayName({ day, isToday, href }: { day: string; isToday: boolean; href: string | null }) {
  const name = (
    <time dateTime={day}>
      <span aria-hidden className={cx('tabular-nums max-md:hidden', isToday && 'font-semibold')}>
        {Number(day.slice(8))}
      </span>
      <span className="md:sr-only">{fullDay(day)}</span>
    </time>
  )
  return (
    <p className="flex h-9 items-center gap-2 text-sm max-md:border-b max-md:font-medium md:px-1">
      {href ? (
        <StaffLink href={href} className="rounded-sm px-1 py-0.5 underline-offset-4 hover:underline">
          {name}
        </StaffLink>
      ) : (
        <span className="px-1">{name}</span>
      )}
      {isToday && (
        <span className="rounded-sm bg-primary px-1.5 text-xs leading-5 font-medium text-primary-foreground">
          Today
        </span>
      )}
    </p>
  )
}
