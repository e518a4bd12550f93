import { type Box, type Format, FORMATS } from './document'

/** Whole pixels of a format. The editor calculates in them; documents keep percent. */
export type Rect = { left: number; top: number; width: number; height: number }

/** Pixels: a smaller layer could not be grasped. */
export const MIN_SIDE = 8
/** Times the format. */
const MOST = 2.5

/** Percent at each side that players and apps may cover. */
const MARGINS = { top: 2.5, right: 2.5, bottom: 2.5, left: 2.5 }
/** Above are the name of the account, below its buttons. */
const STORY_MARGINS = { top: 14, right: 6, bottom: 20, left: 6 }
const marginsOf = (format: Format) => (format === 'story' ? STORY_MARGINS : MARGINS)

const round = (value: number) => Math.round(value * 100) / 100
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

export function toRect(box: Box, format: Format): Rect {
  const { width, height } = FORMATS[format]
  return {
    left: Math.round((box.x * width) / 100),
    top: Math.round((box.y * height) / 100),
    width: Math.round((box.width * width) / 100),
    height: Math.round((box.height * height) / 100),
  }
}

/** Pictures may bleed over an edge, and a part of each layer stays in the format. */
export function toBox(rect: Rect, format: Format): Box {
  const side = (start: number, length: number, whole: number) => {
    const long = clamp(Math.round(length), MIN_SIDE, MOST * whole)
    const low = Math.max(MIN_SIDE - long, -whole)
    const at = clamp(Math.round(start), low, whole - MIN_SIDE)
    return [round((at / whole) * 100), round((long / whole) * 100)] as const
  }
  const size = FORMATS[format]
  const [x, width] = side(rect.left, rect.width, size.width)
  const [y, height] = side(rect.top, rect.height, size.height)
  return { x, y, width, height }
}

export const moveRect = (rect: Rect, right: number, down: number): Rect => ({
  ...rect,
  left: rect.left + right,
  top: rect.top + down,
})

/** As on a compass; the edges and corners that a layer is resized by. */
export const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Handle = (typeof HANDLES)[number]

/** Moves the edges of the handle; the others stay. `isProportional` keeps the ratio of the sides. */
export function resizeRect(
  rect: Rect,
  handle: Handle,
  right: number,
  down: number,
  format: Format,
  isProportional = false,
): Rect {
  const size = FORMATS[format]
  const isWest = handle.includes('w')
  const isNorth = handle.includes('n')
  const alongX = isWest ? -right : handle.includes('e') ? right : 0
  const alongY = isNorth ? -down : handle.includes('s') ? down : 0
  let width = clamp(rect.width + alongX, MIN_SIDE, MOST * size.width)
  let height = clamp(rect.height + alongY, MIN_SIDE, MOST * size.height)
  if (isProportional) {
    const [wider, higher] = [width / rect.width, height / rect.height]
    const wanted = handle.length === 2 ? Math.max(wider, higher) : alongX === 0 ? higher : wider
    const factor = Math.max(wanted, MIN_SIDE / Math.min(rect.width, rect.height))
    width = Math.round(rect.width * factor)
    height = Math.round(rect.height * factor)
  }
  return {
    left: isWest ? rect.left + rect.width - width : rect.left,
    top: isNorth ? rect.top + rect.height - height : rect.top,
    width,
    height,
  }
}

export function safeArea(format: Format): Rect {
  const { top, right, bottom, left } = marginsOf(format)
  return toRect({ x: left, y: top, width: 100 - left - right, height: 100 - top - bottom }, format)
}

export function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  )
}

export const PLACES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Place = (typeof PLACES)[number]

/** To an edge of the safe area, or to the middle of the format. */
export function alignRect(rect: Rect, place: Place, format: Format): Rect {
  const { width, height } = FORMATS[format]
  const safe = safeArea(format)
  switch (place) {
    case 'left':
      return { ...rect, left: safe.left }
    case 'center':
      return { ...rect, left: Math.round((width - rect.width) / 2) }
    case 'right':
      return { ...rect, left: safe.left + safe.width - rect.width }
    case 'top':
      return { ...rect, top: safe.top }
    case 'middle':
      return { ...rect, top: Math.round((height - rect.height) / 2) }
    case 'bottom':
      return { ...rect, top: safe.top + safe.height - rect.height }
  }
}

/** What fills a side of one format fills it in the other. */
const FULL = 98

/**
 * The box in another format: of the same size relative to the smaller growth, and as far from the edges as before, so that
 * what stood at the bottom stands there again.
 */
export function adaptBox(box: Box, from: Format, to: Format): Box {
  const [before, after] = [FORMATS[from], FORMATS[to]]
  const factor = Math.min(after.width / before.width, after.height / before.height)
  const fit = (start: number, length: number, was: number, is: number) => {
    if (length >= FULL) return { start, length }
    const fitting = Math.min((length * was * factor) / is, FULL)
    const share = start / (100 - length)
    return { start: share * (100 - fitting), length: fitting }
  }
  const across = fit(box.x, box.width, before.width, after.width)
  const down = fit(box.y, box.height, before.height, after.height)
  return toBox(
    {
      left: (across.start * after.width) / 100,
      top: (down.start * after.height) / 100,
      width: (across.length * after.width) / 100,
      height: (down.length * after.height) / 100,
    },
    to,
  )
}
