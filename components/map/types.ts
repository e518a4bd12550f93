import type { ComponentType } from 'react'
import type { Point } from '@/lib/geo/types'
import type { View } from '@/lib/map/view'

/** The kind of page that a map stands on; analytics know it by this name. */
export type LocatorKind = 'city' | 'state' | 'near-me' | 'blog'

export type NamedPoint = Point & { label: string }

/** Where a visitor wants to know of videographers, by the search box or by pressing a pin. */
export type SelectedPlace = NamedPoint & { by: 'search' | 'pin' }

export type Suggestion<Found = NamedPoint> = {
  id: string
  label: string
  /** Null for a place that has no position, which counts as not found. */
  locate: () => Promise<Found | null>
}

/** Best first. Rejects when the search does not answer, and when `signal` aborts. */
export type FindPlaces<Found = NamedPoint> = (
  text: string,
  signal: AbortSignal,
) => Promise<Suggestion<Found>[]>

export type MapProps = {
  /** Where the map began. */
  home: View
  /** Moves there when it differs visibly from what is shown. */
  view: View
  /** Told a moment after the visitor stopped moving the map. */
  onView: (view: View) => void
  /** Marked, when it came from the search box. */
  selected: SelectedPlace | null
  onPin: (place: NamedPoint) => void
  onReady: () => void
  /** `message` is for the visitor. */
  onFail: (message: string) => void
}

/** What every map of the locator can do, whoever draws it. */
export type Engine = {
  Map: ComponentType<MapProps>
  /** @param state two letters; its places come first */
  finder: (state?: string) => FindPlaces
}

/** Why there is no map, in the words for the map's place and for the search box. */
export type Failure = { map: string; search: string }
