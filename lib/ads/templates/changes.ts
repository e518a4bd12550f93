import {
  type Box,
  type Format,
  FORMAT_NAMES,
  type Ground,
  type Layer,
  TEMPLATE_LIMITS,
  type TemplateDocument,
  type TextStyle,
} from './document'
import { adaptBox, alignRect, moveRect, type Place, toBox, toRect } from './geometry'

type PartOf<Kind> = Kind extends Layer ? Partial<Omit<Kind, 'id' | 'kind' | 'boxes'>> : never
/** Properties of a layer of any kind; those that its kind does not have are refused by the schema. */
export type LayerPart = PartOf<Layer>

/** What can be done to a document. Pixels are of the format. */
export type Change =
  | { do: 'place'; id: string; format: Format; box: Box }
  | { do: 'nudge'; id: string; format: Format; right: number; down: number }
  | { do: 'align'; id: string; format: Format; place: Place }
  /** Gives the layer in all other formats the place that it has in this one. */
  | { do: 'adapt'; id: string; format: Format }
  | { do: 'add'; layer: Layer }
  | { do: 'duplicate'; id: string; newId: string }
  | { do: 'remove'; id: string }
  /** `to` is an index of the layers; 0 is the backmost. */
  | { do: 'reorder'; id: string; to: number }
  | { do: 'set'; id: string; part: LayerPart }
  | { do: 'style'; id: string; part: Partial<TextStyle> }
  | { do: 'ground'; ground: Ground }
  | { do: 'seconds'; seconds: number }
  /** `like` is a format whose places are adapted. */
  | { do: 'add-format'; format: Format; like: Format }
  | { do: 'remove-format'; format: Format }
  | { do: 'replace'; document: TemplateDocument }

const withLayer = (document: TemplateDocument, id: string, change: (layer: Layer) => Layer) => ({
  ...document,
  layers: document.layers.map((layer) => (layer.id === id ? change(layer) : layer)),
})

const withPlace = (document: TemplateDocument, id: string, format: Format, move: (box: Box) => Box) =>
  withLayer(document, id, (layer) => {
    const box = layer.boxes[format]
    return box ? { ...layer, boxes: { ...layer.boxes, [format]: move(box) } } : layer
  })

const adaptTo = (layer: Layer, from: Format, formats: readonly Format[]): Layer => {
  const box = layer.boxes[from]
  if (!box) return layer
  const others = formats.filter((format) => format !== from)
  return {
    ...layer,
    boxes: {
      ...layer.boxes,
      ...Object.fromEntries(others.map((format) => [format, adaptBox(box, from, format)])),
    },
  }
}

/** The ends of the size push each other, so that the smallest is never the larger one. */
function withStyle(layer: Layer, part: Partial<TextStyle>): Layer {
  if (!('style' in layer)) return layer
  const style = { ...layer.style, ...part }
  if (part.largest !== undefined) style.smallest = Math.min(style.smallest, part.largest)
  if (part.smallest !== undefined) style.largest = Math.max(style.largest, part.smallest)
  return { ...layer, style }
}

const COPY_OFFSET = 16

function copyOf(layer: Layer, id: string): Layer {
  const boxes = Object.entries(layer.boxes) as [Format, Box][]
  return {
    ...layer,
    id,
    name: `${layer.name.slice(0, TEMPLATE_LIMITS.layerName - 5)} copy`,
    boxes: Object.fromEntries(
      boxes.map(([format, box]) => [
        format,
        toBox(moveRect(toRect(box, format), COPY_OFFSET, COPY_OFFSET), format),
      ]),
    ),
  }
}

function reordered(layers: readonly Layer[], id: string, to: number): Layer[] {
  const moved = layers.find((layer) => layer.id === id)
  const others = layers.filter((layer) => layer.id !== id)
  return moved ? others.toSpliced(to, 0, moved) : others
}

const inOrder = (formats: readonly Format[]) => FORMAT_NAMES.filter((format) => formats.includes(format))

/** The document after the change. It may break a rule of the schema: see `reduceEditor`. */
export function applyChange(document: TemplateDocument, change: Change): TemplateDocument {
  const { layers, formats } = document
  switch (change.do) {
    case 'place':
      return withPlace(document, change.id, change.format, () => change.box)
    case 'nudge':
      return withPlace(document, change.id, change.format, (box) =>
        toBox(moveRect(toRect(box, change.format), change.right, change.down), change.format),
      )
    case 'align':
      return withPlace(document, change.id, change.format, (box) =>
        toBox(alignRect(toRect(box, change.format), change.place, change.format), change.format),
      )
    case 'adapt':
      return withLayer(document, change.id, (layer) => adaptTo(layer, change.format, formats))
    case 'add':
      return { ...document, layers: [...layers, change.layer] }
    case 'duplicate':
      return {
        ...document,
        layers: layers.flatMap((layer) =>
          layer.id === change.id ? [layer, copyOf(layer, change.newId)] : [layer],
        ),
      }
    case 'remove':
      return { ...document, layers: layers.filter(({ id }) => id !== change.id) }
    case 'reorder':
      return { ...document, layers: reordered(layers, change.id, change.to) }
    case 'set':
      return withLayer(document, change.id, (layer) => ({ ...layer, ...change.part }) as Layer)
    case 'style':
      return withLayer(document, change.id, (layer) => withStyle(layer, change.part))
    case 'ground':
      return { ...document, ground: change.ground }
    case 'seconds':
      return { ...document, seconds: change.seconds }
    case 'add-format':
      return {
        ...document,
        formats: inOrder([...formats, change.format]),
        // A format that was removed keeps its places.
        layers: layers.map((layer) =>
          layer.boxes[change.format] ? layer : adaptTo(layer, change.like, [change.format]),
        ),
      }
    case 'remove-format':
      return { ...document, formats: formats.filter((format) => format !== change.format) }
    case 'replace':
      return change.document
  }
}
