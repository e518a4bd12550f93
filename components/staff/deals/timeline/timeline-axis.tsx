import { addDays } from '@/lib/time/days'
import { shortDayIn, weekdayIn } from '@/lib/time/in-zone'

const shortDay = shortDayIn('UTC')
const weekday = weekdayIn('UTC')

/** Days of a week, or the first days of weeks. */
export const axisStep = (length: number) => (length === 7 ? 1 : 7)

export const TimelineAxis = ({ since, length }: { since: string; length: number }) => (
  <div
    aria-hidden
    className="grid border-b text-xs text-muted-foreground tabular-nums"
    style={{ gridTemplateColumns: `repeat(${length / axisStep(length)}, minmax(0, 1fr))` }}
  >
    {Array.from({ length: length / axisStep(length) }, (_, index) => {
      const day = addDays(since, index * axisStep(length))
      return (
        <span key={day} className="truncate border-l py-1 pl-1.5">
          {length === 7 && `${weekday(day)} `}
          {shortDay(day)}
        </span>
      )
    })}
  </div>
)
