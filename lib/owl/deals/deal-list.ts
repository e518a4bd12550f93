import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { DEAL_STATUS_LABELS, type DealStatus } from './status'

export const toDealStatus = (text: string | undefined): DealStatus | null =>
  text !== undefined && hasKey(DEAL_STATUS_LABELS, text) ? text : null

export const DEAL_LIST = {
  name: 'deals',
  nouns: ['deal', 'deals'],
  searchLabel: 'Title or group',
  columns: {
    title: { label: 'Title', sort: 'up' },
    group: { label: 'Group', sort: 'up' },
    offer: { label: 'Offer' },
    products: { label: 'Products' },
    status: { label: 'Status' },
    first: { label: 'First day', sort: 'down' },
    last: { label: 'Last day', sort: 'up' },
    where: { label: 'Where' },
    oldPrice: { label: 'Old price', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => toDealStatus(value) !== null,
    },
    group: { label: 'Group', anyLabel: 'Any group', accepts: isUuid },
    product: { label: 'Product', anyLabel: 'Any product', accepts: isUuid },
  },
  order: { by: 'first', isDescending: true },
} as const satisfies ListSpec

export type DealColumn = keyof typeof DEAL_LIST.columns
export type DealFilter = keyof typeof DEAL_LIST.filters
