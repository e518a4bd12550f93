const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Detroit' })
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The company's day of a moment, as in 'November 3, 2026'. `time` is ISO 8601. */
export const longDate = (time: string): string => FORMAT.format(new Date(time))

/** A day without a time, as in '2026-12-04', which is the same day everywhere. */
export const longDay = (day: string): string => DAY_FORMAT.format(new Date(`${day}T00:00Z`))
