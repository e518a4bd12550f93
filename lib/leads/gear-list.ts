import { choiceFilter, type ListSpec } from '@/lib/list/query'
import { GEAR_STATUS_LABELS } from './gear'

export const GEAR_KIND_LABELS = { camera: 'Camera', lens: 'Lens' } as const

/** Changes of many entries at once. */
export const GEAR_CHANGE_LABELS = { approve: 'Approve', decline: 'Decline', merge: 'Merge' } as const
export type GearChange = keyof typeof GEAR_CHANGE_LABELS

export const GEAR_LIST = {
  name: 'gear',
  nouns: ['entry', 'entries'],
  searchLabel: 'Name or brand',
  columns: {
    name: { label: 'Name', sort: 'up' },
    kind: { label: 'Kind', sort: 'up' },
    brand: { label: 'Brand', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    uses: { label: 'Applications' },
    created: { label: 'Added', sort: 'down' },
  },
  filters: {
    kind: choiceFilter('Kind', 'Any kind', GEAR_KIND_LABELS),
    status: choiceFilter('Status', 'Any status', GEAR_STATUS_LABELS),
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type GearColumn = keyof typeof GEAR_LIST.columns
export type GearFilter = keyof typeof GEAR_LIST.filters
