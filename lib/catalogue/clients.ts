import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const MISSING_LABELS = {
  logo: 'Without a logo',
  website: 'Without a website',
  industry: 'Without an industry',
} as const
type MissingFact = keyof typeof MISSING_LABELS

export const toMissingFact = (value: string | undefined): MissingFact | null =>
  value !== undefined && hasKey(MISSING_LABELS, value) ? value : null

export const FEATURED_LABELS = { yes: 'Featured', no: 'Not featured' } as const

export const CLIENT_LIST = {
  name: 'upload-client-logos',
  nouns: ['client', 'clients'],
  searchLabel: 'Name or website',
  columns: {
    name: { label: 'Name', sort: 'up' },
    logo: { label: 'Logo' },
    industry: { label: 'Industry', sort: 'up' },
    films: { label: 'Films' },
    reviews: { label: 'Reviews' },
    contacts: { label: 'Contacts' },
    adGroups: { label: 'Ad groups' },
    featured: { label: 'Featured', sort: 'down' },
    website: { label: 'Website', isHiddenByDefault: true },
    created: { label: 'Created', sort: 'down', isHiddenByDefault: true },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    featured: {
      label: 'Featured',
      anyLabel: 'Featured or not',
      accepts: (value) => hasKey(FEATURED_LABELS, value),
    },
    industry: { label: 'Industry', anyLabel: 'Any industry', accepts: isUuid },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => toMissingFact(value) !== null,
    },
  },
  order: { by: 'name', isDescending: false },
} as const satisfies ListSpec

export type ClientColumn = keyof typeof CLIENT_LIST.columns
export type ClientFilter = keyof typeof CLIENT_LIST.filters

export const CLIENT_FIELDS = ['name', 'website', 'industry'] as const
export type ClientField = (typeof CLIENT_FIELDS)[number]
/** As forms post them; empty without a value. */
export type ClientValues = Record<ClientField, string>

/** How many logos the home page shows: the first ones in their order. */
export const HOME_LOGOS = 8

/** Ids of the featured clients that the home page shows. */
export const shownLogos = (order: readonly { id: string; logo: string | null }[]): Set<string> =>
  new Set(
    order
      .filter(({ logo }) => logo !== null)
      .slice(0, HOME_LOGOS)
      .map(({ id }) => id),
  )

export const FEATURED_MOVES = ['first', 'up', 'down', 'off'] as const
export type FeaturedMove = (typeof FEATURED_MOVES)[number]

/** As in '2 films and 1 review'. Null when there is nothing. */
export function listCounts(counts: readonly (readonly [number: number, noun: string])[]): string | null {
  const parts = counts
    .filter(([number]) => number > 0)
    .map(([number, noun]) => `${number} ${noun}${number === 1 ? '' : 's'}`)
  return parts.length > 0 ? new Intl.ListFormat('en-US').format(parts) : null
}
