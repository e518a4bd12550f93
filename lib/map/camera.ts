import { project, unproject } from './projection'
import { DRAWING, type Box } from './types'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from './view'

export type Size = { width: number; height: number }

const MARGIN = 0.88

/** Less than doubling per step, so that zoom 9 shows the 50 miles of a search. */
const STEP = 0.88

/** Relative to a drawing that fills the box: at zoom 4 the whole country fits, whatever the box's size. */
export const magnification = (zoom: number): number => MARGIN * 2 ** (STEP * (zoom - COUNTRY_ZOOM))

const fitScale = ({ width, height }: Size) => Math.min(width / DRAWING.width, height / DRAWING.height)

export const scaleAt = (zoom: number, size: Size): number => fitScale(size) * magnification(zoom)

export const zoomAt = (scale: number, size: Size): number =>
  COUNTRY_ZOOM + Math.log2(scale / scaleAt(COUNTRY_ZOOM, size)) / STEP

/** `k` is pixels per unit of the drawing; `x` and `y` are the position of its origin in the box. */
export type Camera = { k: number; x: number; y: number }

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

const centerOf = ({ k, x, y }: Camera, { width, height }: Size) => ({
  x: (width / 2 - x) / k,
  y: (height / 2 - y) / k,
})

export function clampCamera(camera: Camera, size: Size): Camera {
  const { x, y } = centerOf(camera, size)
  return {
    k: camera.k,
    x: camera.x + (x - clamp(x, 0, DRAWING.width)) * camera.k,
    y: camera.y + (y - clamp(y, 0, DRAWING.height)) * camera.k,
  }
}

export function viewToCamera(view: View, size: Size): Camera | null {
  const center = project(view)
  if (!center) return null
  const k = scaleAt(clamp(view.zoom, COUNTRY_ZOOM, MAX_ZOOM), size)
  return { k, x: size.width / 2 - center.x * k, y: size.height / 2 - center.y * k }
}

/** Null between the insets and the country. */
export function cameraToView(camera: Camera, size: Size): View | null {
  const point = unproject(centerOf(camera, size))
  return point && { ...point, zoom: zoomAt(camera.k, size) }
}

export function zoomCamera(camera: Camera, size: Size, steps: number, maxZoom = MAX_ZOOM): Camera {
  const center = centerOf(camera, size)
  const k = scaleAt(clamp(zoomAt(camera.k, size) + steps, COUNTRY_ZOOM, maxZoom), size)
  return { k, x: size.width / 2 - center.x * k, y: size.height / 2 - center.y * k }
}

/** Shows the box as near as it fits. */
export function fitCamera([left, top, right, bottom]: Box, size: Size, maxZoom = MAX_ZOOM): Camera {
  const wish = Math.min(size.width / Math.max(right - left, 1e-6), size.height / Math.max(bottom - top, 1e-6))
  const k = clamp(wish * MARGIN, scaleAt(COUNTRY_ZOOM, size), scaleAt(maxZoom, size))
  return {
    k,
    x: size.width / 2 - ((left + right) / 2) * k,
    y: size.height / 2 - ((top + bottom) / 2) * k,
  }
}

/** Keeps the center where it is. */
export function resizeCamera(camera: Camera, from: Size, to: Size): Camera {
  const { x, y } = centerOf(camera, from)
  return { k: camera.k, x: to.width / 2 - x * camera.k, y: to.height / 2 - y * camera.k }
}

/** The part of the drawing that shows. */
export const seenBox = ({ k, x, y }: Camera, { width, height }: Size): Box => [
  -x / k,
  -y / k,
  (width - x) / k,
  (height - y) / k,
]

/** Interpolates evenly in scale, so that the flight looks straight. `part` is from 0 to 1. */
export function interpolateCamera(from: Camera, to: Camera, size: Size, part: number): Camera {
  const k = from.k * (to.k / from.k) ** part
  const moved = Math.abs(to.k - from.k) < 1e-9 ? part : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k)
  const [a, b] = [centerOf(from, size), centerOf(to, size)]
  return {
    k,
    x: size.width / 2 - (a.x + (b.x - a.x) * moved) * k,
    y: size.height / 2 - (a.y + (b.y - a.y) * moved) * k,
  }
}

export function isInViewport(
  [left, top, right, bottom]: Box,
  { k, x, y }: Camera,
  { width, height }: Size,
): boolean {
  return left * k + x < width && right * k + x > 0 && top * k + y < height && bottom * k + y > 0
}
