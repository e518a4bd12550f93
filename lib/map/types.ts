/** A position on the drawing, in its units. */
export type XY = { x: number; y: number }

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The drawing that the 'albers' files of us-atlas are made for: Alaska and Hawaii are insets below the south-west. */
export const FRAME = { width: 975, height: 610 }

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
