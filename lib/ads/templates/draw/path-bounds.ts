export type Bounds = { left: number; top: number; right: number; bottom: number }

/** The bounds of path data whose commands all take pairs, as those of glyphs do; control points count. Null for no path. */
export function boundsOfPath(path: string, pixelsToOne: number): Bounds | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let isX = true
  for (const [number] of path.matchAll(/-?[\d.]+/g)) {
    const value = Number(number)
    if (isX) {
      left = Math.min(left, value)
      right = Math.max(right, value)
    } else {
      top = Math.min(top, value)
      bottom = Math.max(bottom, value)
    }
    isX = !isX
  }
  if (left > right) return null
  const divide = (value: number) => value / pixelsToOne
  return { left: divide(left), top: divide(top), right: divide(right), bottom: divide(bottom) }
}
