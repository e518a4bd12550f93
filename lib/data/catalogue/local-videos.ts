import 'server-only'
import { MIN_LOCAL_VIDEOS } from '@/lib/catalogue/public-lists'
import { listFeaturedVideos, listVideosOfPlace, type VideoCard } from './videos'

type FilmPlace = { name: string; slug: string }

export type LocalVideos = {
  heading: string
  videos: VideoCard[]
  /** Place of the films; null when they are from anywhere. */
  filmedIn: string | null
  /** The place whose page lists all of its films, where there are more than these. */
  more?: FilmPlace
}

const FEATURED_HEADING = "Videos We've Created for Businesses"

const stateHeading = (state: string) => `Videos We've Created for ${state} Businesses`

type State = { state: string; /** Null without a page. */ stateSlug: string | null }

export async function listStateVideos({ state, stateSlug }: State): Promise<LocalVideos> {
  const { videos, total } = await listVideosOfPlace({ city: null, state })
  if (total < MIN_LOCAL_VIDEOS) {
    return { heading: FEATURED_HEADING, videos: await listFeaturedVideos(), filmedIn: null }
  }
  const hasMore = stateSlug !== null && total > videos.length
  return {
    heading: stateHeading(state),
    videos,
    filmedIn: state,
    ...(hasMore && { more: { name: state, slug: stateSlug } }),
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
    ...(total > videos.length && { more: { name: city, slug } }),
  }
}
