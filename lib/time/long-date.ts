import { COMPANY_ZONE } from './in-zone'

/** For dates or instants (ISO 8601). In UTC a date without a time stays the same date. */
function dateFormat(dateStyle: 'medium' | 'long' | 'full', timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeZone })
  return (time: string) => format.format(new Date(time))
}

export const longDate = dateFormat('long', COMPANY_ZONE)

export const longDay = dateFormat('long', 'UTC')

export const mediumDay = dateFormat('medium', 'UTC')

export const fullDay = dateFormat('full', 'UTC')
