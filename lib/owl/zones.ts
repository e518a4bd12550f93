import { cityOfZone } from '@/lib/scheduling/zones'

/** Zones of the United States whose clocks differ today or in name, from east to west. */
export const SITE_ZONES = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const

const AMERICAN = /^(?:America|Pacific)\/[A-Za-z_/-]{1,40}$/

export function isSiteZone(zone: string): boolean {
  if (!AMERICAN.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** As in 'Eastern Time, Detroit'. */
export function zoneLabel(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
  const name = parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${name}, ${cityOfZone(zone)}`
}
