import { Temporal } from 'temporal-polyfill'
import { COMPANY_ZONE, companyDay } from '@/lib/time/in-zone'

/** `expired` previews are switched on, but their time is over. */
export type PreviewState = 'open' | 'closed' | 'expired'

/**
 * Whether clients see a group of ads.
 *
 * @param expiresAt ISO 8601; null where the preview stays open until somebody closes it
 * @param now epoch milliseconds
 */
export function previewState(isEnabled: boolean, expiresAt: string | null, now: number): PreviewState {
  if (!isEnabled) return 'closed'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

/** The moment (ISO 8601) at which a day (as in '2026-12-04') is over on the company's clock. */
export const endOfDay = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(COMPANY_ZONE).toInstant().toString()

/** The last day on which a preview that expires at this moment is open, if only for a part of it. */
export const lastOpenDay = (expiresAt: string): string =>
  companyDay(new Date(Date.parse(expiresAt) - 1).toISOString())
