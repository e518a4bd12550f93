import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import type { EntryKind } from './ledger'

export const PROGRAM_STATUS_LABELS = { planned: 'Planned', active: 'Active', ended: 'Ended' } as const
export type ProgramStatus = keyof typeof PROGRAM_STATUS_LABELS

export const toProgramStatus = (value: string): ProgramStatus =>
  hasKey(PROGRAM_STATUS_LABELS, value) ? value : 'planned'

export const COMING_LABELS = { yes: 'Next version is published' } as const

export const LOYALTY_LIST = {
  name: 'loyalty-program',
  nouns: ['program', 'programs'],
  searchLabel: 'Program or site group',
  columns: {
    name: { label: 'Program', sort: 'up' },
    group: { label: 'Site group', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    running: { label: 'Runs now' },
    coming: { label: 'Next version', sort: 'up' },
    members: { label: 'Members' },
    points: { label: 'Open points' },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(PROGRAM_STATUS_LABELS, value),
    },
    coming: {
      label: 'Change',
      anyLabel: 'With and without a change to come',
      accepts: (value) => hasKey(COMING_LABELS, value),
    },
    group: { label: 'Site group', anyLabel: 'Any site group', accepts: isUuid },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type LoyaltyColumn = keyof typeof LOYALTY_LIST.columns
export type LoyaltyFilter = keyof typeof LOYALTY_LIST.filters

export const ENTRY_KIND_LABELS: Record<EntryKind, string> = {
  purchase: 'Purchase',
  redemption: 'Reward',
  expiry: 'Expired',
  adjustment: 'Adjustment',
}

/** Time zones of the United States, as programs have them. */
export const PROGRAM_ZONES = {
  'America/New_York': 'Eastern',
  'America/Detroit': 'Eastern (Michigan)',
  'America/Indiana/Indianapolis': 'Eastern (Indiana)',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Mountain (Arizona)',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
} as const

export const zoneLabel = (zone: string): string => (hasKey(PROGRAM_ZONES, zone) ? PROGRAM_ZONES[zone] : zone)
