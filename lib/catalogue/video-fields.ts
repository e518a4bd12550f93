import type { AspectRatio } from '@/lib/video/types'

export const VIDEO_FIELDS = [
  'name',
  'title',
  'slug',
  'goal',
  'service',
  'place',
  'ratio',
  'placement',
  'hero',
] as const
export type VideoField = (typeof VIDEO_FIELDS)[number]

/** As forms post them; empty without a value. `place` is 'City, State' or 'State'. */
export type VideoValues = Record<VideoField, string>

export const VIDEO_FIELD_LABELS: Record<VideoField, string> = {
  name: 'Name on the website',
  title: 'Working title',
  slug: 'Address',
  goal: 'Goal',
  service: 'Service',
  place: 'Filmed in',
  ratio: 'Shape',
  placement: 'Placement',
  hero: 'Home page',
}

export const RATIO_LABELS: Record<AspectRatio, string> = {
  standard: 'Landscape, 16:9',
  square: 'Square, 1:1',
  reel: 'Portrait, 9:16',
}

export const PLACEMENT_LABELS = {
  none: 'Portfolio only',
  'featured-video': 'City and state pages, too',
} as const
export type Placement = keyof typeof PLACEMENT_LABELS

export const HERO_LABELS = { no: 'Not at the top', yes: 'Thumbnail at the top' } as const

export const VIDEO_STATUS_LABELS = { published: 'Published', draft: 'Draft', archived: 'Archived' } as const
export type VideoStatus = keyof typeof VIDEO_STATUS_LABELS

export const statusOfVideo = ({ draft, archived }: { draft: boolean; archived: boolean }): VideoStatus =>
  archived ? 'archived' : draft ? 'draft' : 'published'

export const PUBLICATION_STEPS = ['publish', 'unpublish', 'archive', 'restore'] as const
export type PublicationStep = (typeof PUBLICATION_STEPS)[number]

/** What a video is linked to, in pickers. */
export const LINK_KINDS = ['client', 'industry'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const SUGGESTED = [...LINK_KINDS, 'service', 'place'] as const
export type Suggested = (typeof SUGGESTED)[number]

export const toPlaceText = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter(Boolean).join(', ')
