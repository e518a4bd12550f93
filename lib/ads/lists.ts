import { choiceFilter, isUuid, type ListSpec } from '@/lib/list/query'
import { AD_GROUP_STATUS_LABELS, toAdGroupStatus, toAdKind } from './types'

export const DUE_LABELS = { overdue: 'Overdue', week: 'In the next 7 days', none: 'No date' } as const
export type Due = keyof typeof DUE_LABELS

export const toDue = (value: string | undefined): Due | null =>
  (Object.keys(DUE_LABELS) as Due[]).find((due) => due === value) ?? null

/** `open`: neither approved nor delivered. */
export const STATUS_FILTER_LABELS = { open: 'Not done yet', ...AD_GROUP_STATUS_LABELS } as const

export const NOBODY = 'nobody'

export const AD_GROUP_LIST = {
  name: 'ad-groups',
  nouns: ['ad group', 'ad groups'],
  searchLabel: 'Name, client or product',
  columns: {
    name: { label: 'Name', sort: 'up' },
    client: { label: 'Client', sort: 'up' },
    product: { label: 'Product', sort: 'up' },
    catalogueClient: { label: 'Catalog client', isHiddenByDefault: true },
    status: { label: 'Status' },
    due: { label: 'Due', sort: 'up' },
    ads: { label: 'Ads' },
    preview: { label: 'Preview' },
    created: { label: 'Created', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: choiceFilter('Status', 'Any status', STATUS_FILTER_LABELS),
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    product: { label: 'Product', anyLabel: 'Any product', accepts: isUuid },
    due: { label: 'Due', anyLabel: 'Any date', accepts: (value) => toDue(value) !== null },
    assignee: {
      label: 'Assigned to',
      anyLabel: 'Anyone',
      accepts: (value) => value === NOBODY || isUuid(value),
    },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type AdGroupColumn = keyof typeof AD_GROUP_LIST.columns
export type AdGroupFilter = keyof typeof AD_GROUP_LIST.filters

export const AD_LIBRARY = {
  name: 'ad-library',
  nouns: ['ad', 'ads'],
  searchLabel: 'Title, group, client or product',
  columns: {
    title: { label: 'Title', sort: 'up' },
    files: { label: 'Files' },
    group: { label: 'Ad group', sort: 'up' },
    client: { label: 'Client', sort: 'up' },
    product: { label: 'Product', sort: 'up' },
    status: { label: 'Status' },
    template: { label: 'Template', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    product: { label: 'Product', anyLabel: 'Any product', accepts: isUuid },
    status: { label: 'Status', anyLabel: 'Any status', accepts: (value) => toAdGroupStatus(value) !== null },
    template: { label: 'Template', anyLabel: 'With or without', accepts: isUuid },
    missing: { label: 'Missing', anyLabel: 'Any files', accepts: (value) => toAdKind(value) !== null },
    feedback: choiceFilter('Feedback', 'Any feedback', {
      open: 'With comments to settle',
      approved: 'Approved within 7 days',
    }),
    mine: choiceFilter('Groups', 'Any group', { yes: 'Assigned to me' }),
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type AdColumn = keyof typeof AD_LIBRARY.columns
export type AdFilter = keyof typeof AD_LIBRARY.filters
