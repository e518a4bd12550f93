import type { Point } from '@/lib/geo/types'

export type PinMapProps = {
  /** Null for no pin. */
  point: Point | null
  /** Where the map begins; null shows the country. */
  first: Point | null
  onPoint: (point: Point) => void
}
