import {
  FORMATS,
  type Format,
  type TemplateValues,
  type TextSlot,
  type TextStyle,
} from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { fitText } from './fit-text'
import type { Bounds } from './path-bounds'
import { num, type Area } from './shapes'

export type Drawer = {
  values: TemplateValues
  format: Format
  faces: readonly LoadedFace[]
}

export type DrawnText = {
  slot: TextSlot
  svg: string
  /** Of the ink, in pixels of the format. */
  bounds: Bounds
  /** Pixels at a width of 1000, as in the style. */
  size: number
  style: TextStyle
  isCut: boolean
  unknown: string[]
}

const scaleOf = (format: Format): number => FORMATS[format].width / 1000

/** From the lower left to the upper right, through the middle of the letters. */
function strike({ left, top, right, bottom }: Bounds, color: string): string {
  const [height, middle] = [bottom - top, (top + bottom) / 2]
  const line = `M${num(left)} ${num(middle + height * 0.22)}L${num(right)} ${num(middle - height * 0.22)}`
  return `<path d="${line}" stroke="${color}" stroke-width="${num(height * 0.075)}" stroke-linecap="round"/>`
}

/** Null for a text of which nothing is seen. An old price is crossed out. */
export async function drawText(
  { format, faces }: Drawer,
  { slot, text, style, area }: { slot: TextSlot; text: string; style: TextStyle; area: Area },
): Promise<DrawnText | null> {
  const scale = scaleOf(format)
  const fitted = await fitText(text, style, { width: area.width, height: area.height, scale }, faces)
  if (!fitted) return null
  const { left, top, right, bottom } = fitted.bounds
  const bounds = {
    left: area.x + left,
    top: area.y + top,
    right: area.x + right,
    bottom: area.y + bottom,
  }
  const place = `translate(${num(area.x + fitted.x)} ${num(area.y + fitted.y)}) scale(${Math.round(fitted.scale * 1e5) / 1e5})`
  const path = `<path fill="${style.color}" transform="${place}" d="${fitted.path}"/>`
  return {
    slot,
    svg: slot === 'oldPrice' ? path + strike(bounds, style.color) : path,
    bounds,
    size: fitted.size / scale,
    style,
    isCut: fitted.isCut,
    unknown: fitted.unknown,
  }
}

/** Moves a drawn text down, or up. */
export const shifted = (text: DrawnText, y: number): DrawnText => ({
  ...text,
  svg: `<g transform="translate(0 ${num(y)})">${text.svg}</g>`,
  bounds: { ...text.bounds, top: text.bounds.top + y, bottom: text.bounds.bottom + y },
})
