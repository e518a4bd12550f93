import type { Color } from '@/lib/ads/templates/document'
import type { Bounds } from './path-bounds'

type Rgb = readonly [number, number, number]
/** What can be behind a text: a color, or anything between two, as of a picture. */
type Backdrop = { dark: Rgb; light: Rgb }

/** Something that a text may stand on, in the order of drawing. */
export type Surface = {
  bounds: Bounds
  /** Null: a picture, of whatever colors. */
  color: Color | null
  /** From 0 to 100. */
  opacity: number
  /** An ellipse, or a picture with transparent parts, covers its bounds in part. */
  isWhole: boolean
}

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]
/** Templates with so many half-covered texts are judged by the lowest layers alone. */
const MOST_BACKDROPS = 64

const toRgb = (color: Color): Rgb => {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const mix = (under: Rgb, over: Rgb, opacity: number): Rgb => {
  const part = (at: 0 | 1 | 2) => under[at] + (over[at] - under[at]) * (opacity / 100)
  return [part(0), part(1), part(2)]
}

const meet = (one: Bounds, other: Bounds) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const holds = (outer: Bounds, inner: Bounds) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom

/** The least contrast of a text with what can be behind it, as WCAG measures it; and whether a picture is to blame. */
export function contrastOf(color: Color, text: Bounds, surfaces: readonly Surface[]) {
  let backdrops: Backdrop[] = [{ dark: WHITE, light: WHITE }]
  for (const surface of surfaces.filter(({ bounds }) => meet(bounds, text))) {
    const [dark, light] = surface.color ? [toRgb(surface.color), toRgb(surface.color)] : [BLACK, WHITE]
    const covered = backdrops.map((under) => ({
      dark: mix(under.dark, dark, surface.opacity),
      light: mix(under.light, light, surface.opacity),
    }))
    const covers = surface.isWhole && holds(surface.bounds, text)
    backdrops = (covers ? covered : [...backdrops, ...covered]).slice(0, MOST_BACKDROPS)
  }
  const own = luminance(toRgb(color))
  const found = backdrops.map(({ dark, light }) => {
    const [low, high] = [luminance(dark), luminance(light)]
    const isBetween = own > low && own < high
    return { ratio: isBetween ? 1 : Math.min(ratio(own, low), ratio(own, high)), isPicture: low !== high }
  })
  return found.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst))
}

/** As WCAG asks for. `size` in pixels at a width of 1000. */
export const neededContrast = (size: number, weight: number): number =>
  size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
