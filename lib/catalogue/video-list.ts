import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export const VIDEO_STATUS_LABELS = { published: 'Published', draft: 'Draft', archived: 'Archived' } as const
export type VideoStatus = keyof typeof VIDEO_STATUS_LABELS

export const PLACEMENT_LABELS = { yes: 'On pages of places', no: 'Not on pages of places' } as const

/** What a video can lack. */
export const VIDEO_FACT_LABELS = {
  thumbnail: 'Thumbnail',
  film: 'Film',
  goal: 'Goal text',
  ratio: 'Ratio',
  industry: 'Industry',
  place: 'Place',
  captions: 'Captions',
} as const
export type VideoFact = keyof typeof VIDEO_FACT_LABELS

const MAX_NAME = 100

export const VIDEO_LIST = {
  name: 'video-gallery',
  nouns: ['video', 'videos'],
  searchLabel: 'Name, client, service or place',
  layouts: ['grid', 'table'],
  columns: {
    title: { label: 'Name', sort: 'up' },
    thumbnail: { label: 'Picture' },
    status: { label: 'Status' },
    clients: { label: 'Clients' },
    industries: { label: 'Industries' },
    service: { label: 'Service', sort: 'up', isHiddenByDefault: true },
    place: { label: 'Place', sort: 'up' },
    placement: { label: 'Placement', isHiddenByDefault: true },
    missing: { label: 'Missing' },
    created: { label: 'Date', sort: 'down' },
    changed: { label: 'Changed', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(VIDEO_STATUS_LABELS, value),
    },
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
    industry: { label: 'Industry', anyLabel: 'Any industry', accepts: isUuid },
    service: {
      label: 'Service',
      anyLabel: 'Any service',
      accepts: (value) => value.length <= MAX_NAME,
    },
    place: { label: 'Place', anyLabel: 'Any place', accepts: (value) => readPlace(value) !== null },
    placement: {
      label: 'Placement',
      anyLabel: 'Any placement',
      accepts: (value) => hasKey(PLACEMENT_LABELS, value),
    },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => hasKey(VIDEO_FACT_LABELS, value),
    },
  },
  order: { by: 'created', isDescending: true },
} as const satisfies ListSpec

export type VideoColumn = keyof typeof VIDEO_LIST.columns
export type VideoFilter = keyof typeof VIDEO_LIST.filters

type Place = { state: string; city?: string }

/** A state, or a city in it: 'Michigan', 'Michigan / Detroit'. */
export const writePlace = ({ state, city }: Place): string => (city ? `${state} / ${city}` : state)

/** Null for text of another form. */
export function readPlace(text: string): Place | null {
  const [state = '', city, more] = text.split(' / ')
  if (!state || more !== undefined || text.length > 2 * MAX_NAME) return null
  return city === undefined ? { state } : { state, city }
}
