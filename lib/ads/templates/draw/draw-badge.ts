import type { BadgeLayer, TextStyle } from '@/lib/ads/templates/document'
import { drawText, shifted, type Drawer, type DrawnText } from './draw-text'
import { cornerOf, ellipse, inset, rectangle, tag, type Area } from './shapes'

/** Share of the price's sizes. */
const OLD_SIZE = 0.46
/** Share of the height. */
const OLD_HEIGHT = 0.26

/** The badge without its price, and where that goes. */
function body({ shape, fill }: BadgeLayer, area: Area): { svg: string; inner: Area } {
  if (shape === 'tag') return tag(area, { fill })
  if (shape === 'rectangle') {
    return {
      svg: rectangle(area, cornerOf(area, 8), { fill }),
      inner: inset(area, cornerOf(area, 12), cornerOf(area, 10)),
    }
  }
  const side = Math.min(area.width, area.height)
  const circle = inset(area, (area.width - side) / 2, (area.height - side) / 2)
  return { svg: ellipse(circle, { fill }), inner: inset(circle, side * 0.1, side * 0.17) }
}

const oldStyle = (style: TextStyle): TextStyle => ({
  ...style,
  face: 'text',
  weight: 500,
  largest: Math.max(6, style.largest * OLD_SIZE),
  smallest: Math.max(6, style.smallest * OLD_SIZE),
  lines: 1,
})

/** The old price stands close above the price, and both in the middle. */
async function prices(drawer: Drawer, { style }: BadgeLayer, inner: Area, price: string) {
  const { oldPrice } = drawer.values.texts
  const top = { ...style, vertical: 'top' } as const
  const gap = inner.height * 0.06
  const oldHeight = oldPrice === '' ? 0 : inner.height * OLD_HEIGHT
  const start = oldHeight === 0 ? 0 : oldHeight + gap
  const area = { ...inner, y: inner.y + start, height: inner.height - start }
  const old = { ...inner, x: inner.x + inner.width * 0.12, width: inner.width * 0.76, height: oldHeight }
  const texts = [
    oldHeight > 0 &&
      (await drawText(drawer, { slot: 'oldPrice', text: oldPrice, style: oldStyle(top), area: old })),
    await drawText(drawer, { slot: 'price', text: price, style: top, area }),
  ].filter((text): text is DrawnText => Boolean(text))
  const heights = texts.map(({ bounds }) => bounds.bottom - bounds.top)
  const whole = heights.reduce((sum, height) => sum + height, 0) + gap * (texts.length - 1)
  let y = inner.y + (inner.height - whole) / 2
  return texts.map((text, at) => {
    const moved = shifted(text, y - text.bounds.top)
    y += (heights[at] ?? 0) + gap
    return moved
  })
}

/** Null without a price. */
export async function drawBadge(drawer: Drawer, layer: BadgeLayer, area: Area, price: string) {
  if (price === '') return null
  const { svg, inner } = body(layer, area)
  const texts = await prices(drawer, layer, inner, price)
  return texts.length === 0 ? null : { svg, texts }
}
