import { PICTURE_SLOT_LABELS, TEXT_SLOT_LABELS, type Layer } from '@/lib/ads/templates/document'
import type { Surface } from './contrast'
import { drawBadge } from './draw-badge'
import { drawText, type Drawer, type DrawnText } from './draw-text'
import type { Problem } from './drawing'
import { countedUp } from './motion'
import { placePicture } from './place-picture'
import { cornerOf, ellipse, inset, picture, rectangle, toPixels, type Area } from './shapes'

export type DrawnLayer = {
  /** Without its texts. */
  svg: string
  texts: DrawnText[]
  /** What the texts of this and of later layers can stand on. */
  surfaces: Surface[]
  problems: Problem[]
}

const NOTHING: DrawnLayer = { svg: '', texts: [], surfaces: [], problems: [] }

const boundsOf = ({ x, y, width, height }: Area) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

const surface = (area: Area, color: string | null, opacity = 100, isWhole = true): Surface => ({
  bounds: boundsOf(area),
  color,
  opacity,
  isWhole,
})

const missing = ({ id, name }: Layer, slot: NonNullable<Problem['slot']>, label: string): Problem => ({
  layerId: id,
  kind: slot === 'logo' || slot === 'picture' ? 'missing-picture' : 'missing-text',
  message: `“${name}” is left out: there is no ${label.toLowerCase()}`,
  slot,
})

/** Where an absent text is no fault: not every ad has them. */
const OPTIONAL: ReadonlySet<string> = new Set(['oldPrice', 'legal', 'button'])

function drawPicture({ values }: Drawer, layer: Layer & { kind: 'picture' }, box: Area): DrawnLayer {
  const ref = values.pictures[layer.slot]
  if (!ref) return { ...NOTHING, problems: [missing(layer, layer.slot, PICTURE_SLOT_LABELS[layer.slot])] }
  const area = placePicture(ref, box, layer.fit, layer.focal)
  const shown = layer.fit === 'cover' ? box : area
  const svg = picture(ref.path, area, shown, cornerOf(shown, layer.radius))
  return { ...NOTHING, svg, surfaces: [surface(shown, null, 100, layer.fit === 'cover')] }
}

/** `progress` is that of its motion: a number counts up with it. */
export async function drawLayer(drawer: Drawer, layer: Layer, progress: number): Promise<DrawnLayer> {
  const box = layer.boxes[drawer.format]
  if (!box || layer.isHidden) return NOTHING
  const area = toPixels(box, drawer.format)
  const { texts } = drawer.values
  const counted = (text: string) =>
    layer.motion.kind === 'count-up' && progress < 1 ? countedUp(text, progress) : text
  switch (layer.kind) {
    case 'picture':
      return drawPicture(drawer, layer, area)
    case 'shape': {
      const look = { fill: layer.fill, opacity: layer.opacity }
      const isRectangle = layer.shape === 'rectangle'
      const svg = isRectangle ? rectangle(area, cornerOf(area, layer.radius), look) : ellipse(area, look)
      return { ...NOTHING, svg, surfaces: [surface(area, layer.fill, layer.opacity, isRectangle)] }
    }
    case 'button': {
      const { fill, radius, style } = layer
      const inner = inset(area, cornerOf(area, 34), area.height * 0.2)
      const text = await drawText(drawer, { slot: 'button', text: texts.button, style, area: inner })
      if (!text) return NOTHING
      const svg = rectangle(area, cornerOf(area, radius), { fill })
      return { ...NOTHING, svg, texts: [text], surfaces: [surface(area, fill)] }
    }
    case 'badge': {
      const badge = await drawBadge(drawer, layer, area, counted(texts.price))
      if (!badge) return { ...NOTHING, problems: [missing(layer, 'price', TEXT_SLOT_LABELS.price)] }
      return { ...NOTHING, ...badge, surfaces: [surface(area, layer.fill)] }
    }
    case 'text': {
      const { slot, style } = layer
      const text = await drawText(drawer, { slot, text: counted(texts[slot]), style, area })
      if (text) return { ...NOTHING, texts: [text] }
      const isFault = !OPTIONAL.has(slot)
      return { ...NOTHING, problems: isFault ? [missing(layer, slot, TEXT_SLOT_LABELS[slot])] : [] }
    }
  }
}
