/** In the company's own time zone, so that everyone in the office reads the same hour. */
const office = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Detroit',
})

/** `at` as ISO 8601. Where only text can stand. */
export const officeTime = (at: string): string => office.format(new Date(at))

/** `at` as ISO 8601. */
export function OfficeTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={className}>
      {officeTime(at)}
    </time>
  )
}
