import type { ListSpec } from '@/lib/list/types'
import { isUuid } from '@/lib/list/values'
import { toAdGroupStatus } from './statuses'

/** When a group is due, as lists narrow it. */
export const DUE_OPTIONS = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'In the next 7 days' },
  { value: 'none', label: 'Without a date' },
] as const

export const AD_GROUP_LIST = {
  name: 'ad-groups',
  nouns: ['ad group', 'ad groups'],
  searched: 'Name, client or product',
  columns: {
    name: { label: 'Name', sort: 'up' },
    client: { label: 'Client', sort: 'up' },
    product: { label: 'Product', sort: 'up' },
    status: { label: 'Status' },
    due: { label: 'Due', sort: 'up' },
    ads: { label: 'Ads' },
    preview: { label: 'Preview' },
    created: { label: 'Created', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isExtra: true },
  },
  filters: {
    status: {
      label: 'Status',
      any: 'Any status',
      accepts: (value) => toAdGroupStatus(value) !== null,
    },
    client: { label: 'Client', any: 'Any client', accepts: isUuid },
    product: { label: 'Product', any: 'Any product', accepts: isUuid },
    due: {
      label: 'Due',
      any: 'Any date',
      accepts: (value) => DUE_OPTIONS.some((option) => option.value === value),
    },
    assignee: { label: 'Assigned to', any: 'Anybody', accepts: isUuid },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec
