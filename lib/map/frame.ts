/** A position on the drawing, in its units. */
export type XY = { x: number; y: number }

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The drawing that the 'albers' files of us-atlas are made for: Alaska and Hawaii are insets below the south-west. */
export const FRAME = { width: 975, height: 610 }
