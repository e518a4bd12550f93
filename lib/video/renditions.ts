import { mediaPath } from '@/lib/paths'

export type Rendition = { src: string; width: number; height: number }

/** Small pictures of a film in one large one, row by row. `width` and `height` are those of one. */
export type Storyboard = Rendition & { columns: number; count: number; intervalMs: number }

export type Renditions = { films: Rendition[]; storyboard: Storyboard | null }

export const RENDITION_COLUMNS = 'kind, public_file, width, height, tiles'

export type RenditionRow = {
  kind: string
  public_file: string | null
  width: number
  height: number
  tiles: unknown
}

type Tiles = Pick<Storyboard, 'columns' | 'count' | 'intervalMs'>

/** What a player may choose from; null when there is nothing to choose. */
export function toRenditions(rows: RenditionRow[]): Renditions | null {
  const shown = (kind: string) =>
    rows.flatMap(({ public_file: file, width, height, tiles, ...row }) =>
      row.kind === kind && file ? [{ src: mediaPath('videos', file), width, height, tiles }] : [],
    )
  const films = shown('film')
    .map(({ src, width, height }) => ({ src, width, height }))
    .toSorted((one, other) => one.width - other.width)
  const [board] = shown('storyboard')
  if (films.length === 0) return null
  return { films, storyboard: board ? { ...board, ...(board.tiles as Tiles) } : null }
}

type Network = { saveData?: boolean; effectiveType?: string }

/** Anything but '4g' is slower than a film of 720 lines needs. */
const isSlow = ({ saveData = false, effectiveType = '4g' }: Network) => saveData || effectiveType !== '4g'

/** The smallest that fills a box of `pixels` device pixels across, or the smallest of all on a slow or metered network. */
export function pickRendition(films: Rendition[], pixels: number, network: Network): Rendition | undefined {
  const [smallest] = films
  if (isSlow(network)) return smallest
  return films.find(({ width }) => width >= pixels) ?? films.at(-1)
}

/** Where the picture of a moment stands in the storyboard, in pixels. */
export function tileAt({ width, height, columns, count, intervalMs }: Storyboard, seconds: number) {
  const index = Math.max(0, Math.min(count - 1, Math.floor((seconds * 1000) / intervalMs)))
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height }
}
