import { COMPANY_ZONE } from './in-zone'

/** Formats dates or instants (ISO 8601). A date without a time is midnight UTC. */
function dateFormat(dateStyle: 'medium' | 'long' | 'full', timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone })
  return (time: string) => format.format(new Date(time))
}

/** The date of an instant in the company's time zone, as in 'November 3, 2026'. */
export const longDate = dateFormat('long', COMPANY_ZONE)

/** A calendar date, as in 'December 4, 2026'. */
export const longDay = dateFormat('long', 'UTC')

/** A calendar date, as in 'Dec 4, 2026'. */
export const mediumDay = dateFormat('medium', 'UTC')

/** A calendar date, as in 'Friday, December 4, 2026'. */
export const fullDay = dateFormat('full', 'UTC')
