import { Temporal } from 'temporal-polyfill'
import { COMPANY_ZONE, companyDay } from '@/lib/time/in-zone'

/** 'expired': enabled, but past its last day. */
export type PreviewState = 'open' | 'closed' | 'expired'

/**
 * @param expiresAt null: no last day
 * @param now epoch milliseconds
 */
export function previewState(isEnabled: boolean, expiresAt: string | null, now: number): PreviewState {
  if (!isEnabled) return 'closed'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

/** The end of a day ('2026-12-04') in the company's time zone, as an ISO 8601 time. */
export const endOfDay = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(COMPANY_ZONE).toInstant().toString()

export const lastOpenDay = (expiresAt: string): string =>
  companyDay(new Date(Date.parse(expiresAt) - 1).toISOString())
