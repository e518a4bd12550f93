import 'server-only'
import { MIN_LOCAL_VIDEOS } from '@/lib/catalogue/public-lists'
import { listFeaturedVideos, listVideosForCity, listVideosForState, type VideoCard } from './videos'

export type LocalVideos = { heading: string; videos: VideoCard[] }

const FEATURED_HEADING = "Videos We've Created for Businesses"

const stateHeading = (state: string) => `Videos We've Created for ${state} Businesses`

async function featured(): Promise<LocalVideos> {
  return { heading: FEATURED_HEADING, videos: await listFeaturedVideos() }
}

export async function listStateVideos(state: string): Promise<LocalVideos> {
  const videos = await listVideosForState(state)
  return videos.length >= MIN_LOCAL_VIDEOS ? { heading: stateHeading(state), videos } : featured()
}

export async function listCityVideos(city: string, state: string): Promise<LocalVideos> {
  const videos = await listVideosForCity(city, state)
  return videos.length >= MIN_LOCAL_VIDEOS ? { heading: `${city}, ${state}`, videos } : listStateVideos(state)
}
