import type { Point } from '@/lib/geo/types'

/** What a map shows: its middle and how near. Zoom as on web maps: one more is twice as large. */
export type View = Point & { zoom: number }

/** At which the whole country is seen. */
export const COUNTRY_ZOOM = 4
/** Where a search leads. */
export const SEARCH_ZOOM = 9
export const MAX_ZOOM = 11

const CENTRE_THRESHOLD = 0.001
const ZOOM_THRESHOLD = 0.1
const MARKER_THRESHOLD = 0.0001

const apart = (a: Point, b: Point, degrees: number) =>
  Math.abs(a.lat - b.lat) > degrees || Math.abs(a.lng - b.lng) > degrees

/** Whether moving a map from one to the other would be seen. */
export const isOtherView = (a: View, b: View): boolean =>
  apart(a, b, CENTRE_THRESHOLD) || Math.abs(a.zoom - b.zoom) > ZOOM_THRESHOLD

/** Whether two markers stand beside each other, and not on one another at every zoom. */
export const isOtherPosition = (a: Point, b: Point): boolean => apart(a, b, MARKER_THRESHOLD)
