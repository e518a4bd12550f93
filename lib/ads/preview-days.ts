import { Temporal } from 'temporal-polyfill'
import { companyDay } from '@/lib/time/company-day'
import { COMPANY_ZONE } from '@/lib/time/company-day'

/** The moment (ISO 8601) at which a day (as in '2026-12-04') is over on the company's clock. */
export const endOfDay = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(COMPANY_ZONE).toInstant().toString()

/** The last day on which a preview that expires at this moment is open, if only for a part of it. */
export const lastDayBefore = (expiresAt: string): string =>
  companyDay(new Date(Date.parse(expiresAt) - 1).toISOString())
