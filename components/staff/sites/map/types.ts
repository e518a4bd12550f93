import type { Point } from '@/lib/geo/types'
import type { GeoBox } from '@/lib/owl/area'
import type { SitePoints } from '@/lib/owl/site-points'

/** What a map shows: the sites by index, and a rectangle around them. */
export type Seen = { sites: number[]; box: GeoBox | null }

export type SiteMapProps = {
  points: SitePoints
  /** Of the map, for screen readers. */
  label: string
  /** Edges of the areas that the list is narrowed to. */
  outlines: readonly (readonly Point[])[]
  /** Called each time after the map has moved. */
  onSeen: (seen: Seen) => void
  /** Sites at one place, which no zoom tells apart. */
  onStack: (stack: number[]) => void
  isDrawing: boolean
  /** Null when nothing was drawn. */
  onDrawn: (box: GeoBox | null) => void
}
