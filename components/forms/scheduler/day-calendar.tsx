import { cx } from 'class-variance-authority'
import { dayIn, shortDayIn, weekdayIn } from '@/lib/time/in-zone'
import { arrangeWeeks, type Day } from '@/lib/scheduling/weeks'

/** Noon in UTC, because these are calendar days and not instants. */
const noon = (date: string) => `${date}T12:00:00Z`
const weekday = weekdayIn('UTC')
const shortDay = shortDayIn('UTC')
const longDay = dayIn('UTC')

type Props = { days: readonly Day[]; chosen: string; onChoose: (date: string) => void }

/** Hidden without JavaScript, when all free times are shown. */
export function DayCalendar({ days, chosen, onChoose }: Props) {
  const weeks = arrangeWeeks(days)
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-3 text-sm font-medium">Day</legend>
      <div
        className="grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${weeks[0]?.length ?? 1}, minmax(0, 1fr))` }}
      >
        {weeks[0]?.map(({ date }) => (
          <span key={date} aria-hidden="true" className="text-center type-slate text-muted-foreground">
            {weekday(noon(date))}
          </span>
        ))}
        {weeks
          .flat()
          .map((day) =>
            day.slots.length > 0 ? (
              <DayChoice key={day.date} day={day} isChosen={day.date === chosen} onChoose={onChoose} />
            ) : (
              <EmptyDay key={day.date} date={day.date} />
            ),
          )}
      </div>
    </fieldset>
  )
}

const cell = 'grid h-15 place-content-center rounded-md text-center tabular-nums'

function DayFace({ date }: { date: string }) {
  const [month, number] = shortDay(noon(date)).split(' ')
  return (
    <>
      <span className="text-lg leading-6 font-medium">{number}</span>
      <span className="text-xs leading-4">{month}</span>
    </>
  )
}

const EmptyDay = ({ date }: { date: string }) => (
  <span aria-hidden="true" className={cx(cell, 'text-muted-foreground opacity-45')}>
    <DayFace date={date} />
  </span>
)

type ChoiceProps = { day: Day; isChosen: boolean; onChoose: (date: string) => void }

function DayChoice({ day: { date, slots }, isChosen, onChoose }: ChoiceProps) {
  const free = slots.length === 1 ? '1 free time' : `${slots.length} free times`
  return (
    <label
      className={cx(
        cell,
        'relative cursor-pointer border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen
          ? 'border-primary bg-primary text-primary-foreground'
          : 'border-input hover:border-foreground hover:bg-secondary',
      )}
    >
      <input
        type="radio"
        name="day"
        value={date}
        checked={isChosen}
        onChange={() => onChoose(date)}
        aria-label={`${longDay(noon(date))}, ${free}`}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <DayFace date={date} />
    </label>
  )
}
