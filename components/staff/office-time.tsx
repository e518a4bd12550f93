import { fullDay, htmlTime, shortDay } from '@/lib/time/in-zone'

/** Company time zone, so that all staff read the same hour. */
const office = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Detroit',
})

/** `at` is ISO 8601. Engines use different spaces before AM and PM. */
export const officeTime = (at: string): string => office.format(new Date(at)).replaceAll('\u202f', ' ')

const thisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Detroit',
})

const yearOf = (at: Date) => at.toLocaleDateString('en-US', { year: 'numeric', timeZone: 'America/Detroit' })

const isThisYear = (time: Date) => yearOf(time) === yearOf(new Date())

/** A line breaks between day and time only. The year is left out while it lasts. */
export function OfficeTime({ at, className }: { at: string; className?: string }) {
  const time = new Date(at)
  return (
    <time dateTime={htmlTime(at)} title={officeTime(at)} className={className}>
      {(isThisYear(time) ? thisYear.format(time) : officeTime(at)).replaceAll(/ (?!\d+:)/g, '\u00a0')}
    </time>
  )
}

/** As '2026-12-04'. By the same rule as `OfficeTime`; the whole day is its title. */
export const Day = ({ on }: { on: string }) => (
  <time dateTime={on} title={fullDay(on)} className="whitespace-nowrap tabular-nums">
    {shortDay(on)}
  </time>
)
