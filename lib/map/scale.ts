import { FRAME } from './frame'
import { COUNTRY_ZOOM } from './view'

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
