import type { FilmText } from './captions'
import type { Renditions } from './renditions'
import type { VideoSource } from './source'
import type { Thumbnail } from './thumbnail'

/** The values of the SQL enum. */
export const ASPECT_RATIOS = ['reel', 'square', 'standard'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]

/** Labels are never empty. */
export type VideoCard = {
  slug: string
  title: string
  client: string
  thumbnail: Thumbnail
  /** Null when unset: the player uses the film's dimensions. */
  aspectRatio: AspectRatio | null
  /** As in '1:24'. Absent when nobody knows. */
  length?: string
}

export type VideoDetail = Omit<VideoCard, 'client' | 'length'> & {
  /** Names; may be empty. */
  clients: string[]
  /** Dash-separated names; may be empty. */
  industries: string[]
  goal: string | null
  service: string | null
  city: string | null
  state: string | null
  /** Null when nothing is playable. */
  source: VideoSource | null
  /** Null when there are none, and where no player needs them. */
  renditions?: Renditions | null
  createdOn: string
}

export type WatchedVideo = VideoDetail & { text: FilmText }

/** An industry with published videos. */
export type Industry = {
  /** Dash-separated, unique. */
  name: string
  /** Number of published videos. */
  total: number
  /** Place that staff chose, lowest first; absent: by the number of videos. */
  rank?: number
}

/** An industry with its newest videos, at most one row. */
export type PortfolioIndustry = Industry & { videos: VideoCard[] }
