import type { VideoSource } from './source'
import type { Thumbnail } from './thumbnail'

/** The values of the SQL enum of the same name. */
export type AspectRatio = 'reel' | 'square' | 'standard'

/** What a tile shows of a published video. Labels are ready to print: never empty. */
export type VideoCard = {
  slug: string
  title: string
  client: string
  thumbnail: Thumbnail
  /** Null when staff left it open: the player then goes by the film's real dimensions. */
  aspectRatio: AspectRatio | null
}

/** What the dialog shows of a published video. */
export type VideoDetail = Omit<VideoCard, 'client'> & {
  /** Names; may be empty. */
  clients: string[]
  /** Headings, as on the portfolio; may be empty. */
  industries: string[]
  goal: string | null
  service: string | null
  city: string | null
  state: string | null
  /** Null when no playable address is stored. */
  source: VideoSource | null
  /** ISO 8601. */
  createdOn: string
}

/** An industry that has published videos. */
export type Industry = {
  /** The dash-separated name, unique. */
  name: string
  /** How many published videos it has; at least one. */
  total: number
}

/** An industry with its newest published videos: all of them, unless `total` says that there are more. */
export type PortfolioIndustry = Industry & { videos: VideoCard[] }
