type Position = readonly number[]

export type Line = readonly Position[]

function distanceToSegment(position: Position, start: Position, end: Position): number {
  const [[x = 0, y = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [position, start, end]
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Douglas and Peucker: leaves out every point that is missed by less than `tolerance`. The ends stay, so that lines keep meeting. */
export function simplify(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let distance = tolerance
  line.forEach((position, index) => {
    const off = distanceToSegment(position, first, last)
    if (off > distance) [farthest, distance] = [index, off]
  })
  if (farthest === 0) return [first, last]
  const upTo = simplify(line.slice(0, farthest + 1), tolerance)
  return [...upTo, ...simplify(line.slice(farthest), tolerance).slice(1)]
}
