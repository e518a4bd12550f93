const LOCALE = 'en-US'

/** Engines disagree on the space before AM and PM, and a page that was rendered by another would not match. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Formats instants (ISO 8601) on the clock of a zone (IANA name). */
const formatter = (options: Intl.DateTimeFormatOptions) => (zone: string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone })
  return (instant: string) => plainSpaces(format.format(new Date(instant)))
}

/** As in '9:00 AM'. */
export const timeIn = formatter({ hour: 'numeric', minute: '2-digit' })

/** As in 'Monday, November 23'. */
export const dayIn = formatter({ weekday: 'long', month: 'long', day: 'numeric' })

/** As in 'Nov 23'. */
export const shortDayIn = formatter({ month: 'short', day: 'numeric' })

/** As in 'Mon'. */
export const weekdayIn = formatter({ weekday: 'short' })

/** As in 'Monday, November 23, 2026 at 9:00 AM EST'. */
export const momentIn = formatter({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** The date as in '2026-11-23'. */
export function dateIn(zone: string) {
  const format = new Intl.DateTimeFormat(LOCALE, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone,
  })
  return (instant: string) => {
    const parts = format.formatToParts(new Date(instant))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value
    return `${part('year')}-${part('month')}-${part('day')}`
  }
}

/** What the clock of a zone is called at an instant, as in 'Eastern Standard Time'. */
export function zoneNameAt(zone: string, instant: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'long' })
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
