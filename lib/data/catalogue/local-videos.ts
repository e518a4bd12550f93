import 'server-only'
import { MIN_LOCAL_VIDEOS } from '@/lib/catalogue/public-lists'
import { paths } from '@/lib/paths'
import { listFeaturedVideos, listVideosOfPlace, type VideoCard } from './videos'

export type LocalVideos = {
  heading: string
  videos: VideoCard[]
  /** Place of the films; null when they are from anywhere. */
  filmedIn: string | null
  /** Where there are more than these. */
  more?: {
    /** Answers those that follow, as JSON. */
    address: string
    /** To the page with all of them. */
    link: { text: string; path: string }
  }
}

const FEATURED_HEADING = "Videos We've Created for Businesses"

const stateHeading = (state: string) => `Videos We've Created for ${state} Businesses`

const moreOf = (name: string, slug: string) => ({
  address: paths.moreFilms(slug),
  link: { text: `All films from ${name}`, path: paths.placeFilms(slug) },
})

const MORE_FEATURED = {
  address: paths.moreFeaturedFilms(),
  link: { text: 'All videos', path: paths.videos() },
}

/** For pages without films of their own. */
export async function listFeatured(heading = FEATURED_HEADING): Promise<LocalVideos> {
  const { videos, total } = await listFeaturedVideos()
  return { heading, videos, filmedIn: null, ...(total > videos.length && { more: MORE_FEATURED }) }
}

type State = { state: string; /** Null without a page. */ stateSlug: string | null }

export async function listStateVideos({ state, stateSlug }: State): Promise<LocalVideos> {
  const { videos, total } = await listVideosOfPlace({ city: null, state })
  if (total < MIN_LOCAL_VIDEOS) return listFeatured()
  const hasMore = stateSlug !== null && total > videos.length
  return {
    heading: stateHeading(state),
    videos,
    filmedIn: state,
    ...(hasMore && { more: moreOf(state, stateSlug) }),
  }
}

export async function listCityVideos({
  city,
  slug,
  ...state
}: State & { city: string; slug: string }): Promise<LocalVideos> {
  const { videos, total } = await listVideosOfPlace({ city, state: state.state })
  if (total < MIN_LOCAL_VIDEOS) return listStateVideos(state)
  return {
    heading: `${city}, ${state.state}`,
    videos,
    filmedIn: city,
    ...(total > videos.length && { more: moreOf(city, slug) }),
  }
}
