import type { AspectRatio } from '@/lib/video/types'

/** In the order of the screen. The database has the same names in private.video_gaps(). */
export const BLOCKING_CHECKS = ['name', 'slug', 'film', 'thumbnail', 'ratio', 'industry'] as const
export const WARNING_CHECKS = ['goal', 'place', 'client', 'captions'] as const

type BlockingCheck = (typeof BLOCKING_CHECKS)[number]
type WarningCheck = (typeof WARNING_CHECKS)[number]
export type CheckId = BlockingCheck | WarningCheck

export const CHECK_LABELS: Record<CheckId, string> = {
  name: 'Name on the website',
  slug: 'Address',
  film: 'Film that plays',
  thumbnail: 'Thumbnail',
  ratio: 'Shape',
  industry: 'Industry',
  goal: 'Goal text',
  place: 'Place',
  client: 'Client',
  captions: 'Captions',
}

export const CHECK_ADVICE: Record<CheckId, string> = {
  name: 'Visitors and search engines need a name.',
  slug: 'The page needs an address.',
  film: 'Upload a film, or name one on Vimeo.',
  thumbnail: 'Every card shows a picture.',
  ratio: 'The shape decides how the player and the cards are laid out.',
  industry: 'The portfolio is sorted by industry. One is enough.',
  goal: 'Search engines read the goal as the description. Write at least 80 characters.',
  place: 'Without a place, no city page and no state page shows it.',
  client: 'The card says “Business Name Not Available”.',
  captions: 'Visitors who cannot hear, or watch without sound, miss what is said.',
}

export const MIN_GOAL_LENGTH = 80

export type VideoFacts = {
  nameOnWebsite: string | null
  slug: string
  filmPlays: boolean
  thumbnail: string | null
  aspectRatio: AspectRatio | null
  industries: number
  goal: string | null
  state: string | null
  clients: number
  hasCaptions: boolean
}

export type Checked = { blocking: BlockingCheck[]; warnings: WarningCheck[] }

const isText = (text: string | null) => text !== null && text.trim() !== ''

/** What is missing: `blocking` keeps a video from being published, `warnings` do not. */
export function checkVideo(facts: VideoFacts): Checked {
  const passed: Record<CheckId, boolean> = {
    name: isText(facts.nameOnWebsite),
    slug: isText(facts.slug),
    film: facts.filmPlays,
    thumbnail: isText(facts.thumbnail),
    ratio: facts.aspectRatio !== null,
    industry: facts.industries > 0,
    goal: (facts.goal?.trim().length ?? 0) >= MIN_GOAL_LENGTH,
    place: isText(facts.state),
    client: facts.clients > 0,
    captions: facts.hasCaptions,
  }
  return {
    blocking: BLOCKING_CHECKS.filter((check) => !passed[check]),
    warnings: WARNING_CHECKS.filter((check) => !passed[check]),
  }
}
