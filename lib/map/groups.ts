import type { Marker } from '@/lib/geo/types'
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
