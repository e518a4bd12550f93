import { type Format, FORMATS } from './document'
import { type Handle, type Rect, safeArea } from './geometry'

/** A line of the format that something is aligned with. `at` is in pixels. */
export type Guide = { axis: 'x' | 'y'; at: number }

type Snapped = { rect: Rect; guides: Guide[] }
type Edges = { start: number; length: number }

const across = ({ left, width }: Rect): Edges => ({ start: left, length: width })
const down = ({ top, height }: Rect): Edges => ({ start: top, length: height })
const pointsOf = ({ start, length }: Edges) => [start, start + length / 2, start + length]

/** Where layers can be aligned: edges and middles of the format, of its safe area, and of the other layers. */
function linesOf(edgesOf: (rect: Rect) => Edges, format: Format, others: readonly Rect[]): number[] {
  const { width, height } = FORMATS[format]
  return [{ left: 0, top: 0, width, height }, safeArea(format), ...others].flatMap((rect) =>
    pointsOf(edgesOf(rect)),
  )
}

/** The nearest line within `reach`. `offset` moves the point there. */
function nearest(points: readonly number[], lines: readonly number[], reach: number) {
  let best: { offset: number; at: number } | null = null
  for (const point of points) {
    for (const at of lines) {
      const offset = at - point
      if (Math.abs(offset) <= reach && (!best || Math.abs(offset) < Math.abs(best.offset)))
        best = { offset, at }
    }
  }
  return best
}

const guidesOf = (x: { at: number } | null, y: { at: number } | null): Guide[] => [
  ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
  ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
]

/** @param reach in pixels of the format */
export function snapMove(rect: Rect, format: Format, others: readonly Rect[], reach: number): Snapped {
  const x = nearest(pointsOf(across(rect)), linesOf(across, format, others), reach)
  const y = nearest(pointsOf(down(rect)), linesOf(down, format, others), reach)
  const moved = {
    ...rect,
    left: Math.round(rect.left + (x?.offset ?? 0)),
    top: Math.round(rect.top + (y?.offset ?? 0)),
  }
  return { rect: moved, guides: guidesOf(x, y) }
}

/** Snaps the edges that the handle moves. */
export function snapResize(
  rect: Rect,
  handle: Handle,
  format: Format,
  others: readonly Rect[],
  reach: number,
): Snapped {
  const right = rect.left + rect.width
  const bottom = rect.top + rect.height
  const isWest = handle.includes('w')
  const isNorth = handle.includes('n')
  const x =
    isWest || handle.includes('e')
      ? nearest([isWest ? rect.left : right], linesOf(across, format, others), reach)
      : null
  const y =
    isNorth || handle.includes('s')
      ? nearest([isNorth ? rect.top : bottom], linesOf(down, format, others), reach)
      : null
  const left = isWest && x ? Math.round(x.at) : rect.left
  const top = isNorth && y ? Math.round(y.at) : rect.top
  const snapped = {
    left,
    top,
    width: (isWest || !x ? right : Math.round(x.at)) - left,
    height: (isNorth || !y ? bottom : Math.round(y.at)) - top,
  }
  return snapped.width > 0 && snapped.height > 0
    ? { rect: snapped, guides: guidesOf(x, y) }
    : { rect, guides: [] }
}
