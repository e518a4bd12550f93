export type XY = { x: number; y: number }

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Size of us-atlas' 'albers' drawing; Alaska and Hawaii are insets. */
export const DRAWING = { width: 975, height: 610 }

export type StateFrame = XY & {
  abbreviation: string
  box: Box
}

export type CityLabel = XY & { name: string; population: number }

export type StateDetail = {
  /** Path data of county lines, scaled by `DETAIL_PRECISION`. */
  counties: string
  cities: readonly CityLabel[]
}

export const DETAIL_PRECISION = 20
