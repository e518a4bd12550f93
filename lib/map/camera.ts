import { FRAME, type Box } from './frame'
import { fromFrame, toFrame } from './projection'
import { scaleAt, zoomAt, type Size } from './scale'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from './view'

/** How the drawing lies in its box: pixels per unit, and where the drawing's origin is. */
export type Camera = { k: number; x: number; y: number }

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const middleOf = ({ k, x, y }: Camera, { width, height }: Size) => ({
  x: (width / 2 - x) / k,
  y: (height / 2 - y) / k,
})

/** The nearest camera whose middle is on the drawing, so that nobody loses the country. */
export function keepOnDrawing(camera: Camera, size: Size): Camera {
  const { x, y } = middleOf(camera, size)
  return {
    k: camera.k,
    x: camera.x + (x - between(x, 0, FRAME.width)) * camera.k,
    y: camera.y + (y - between(y, 0, FRAME.height)) * camera.k,
  }
}

/** Null for a middle that the drawing does not show. */
export function cameraAt(view: View, size: Size): Camera | null {
  const middle = toFrame(view)
  if (!middle) return null
  const k = scaleAt(between(view.zoom, COUNTRY_ZOOM, MAX_ZOOM), size)
  return { k, x: size.width / 2 - middle.x * k, y: size.height / 2 - middle.y * k }
}

/** Null between the insets and the country, where no place is. */
export function viewOf(camera: Camera, size: Size): View | null {
  const point = fromFrame(middleOf(camera, size))
  return point && { ...point, zoom: zoomAt(camera.k, size) }
}

/** Nearer by `steps` of zoom, around the middle. */
export function zoomed(camera: Camera, size: Size, steps: number): Camera {
  const middle = middleOf(camera, size)
  const k = scaleAt(between(zoomAt(camera.k, size) + steps, COUNTRY_ZOOM, MAX_ZOOM), size)
  return { k, x: size.width / 2 - middle.x * k, y: size.height / 2 - middle.y * k }
}

/**
 * A moment of the way from one camera to another. Far and near follow each other evenly to the eye, and the middle moves
 * as the scale does, so that the way looks like going straight up to a place.
 *
 * @param part of the way, from 0 to 1
 */
export function cameraBetween(from: Camera, to: Camera, size: Size, part: number): Camera {
  const k = from.k * (to.k / from.k) ** part
  const moved = Math.abs(to.k - from.k) < 1e-9 ? part : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k)
  const [a, b] = [middleOf(from, size), middleOf(to, size)]
  return {
    k,
    x: size.width / 2 - (a.x + (b.x - a.x) * moved) * k,
    y: size.height / 2 - (a.y + (b.y - a.y) * moved) * k,
  }
}

/** Whether a part of the drawing is inside the box. */
export function isSeen(
  [left, top, right, bottom]: Box,
  { k, x, y }: Camera,
  { width, height }: Size,
): boolean {
  return left * k + x < width && right * k + x > 0 && top * k + y < height && bottom * k + y > 0
}
