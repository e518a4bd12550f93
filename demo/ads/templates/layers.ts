import type {
  BadgeLayer,
  Box,
  ButtonLayer,
  Format,
  Motion,
  PictureLayer,
  ShapeLayer,
  TextLayer,
  TextStyle,
} from '../../../lib/ads/templates/document.ts'

export const INK = '#14110f'
export const BONE = '#f4ecdd'
export const AMBER = '#f2a93b'

type Places = Partial<Record<Format, readonly [x: number, y: number, width: number, height: number]>>

const toBoxes = (places: Places): Partial<Record<Format, Box>> =>
  Object.fromEntries(
    Object.entries(places).map(([format, [x, y, width, height]]) => [format, { x, y, width, height }]),
  )

const STILL: Motion = { kind: 'none', start: 0, length: 1 }

const base = (id: string, name: string, places: Places, motion: Motion = STILL) => ({
  id,
  name,
  isHidden: false,
  boxes: toBoxes(places),
  motion,
})

const LINE: TextStyle = {
  face: 'text',
  weight: 500,
  largest: 40,
  smallest: 16,
  color: INK,
  align: 'left',
  vertical: 'top',
  lines: 2,
  isUppercase: false,
}

/** The styles of a template in one color. */
export const stylesIn = (color: string) =>
  ({
    headline: {
      ...LINE,
      color,
      face: 'display',
      weight: 800,
      largest: 130,
      smallest: 30,
      lines: 3,
      vertical: 'bottom',
    },
    line: { ...LINE, color },
    legal: { ...LINE, color, weight: 400, largest: 20, smallest: 11, vertical: 'bottom' },
    price: {
      ...{ ...LINE, color, face: 'display', weight: 800, largest: 110, smallest: 22, lines: 1 },
      align: 'center',
      vertical: 'middle',
    },
    button: {
      ...{ ...LINE, color, weight: 700, largest: 40, smallest: 16, lines: 1 },
      align: 'center',
      vertical: 'middle',
    },
  }) as const satisfies Record<string, TextStyle>

export const text = (
  slot: TextLayer['slot'],
  name: string,
  style: TextStyle,
  places: Places,
  motion?: Motion,
): TextLayer => ({ kind: 'text', ...base(slot.toLowerCase(), name, places, motion), slot, style })

export const picture = (
  slot: PictureLayer['slot'],
  fit: PictureLayer['fit'],
  places: Places,
  motion?: Motion,
): PictureLayer => ({
  kind: 'picture',
  ...base(slot, slot === 'logo' ? 'Logo' : 'Picture', places, motion),
  ...{ slot, fit, focal: { x: 50, y: 50 }, radius: 0 },
})

export const badge = (fill: string, style: TextStyle, places: Places, motion?: Motion): BadgeLayer => ({
  kind: 'badge',
  ...base('badge', 'Price badge', places, motion),
  ...{ shape: 'round', fill, style },
})

export const button = (fill: string, style: TextStyle, places: Places, motion?: Motion): ButtonLayer => ({
  kind: 'button',
  ...base('button', 'Button', places, motion),
  ...{ fill, radius: 50, style },
})

export const shape = (id: string, name: string, fill: string, places: Places): ShapeLayer => ({
  kind: 'shape',
  ...base(id, name, places),
  ...{ shape: 'rectangle', fill, opacity: 100, radius: 0 },
})
