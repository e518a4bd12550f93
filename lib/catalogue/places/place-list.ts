import { STATES } from '@/lib/content/states'
import type { ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const PLACE_STATUS_LABELS = { published: 'Published', draft: 'Draft' } as const
export type PlaceStatus = keyof typeof PLACE_STATUS_LABELS

export const PLACE_KIND_LABELS = { city: 'Cities', state: 'States' } as const
export const SEARCH_LABELS = { yes: 'In search', no: 'Not in search' } as const
export const TEXT_LABELS = { composed: 'Composed', written: 'Written by people' } as const

export const DISTRICT = 'District of Columbia'

/** Full names, as place pages store them. */
export const STATE_NAMES: readonly string[] = [...STATES.map(({ name }) => name), DISTRICT].toSorted()

export const PLACE_LIST = {
  name: 'place-pages',
  nouns: ['page', 'pages'],
  searchLabel: 'City, state, address or title',
  columns: {
    place: { label: 'Place', sort: 'up' },
    state: { label: 'State', sort: 'up' },
    status: { label: 'Status' },
    search: { label: 'In search' },
    words: { label: 'Words', sort: 'up' },
    films: { label: 'Films there', sort: 'down' },
    text: { label: 'Text', isHiddenByDefault: true },
    title: { label: 'Title', isHiddenByDefault: true },
    address: { label: 'Address', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down' },
  },
  filters: {
    state: {
      label: 'State',
      anyLabel: 'Any state',
      accepts: (value) => STATE_NAMES.includes(value),
    },
    kind: {
      label: 'Kind',
      anyLabel: 'Cities and states',
      accepts: (value) => hasKey(PLACE_KIND_LABELS, value),
    },
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(PLACE_STATUS_LABELS, value),
    },
    search: {
      label: 'In search',
      anyLabel: 'In search or not',
      accepts: (value) => hasKey(SEARCH_LABELS, value),
    },
    text: { label: 'Text', anyLabel: 'Any text', accepts: (value) => hasKey(TEXT_LABELS, value) },
  },
  order: { by: 'changed', isDescending: true },
} as const satisfies ListSpec

export type PlaceColumn = keyof typeof PLACE_LIST.columns
export type PlaceFilter = keyof typeof PLACE_LIST.filters

export const PLACE_CHANGE_LABELS = { publish: 'Publish', unpublish: 'Unpublish' } as const
export type PlaceChange = keyof typeof PLACE_CHANGE_LABELS

/** Of a change of one page of many. */
export type PlaceOutcome = {
  id: string
  /** 'thin': published, but not in search yet. */
  outcome: 'done' | 'thin' | 'unchanged' | 'refused'
}
