import { fromFrame, toFrame } from './projection'
import { type Box, FRAME } from './types'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from './view'

export type Size = { width: number; height: number }

/** The part of the box that the country takes. */
const MARGIN = 0.88

/** Less than a doubling for each step, so that from a whole country at 4 the map comes to a search's 50 miles at 9. */
const STEP = 0.88

/**
 * How many times as large as a drawing that just fills the box. The built-in map counts its zoom from the box: at 4 the whole
 * country fits into it, whatever its size. In a box 600 pixels high the steps are then about as near as Google's.
 */
export const magnification = (zoom: number): number => MARGIN * 2 ** (STEP * (zoom - COUNTRY_ZOOM))

const filling = ({ width, height }: Size) => Math.min(width / FRAME.width, height / FRAME.height)

/** Pixels per unit of the drawing. */
export const scaleAt = (zoom: number, size: Size): number => filling(size) * magnification(zoom)

export const zoomAt = (scale: number, size: Size): number =>
  COUNTRY_ZOOM + Math.log2(scale / scaleAt(COUNTRY_ZOOM, size)) / STEP

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
