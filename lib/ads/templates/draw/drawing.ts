import type { PictureSlot, TextSlot } from '@/lib/ads/templates/document'

export type ProblemKind = 'overflow' | 'contrast' | 'missing-picture' | 'missing-text' | 'unknown-letters'

/** What staff should know before they use a drawing. */
export type Problem = {
  /** Null: the ground. */
  layerId: string | null
  kind: ProblemKind
  /** A sentence for staff. */
  message: string
  slot?: TextSlot | PictureSlot
}

export type Drawing = {
  /** Its pictures are markers: see `withPictures`. */
  svg: string
  /** SHA-256 of `svg` in hexadecimal digits. The same picture has the same hash in browser and server. */
  hash: string
  problems: Problem[]
}
