import type { Point } from '@/lib/geo/types'

export type View = Point & { zoom: number }

export const COUNTRY_ZOOM = 4
export const SEARCH_ZOOM = 9
export const MAX_ZOOM = 11

const CENTRE_THRESHOLD = 0.001
const ZOOM_THRESHOLD = 0.1
const MARKER_THRESHOLD = 0.0001

const areApart = (a: Point, b: Point, degrees: number) =>
  Math.abs(a.lat - b.lat) > degrees || Math.abs(a.lng - b.lng) > degrees

export const viewsDiffer = (a: View, b: View): boolean =>
  areApart(a, b, CENTRE_THRESHOLD) || Math.abs(a.zoom - b.zoom) > ZOOM_THRESHOLD

/** False for markers that overlap at every zoom. */
export const positionsDiffer = (a: Point, b: Point): boolean => areApart(a, b, MARKER_THRESHOLD)
