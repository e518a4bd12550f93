/** Tags cannot have commas, and names of places may have any character. */
const tag = (...parts: string[]) => parts.map(encodeURIComponent).join(':')

/**
 * Narrow tags of public reads of videos, beside the broad ones in `tags`. A read has the tags of everything whose change could
 * change its answer, so that a change of one video renews the pages that show it and no others.
 */
export const videoTags = {
  one: (slug: string) => tag('video', slug),
  city: (city: string, state: string) => tag('videos', 'city', state, city),
  state: (state: string) => tag('videos', 'state', state),
  captions: (id: string) => tag('captions', id),
  industry: (name: string) => tag('videos', 'industry', name),
  featured: 'videos:featured',
  /** Of the films that the home page may show, and the chosen one of the portfolio. */
  home: 'videos:home',
  portfolio: 'videos:portfolio',
  reviews: 'videos:reviews',
  sitemap: 'videos:sitemap',
} as const

export const logoTag = 'clients:logos'

export type VideoFacts = {
  slug: string
  isPublished: boolean
  city: string | null
  state: string | null
  /** Null and 'none': not on pages of places. */
  placement: string | null
  /** Chosen for the home page or the portfolio, or one that their rules may choose. */
  isHomeCandidate: boolean
  isReviewed: boolean
  /** Dash-separated names. */
  industries: string[]
  /** Ids. */
  captions: string[]
}

/** Of all public reads whose answer has the video or depends on it. None for a video that is not published. */
export function tagsOfVideo(video: VideoFacts): string[] {
  const { city, state, placement } = video
  if (!video.isPublished) return []
  const isPlaced = placement !== null && placement !== 'none'
  return [
    videoTags.one(video.slug),
    videoTags.portfolio,
    videoTags.sitemap,
    ...(video.isHomeCandidate ? [videoTags.home] : []),
    ...video.industries.map(videoTags.industry),
    ...video.captions.map(videoTags.captions),
    ...(isPlaced && state ? [videoTags.state(state)] : []),
    ...(isPlaced && state && city ? [videoTags.city(city, state)] : []),
    ...(placement === 'featured-video' ? [videoTags.featured] : []),
    ...(video.isReviewed ? [videoTags.reviews] : []),
  ]
}
