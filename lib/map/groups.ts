import { videographersWithin } from '@/lib/geo/network'
import type { Marker, Point } from '@/lib/geo/types'
import type { XY } from './types'
import { MAX_ZOOM, positionsDiffer, type View } from './view'

export type Pin = Marker & XY

/** Markers too close to tell apart, drawn as one at the position of the largest. */
export type PinGroup = XY & { id: string; title: string; count: number; pins: readonly Pin[] }

/** Pixels; the size of a fingertip. */
export const MIN_PIN_DISTANCE = 44

const bySize = (a: Pin, b: Pin) => b.count - a.count || a.id.localeCompare(b.id)

const total = (pins: readonly Pin[]) => pins.reduce((sum, { count }) => sum + count, 0)

function toGroup(pins: readonly [Pin, ...Pin[]]): PinGroup {
  const [{ id, title, x, y }] = pins
  const count = total(pins)
  return {
    id,
    x,
    y,
    count,
    pins,
    title: pins.length === 1 ? title : `${count} videographer(s) in ${pins.length} ZIP codes`,
  }
}

export function groupPins(pins: readonly Pin[], gap: number): PinGroup[] {
  const groups: [Pin, ...Pin[]][] = []
  for (const pin of [...pins].sort(bySize)) {
    const near = groups.find(([anchor]) => Math.hypot(anchor.x - pin.x, anchor.y - pin.y) < gap)
    if (near) near.push(pin)
    else groups.push([pin])
  }
  return groups.map(toGroup)
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Where the videographers near a group are counted: its middle. Of a group that spreads so far that nobody lives near its middle, the
 * place of its marker.
 */
export function placeOfGroup({ id, pins }: PinGroup): Point & { label: string } {
  const middle = { lat: mean(pins.map(({ lat }) => lat)), lng: mean(pins.map(({ lng }) => lng)) }
  const [marker = middle, ...others] = pins
  if (others.length === 0 || videographersWithin(middle) === 0)
    return { label: id, lat: marker.lat, lng: marker.lng }
  const more = others.length === 1 ? '1 more ZIP code' : `${others.length} more ZIP codes`
  return { label: `the middle of ${id} and ${more}`, ...middle }
}

/** Two zoom levels closer, where the group splits. Null when no zoom splits it. */
export function viewOfGroup({ pins }: PinGroup, zoom: number): View | null {
  const [first] = pins
  if (!first || zoom >= MAX_ZOOM || !pins.some((pin) => positionsDiffer(pin, first))) return null
  return {
    lat: mean(pins.map(({ lat }) => lat)),
    lng: mean(pins.map(({ lng }) => lng)),
    zoom: Math.min(zoom + 2, MAX_ZOOM),
  }
}
