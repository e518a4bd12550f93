import type { Box, XY } from './frame'

/** Where a state is on the drawing: the middle for its name, and the box around it. */
export type StateFrame = XY & {
  abbreviation: string
  box: Box
}

export type CityLabel = XY & { name: string; population: number }

/** What a map shows of a state only when it is near. */
export type StateDetail = {
  /** Path data of the lines between its counties, `DETAIL_PRECISION` times as large as the drawing. */
  counties: string
  /** Largest first. */
  cities: readonly CityLabel[]
}

export const DETAIL_PRECISION = 20
