import { dateIn } from './in-zone'

/** The time zone of the company: its opening hours, due days and deadlines are in it. */
export const COMPANY_ZONE = 'America/Detroit'

/** The date of an instant (ISO 8601) on the company's calendar, as in '2026-12-25'. */
export const companyDay = dateIn(COMPANY_ZONE)
