import type { XY } from '@/lib/map/types'

/** Path data through the positions. Null is not on the map, and interrupts it. */
export const pathOf = (positions: readonly (XY | null)[]): string =>
  positions
    .map((position, index) => position && `${positions[index - 1] ? 'L' : 'M'}${position.x} ${position.y}`)
    .filter(Boolean)
    .join('')
