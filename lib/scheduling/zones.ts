import { COMPANY_ZONE } from '@/lib/time/in-zone'

export const US_ZONES = [
  { zone: 'America/New_York', label: 'Eastern Time' },
  { zone: 'America/Chicago', label: 'Central Time' },
  { zone: 'America/Denver', label: 'Mountain Time' },
  { zone: 'America/Phoenix', label: 'Arizona' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time' },
  { zone: 'America/Anchorage', label: 'Alaska' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii' },
] as const

const MAX_NAME_LENGTH = 64

export function isTimeZone(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const timeZoneOr = (name: string | undefined) => (name && isTimeZone(name) ? name : COMPANY_ZONE)

export const cityOfZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
