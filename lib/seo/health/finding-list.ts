import type { ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import { FINDING_KIND_LABELS } from './finding-kinds'

export const STATE_LABELS = {
  new: 'New in the last check',
  still: 'Known before',
  fixed: 'Fixed',
  ignored: 'Ignored',
} as const
export type FindingState = keyof typeof STATE_LABELS

export const PAGE_GROUP_LABELS = {
  place: 'Place pages',
  article: 'Articles',
  video: 'Videos',
  other: 'Other pages',
} as const

export const FINDING_LIST = {
  name: 'search-health',
  nouns: ['finding', 'findings'],
  searchLabel: 'Address or text',
  columns: {
    path: { label: 'Page', sort: 'up' },
    kind: { label: 'Urgency', sort: 'up' },
    detail: { label: 'What' },
    state: { label: 'State' },
    seen: { label: 'First seen', sort: 'down' },
    fixed: { label: 'Fixed' },
    reason: { label: 'Why ignored' },
  },
  filters: {
    kind: { label: 'Kind', anyLabel: 'Any kind', accepts: (value) => hasKey(FINDING_KIND_LABELS, value) },
    page: { label: 'Pages', anyLabel: 'All pages', accepts: (value) => hasKey(PAGE_GROUP_LABELS, value) },
    state: { label: 'State', anyLabel: 'Open', accepts: (value) => hasKey(STATE_LABELS, value) },
  },
  layouts: ['grid'],
  order: { by: 'kind', isDescending: false },
} as const satisfies ListSpec

export type FindingColumn = keyof typeof FINDING_LIST.columns
export type FindingFilter = keyof typeof FINDING_LIST.filters
