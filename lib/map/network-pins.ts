import { NETWORK_MARKERS } from '@/lib/geo/network'
import { toFrame } from './projection'
import type { Pin } from './groups'

/** The network's markers on the drawing. */
export const NETWORK_PINS: readonly Pin[] = NETWORK_MARKERS.flatMap((marker) => {
  const position = toFrame(marker)
  return position ? [{ ...marker, ...position }] : []
})
