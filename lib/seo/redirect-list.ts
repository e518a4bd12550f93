import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const REDIRECT_KIND_LABELS = { moved: 'Moved page', hand: 'By hand' } as const
export type RedirectKind = keyof typeof REDIRECT_KIND_LABELS

export const REDIRECT_LIST = {
  name: 'redirects',
  nouns: ['redirect', 'redirects'],
  searchLabel: 'Old or new address',
  columns: {
    path: { label: 'Old address', sort: 'up' },
    target: { label: 'Leads to', sort: 'up' },
    kind: { label: 'Kind', sort: 'up' },
    hits: { label: 'Used in 30 days', sort: 'down' },
    created: { label: 'Since', sort: 'down' },
  },
  filters: {
    kind: { label: 'Kind', anyLabel: 'Any kind', accepts: (value) => hasKey(REDIRECT_KIND_LABELS, value) },
    import: { label: 'Import', anyLabel: 'Imported or not', accepts: isUuid },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type RedirectColumn = keyof typeof REDIRECT_LIST.columns
export type RedirectFilter = keyof typeof REDIRECT_LIST.filters

export const MISSING_LIST = {
  name: 'redirects/missing',
  nouns: ['address', 'addresses'],
  searchLabel: 'Address',
  columns: {
    path: { label: 'Address', sort: 'up' },
    hits: { label: 'Asked for in 30 days', sort: 'down' },
    days: { label: 'On days', sort: 'down' },
    last: { label: 'Last', sort: 'down' },
  },
  filters: {},
  order: { by: 'hits', isDescending: true },
} as const satisfies ListSpec

export type MissingColumn = keyof typeof MISSING_LIST.columns
