import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

/** `waiting`: a client sent it, and nobody has decided yet. */
export const REVIEW_STATUSES = ['published', 'waiting', 'hidden'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

export const REVIEW_STATUS_LABELS: Record<ReviewStatus, string> = {
  published: 'Published',
  waiting: 'Waiting',
  hidden: 'Hidden',
}

const RATINGS = ['5', '4', '3', '2', '1'] as const

const RATING_LABELS: Record<(typeof RATINGS)[number], string> = {
  5: '5 stars',
  4: '4 stars',
  3: '3 stars',
  2: '2 stars',
  1: '1 star',
}

/** From five stars to one. */
export const RATING_OPTIONS = RATINGS.map((rating) => [rating, RATING_LABELS[rating]] as const)

export const isRating = (value: string): boolean => RATINGS.some((rating) => rating === value)

export const REVIEW_LIST = {
  name: 'add-review',
  nouns: ['review', 'reviews'],
  searchLabel: 'Text, client, person or film',
  columns: {
    client: { label: 'Client', sort: 'up' },
    rating: { label: 'Rating', sort: 'down' },
    text: { label: 'Text' },
    contact: { label: 'Person' },
    film: { label: 'Film' },
    status: { label: 'Status', sort: 'up' },
    date: { label: 'Date', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(REVIEW_STATUS_LABELS, value),
    },
    rating: { label: 'Rating', anyLabel: 'Any rating', accepts: isRating },
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    film: { label: 'Film', anyLabel: 'Any film', accepts: isUuid },
  },
  order: { by: 'date', isDescending: true },
} as const satisfies ListSpec

export type ReviewColumn = keyof typeof REVIEW_LIST.columns
export type ReviewFilter = keyof typeof REVIEW_LIST.filters

export const REVIEW_FIELDS = ['rating', 'description', 'client', 'contact', 'film', 'date'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]
/** As forms post them; empty without a value. */
export type ReviewValues = Record<ReviewField, string>

/** How many reviews the home page shows: published ones that staff chose first, then the newest. */
export const HOME_REVIEWS = 4
