import type { ListSpec } from '@/lib/list/types'
import { isUuid } from '@/lib/list/values'
import { toAdGroupStatus } from './statuses'
import { toAdKind } from './types'

export const AD_LIBRARY = {
  name: 'ad-library',
  nouns: ['ad', 'ads'],
  searched: 'Title, group, client or product',
  columns: {
    title: { label: 'Title', sort: 'up' },
    files: { label: 'Files' },
    group: { label: 'Ad group', sort: 'up' },
    client: { label: 'Client', sort: 'up' },
    product: { label: 'Product', sort: 'up' },
    status: { label: 'Status' },
    created: { label: 'Created', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isExtra: true },
  },
  filters: {
    client: { label: 'Client', any: 'Any client', accepts: isUuid },
    product: { label: 'Product', any: 'Any product', accepts: isUuid },
    status: { label: 'Status', any: 'Any status', accepts: (value) => toAdGroupStatus(value) !== null },
    missing: { label: 'Missing', any: 'Any files', accepts: (value) => toAdKind(value) !== null },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type AdColumn = keyof typeof AD_LIBRARY.columns
export type AdFilter = keyof typeof AD_LIBRARY.filters
