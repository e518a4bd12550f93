/** Company time zone, so that all staff read the same hour. */
const office = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Detroit',
})

/** `at` is ISO 8601. */
export const officeTime = (at: string): string => office.format(new Date(at))

/** A line breaks between day and time only. */
export function OfficeTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {officeTime(at).replaceAll(/ (?!\d+:)/g, '\u00a0')}
    </time>
  )
}
