import type { ComponentType } from 'react'
import type { Point } from '@/lib/geo/types'
import type { View } from '@/lib/map/view'

/** Kind of page, as reported to analytics. */
export type LocatorKind = 'city' | 'state' | 'near-me' | 'blog'

export type NamedPoint = Point & { label: string }

export type SelectedPlace = NamedPoint & { by: 'search' | 'pin' }

export type Suggestion<Found = NamedPoint> = {
  id: string
  label: string
  /** Null for a place without a position. */
  locate: () => Promise<Found | null>
}

/** Best first. Rejects on errors and when `signal` aborts. */
export type FindPlaces<Found = NamedPoint> = (
  text: string,
  signal: AbortSignal,
) => Promise<Suggestion<Found>[]>

export type MapProps = {
  /** Initial view. */
  home: View
  /** The map moves there when it differs visibly. */
  view: View
  /** Called after the visitor stopped moving the map. */
  onView: (view: View) => void
  /** Marked on the map with its radius. */
  here: NamedPoint | null
  /** Marked on the map when it comes from the search. */
  selected: SelectedPlace | null
  onPin: (place: NamedPoint) => void
  onReady: () => void
  /** `message` is shown to the visitor. */
  onFail: (message: string) => void
}

export type Engine = {
  Map: ComponentType<MapProps>
  /** @param state two letters; ranked first */
  finder: (state?: string) => FindPlaces
}

/** Error texts for the map and the search box. */
export type Failure = { map: string; search: string }
