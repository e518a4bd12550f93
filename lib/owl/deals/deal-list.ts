import { isUuid, type ListSpec } from '@/lib/list/query'
import { PICTURE_FILTER_LABELS } from '@/lib/owl/picture'
import { hasKey } from '@/lib/text/untrusted'
import { DEAL_STATUS_LABELS, type DealStatus } from './status'

export const toDealStatus = (text: string | undefined): DealStatus | null =>
  text !== undefined && hasKey(DEAL_STATUS_LABELS, text) ? text : null

/** Within 14 days, as the view `deal_list` counts them. */
export const DEAL_SOON_LABELS = { starts: 'Starts within 14 days', ends: 'Ends within 14 days' } as const

export const toDealSoon = (text: string | undefined): keyof typeof DEAL_SOON_LABELS | null =>
  text !== undefined && hasKey(DEAL_SOON_LABELS, text) ? text : null

export const DEAL_LIST = {
  name: 'deals',
  nouns: ['deal', 'deals'],
  searchLabel: 'Title or group',
  columns: {
    title: { label: 'Title', sort: 'up' },
    picture: { label: 'Picture' },
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
    soon: { label: 'Soon', anyLabel: 'Soon or not', accepts: (value) => toDealSoon(value) !== null },
    group: { label: 'Group', anyLabel: 'Any group', accepts: isUuid },
    product: { label: 'Product', anyLabel: 'Any product', accepts: isUuid },
    picture: {
      label: 'Picture',
      anyLabel: 'With or without picture',
      accepts: (value) => hasKey(PICTURE_FILTER_LABELS, value),
    },
  },
  order: { by: 'first', isDescending: true },
  layouts: ['table', 'grid'],
} as const satisfies ListSpec

export type DealColumn = keyof typeof DEAL_LIST.columns
export type DealFilter = keyof typeof DEAL_LIST.filters
