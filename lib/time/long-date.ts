import { COMPANY_ZONE } from './company-day'

/** Formats days or moments, ISO 8601. A day without a time begins in UTC. */
function dateFormat(dateStyle: 'medium' | 'long' | 'full', timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone })
  return (time: string) => format.format(new Date(time))
}

/** The company's day of a moment, as in 'November 3, 2026'. */
export const longDate = dateFormat('long', COMPANY_ZONE)

/** A day, as in 'December 4, 2026', the same for every reader. */
export const longDay = dateFormat('long', 'UTC')

/** A day where there is little room, as in 'Dec 4, 2026'. */
export const mediumDay = dateFormat('medium', 'UTC')

/** As in 'Friday, December 4, 2026'. */
export const fullDay = dateFormat('full', 'UTC')
