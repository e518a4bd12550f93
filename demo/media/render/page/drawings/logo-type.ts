interface Word {
  text: string
  /** CSS font with `$` for the size. */
  font: string
  scale?: number
  spacing?: number
}

export interface Logo {
  layout: 'side' | 'stack'
  words: Word[]
  caps?: CanvasLineCap
  /** Paths in a box of ±50 around the mark's centre; strokes carry their width. */
  fill?: string[]
  stroke?: [string, number][]
  cut?: [string, number][]
}

export const display = (weight: number) => `${weight} $ Bricolage`
export const text = (weight: number) => `${weight} $ Instrument`
export const palatino = '$ "P052"'
export const century = '$ "C059"'
export const gothic = (weight: string) => `${weight} $ "URW Gothic"`
export const bookman = '600 $ "URW Bookman"'
export const narrow = 'bold $ "Liberation Sans Narrow"'
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
