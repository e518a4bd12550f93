import { bone, cold, type Sheet } from './sheet.ts'

interface Map {
  width: number
  height: number
  step: number
  levels: number
  from: number
  to: number
}

/** Lines of equal height (marching squares); the lowest third is water and drawn cold. */
export function contours(sheet: Sheet, land: (x: number, y: number) => number, map: Map) {
  for (let level = 0; level < map.levels; level += 1) {
    const height = map.from + ((map.to - map.from) * level) / (map.levels - 1)
    const wet = level < map.levels / 3
    const main = level % 4 === 0
    sheet.path(contourOf(land, height, map), {
      stroke: wet ? cold(main ? 0.6 : 0.32) : bone(main ? 0.62 : 0.3),
      width: main ? 2.4 : 1.4,
    })
  }
}

function contourOf(
  land: (x: number, y: number) => number,
  height: number,
  { width, height: tall, step }: Map,
): Path2D {
  const path = new Path2D()
  for (let x = 0; x < width; x += step) {
    for (let y = 0; y < tall; y += step) {
      const corners = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ] as const
      const crossings = corners.flatMap(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % 4] ?? corners[0]
        const [a, b] = [land(ax, ay) - height, land(bx, by) - height]
        if (a > 0 === b > 0) return []
        const part = a / (a - b)
        return [[ax + (bx - ax) * part, ay + (by - ay) * part] as const]
      })
      for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
        const [from, to] = [crossings[pair], crossings[pair + 1]]
        if (!from || !to) continue
        path.moveTo(...from)
        path.lineTo(...to)
      }
    }
  }
  return path
}
