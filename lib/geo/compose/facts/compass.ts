import type { Point } from '../../types.ts'

const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export type Wind = (typeof WINDS)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where one has to look to see `to`. */
export function windTo(from: Point, to: Point): Wind {
  const [lat1, lat2, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const y = Math.sin(turn) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn)
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return WINDS[(eighths + 8) % 8] ?? 'north'
}

export const opposite = (wind: Wind): Wind => WINDS[(WINDS.indexOf(wind) + 4) % 8] ?? wind
