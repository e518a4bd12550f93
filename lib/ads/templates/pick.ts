import type { Format, Layer, TemplateDocument } from './document'
import { type Rect, toRect } from './geometry'

/** Pixels of the format. */
type Point = { x: number; y: number }

const rectOf = (layer: Layer, format: Format): Rect | null => {
  const box = layer.boxes[format]
  return box && !layer.isHidden ? toRect(box, format) : null
}

const isAt = ({ left, top, width, height }: Rect, { x, y }: Point) =>
  x >= left && x <= left + width && y >= top && y <= top + height

const areaOf = (layer: Layer, format: Format) => {
  const rect = rectOf(layer, format)
  return rect ? rect.width * rect.height : 0
}

/** The frontmost first. */
const layersAt = ({ layers }: TemplateDocument, format: Format, point: Point): Layer[] =>
  layers
    .filter((layer) => {
      const rect = rectOf(layer, format)
      return rect && isAt(rect, point)
    })
    .toReversed()

/**
 * The layer that a drag moves: the selected one also below others, but not where it is the larger one. A headline can so be
 * dragged while the picture behind it is selected. Null for the ground.
 */
export function layerToDrag(
  document: TemplateDocument,
  format: Format,
  point: Point,
  selected: string | null,
): string | null {
  const found = layersAt(document, format, point)
  const [front] = found
  const own = found.find(({ id }) => id === selected)
  if (front && own && areaOf(own, format) <= areaOf(front, format)) return own.id
  return front?.id ?? null
}

/** The layer that a click selects: the frontmost, and with each further click at the same place the next one below. */
export function layerToSelect(
  document: TemplateDocument,
  format: Format,
  point: Point,
  selected: string | null,
): string | null {
  const found = layersAt(document, format, point)
  const at = found.findIndex(({ id }) => id === selected)
  return (found[(at + 1) % found.length] ?? found[0])?.id ?? null
}

/** What a moved layer can be aligned with. */
export const otherRects = ({ layers }: TemplateDocument, format: Format, id: string): Rect[] =>
  layers.flatMap((layer) => (layer.id === id ? [] : (rectOf(layer, format) ?? [])))
