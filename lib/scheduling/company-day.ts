import { dateIn } from './format'
import { COMPANY_ZONE } from './rules'

/** The date of an instant (ISO 8601) on the company's calendar, as in '2026-12-25'. */
export const companyDay = dateIn(COMPANY_ZONE)
