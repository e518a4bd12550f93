import { COMPANY_ZONE } from '@/lib/time/in-zone'

/** The zones of the fifty states, east to west, by the name people there use. */
export const US_ZONES = [
  { zone: 'America/New_York', label: 'Eastern Time' },
  { zone: 'America/Chicago', label: 'Central Time' },
  { zone: 'America/Denver', label: 'Mountain Time' },
  { zone: 'America/Phoenix', label: 'Arizona' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time' },
  { zone: 'America/Anchorage', label: 'Alaska' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii' },
] as const

const LONGEST_NAME = 64

/** Whether this machine knows a zone of that name. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_NAME || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The given zone if there is one of that name, else the company's. */
export const timeZoneOr = (name: string | undefined) => (name && isTimeZone(name) ? name : COMPANY_ZONE)

/** As in 'New York' for 'America/New_York'. */
export const cityOfZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
