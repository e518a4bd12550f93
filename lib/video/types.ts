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

/** An industry with its published videos, newest first; never empty. */
export type PortfolioIndustry = {
  /** The dash-separated name, unique. */
  name: string
  videos: VideoCard[]
}
