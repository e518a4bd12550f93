// `@__PURE__` lets bundlers leave out the formats that a page does not use.

const LOCALE = 'en-US'

/** Engines use different spaces before AM and PM: without this, hydration fails in a browser whose engine is not the server's. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** Formats instants (ISO 8601) on the clock of a zone (IANA name). */
const formatter = (options: Intl.DateTimeFormatOptions) => (zone: string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone })
  return (instant: string) => plainSpaces(format.format(new Date(instant)))
}

/** As in '9:00 AM'. */
export const timeIn = /* @__PURE__ */ formatter({ hour: 'numeric', minute: '2-digit' })

/** As in 'Monday, November 23'. */
export const dayIn = /* @__PURE__ */ formatter({ weekday: 'long', month: 'long', day: 'numeric' })

export const shortDayIn = /* @__PURE__ */ formatter({ month: 'short', day: 'numeric' })

export const weekdayIn = /* @__PURE__ */ formatter({ weekday: 'short' })

/** As in 'Monday, November 23, 2026 at 9:00 AM EST'. */
export const momentIn = /* @__PURE__ */ formatter({
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
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value
    return `${part('year')}-${part('month')}-${part('day')}`
  }
}

/** The name of a zone's time at an instant, as in 'Eastern Standard Time'. */
export function zoneNameAt(zone: string, instant: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone: zone, timeZoneName: 'long' })
  return format.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** The company's time zone: its opening hours, due days and deadlines are in it. */
export const COMPANY_ZONE = 'America/Detroit'

/** The date of an instant (ISO 8601) on the company's calendar, as in '2026-12-25'. */
export const companyDay = /* @__PURE__ */ dateIn(COMPANY_ZONE)

export const companyToday = (): string => companyDay(new Date().toISOString())

/** An instant as an attribute of HTML, which takes three digits of a second. Postgres writes six. */
export const htmlTime = (at: string): string => new Date(at).toISOString()

/** For dates or instants (ISO 8601). In UTC a date without a time stays the same date. */
function dateFormat(dateStyle: 'medium' | 'long' | 'full', timeZone: string) {
  const format = new Intl.DateTimeFormat(LOCALE, { dateStyle, timeZone })
  return (time: string) => format.format(new Date(time))
}

export const longDate = /* @__PURE__ */ dateFormat('long', COMPANY_ZONE)

export const longDay = /* @__PURE__ */ dateFormat('long', 'UTC')

export const mediumDay = /* @__PURE__ */ dateFormat('medium', 'UTC')

/** `mediumDay` without the year while it lasts. Both as '2026-12-04'. */
export const shortDay = (day: string, today = companyToday()): string =>
  day.slice(0, 4) === today.slice(0, 4) ? mediumDay(day).replace(/, \d+$/, '') : mediumDay(day)

export const fullDay = /* @__PURE__ */ dateFormat('full', 'UTC')
