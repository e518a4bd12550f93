import type { ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { GEAR_STATUS_LABELS } from './gear'

export const GEAR_KIND_LABELS = { camera: 'Camera', lens: 'Lens' } as const

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
    kind: {
      label: 'Kind',
      anyLabel: 'Any kind',
      accepts: (value) => hasKey(GEAR_KIND_LABELS, value),
    },
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(GEAR_STATUS_LABELS, value),
    },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type GearColumn = keyof typeof GEAR_LIST.columns
export type GearFilter = keyof typeof GEAR_LIST.filters
