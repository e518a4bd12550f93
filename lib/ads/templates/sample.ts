import {
  FORMAT_NAMES,
  type Box,
  type Format,
  type Layer,
  type LayerKind,
  type TemplateDocument,
  type TemplateValues,
  type TextStyle,
} from './document'

const AMBER = '#f2a93b'
const NIGHT = '#14110f'
const BONE = '#f4ecdd'

export const SAMPLE_VALUES: TemplateValues = {
  texts: {
    headline: 'Cold brew season is open',
    line: 'Two bottles of slow-steeped cold brew, this week only.',
    price: '$9.50',
    oldPrice: '$13.00',
    legal: 'Valid at participating sites until June 30. While supplies last.',
    button: 'Find a store',
  },
  pictures: { logo: null, picture: null },
}

export const SHORTEST_VALUES: TemplateValues = {
  texts: { headline: 'Sale', line: 'Now.', price: '$1', oldPrice: '$2', legal: '18+', button: 'Go' },
  pictures: SAMPLE_VALUES.pictures,
}

export const LONGEST_VALUES: TemplateValues = {
  texts: {
    headline: 'Everything for the longest weekend of the whole summer, at one unbelievable price',
    line: 'Two large bottles of our slow-steeped, single-origin cold brew coffee with oat milk, at every site of the group, this week only.',
    price: '$1,299.99',
    oldPrice: '$10,499.00',
    legal:
      'Valid at participating sites until September 30, 2027 while supplies last. Not valid with other offers, loyalty points or coupons. Taxes and deposits are extra. See the site for details and allergens.',
    button: 'Find the nearest participating store',
  },
  pictures: SAMPLE_VALUES.pictures,
}

const STYLE: TextStyle = {
  face: 'text',
  weight: 500,
  largest: 32,
  smallest: 14,
  color: BONE,
  align: 'left',
  vertical: 'top',
  lines: 3,
  isUppercase: false,
}

const boxes = (box: Box, formats: readonly Format[]) =>
  Object.fromEntries(formats.map((format) => [format, box]))

/** A layer in the middle of each format. `taken` are the ids that the template has. */
export function newLayer(kind: LayerKind, formats: readonly Format[], taken: readonly string[] = []): Layer {
  let number = 1
  while (taken.includes(`${kind}${number}`)) number += 1
  const base = {
    id: `${kind}${number}`,
    isHidden: false,
    motion: { kind: 'none', start: 0, length: 1 },
  } as const
  const at = (x: number, y: number, width: number, height: number) => boxes({ x, y, width, height }, formats)
  switch (kind) {
    case 'picture':
      return {
        ...base,
        kind,
        name: 'Picture',
        boxes: at(30, 25, 40, 50),
        slot: 'picture',
        fit: 'cover',
        focal: { x: 50, y: 50 },
        radius: 0,
      }
    case 'text':
      return { ...base, kind, name: 'Text', boxes: at(20, 40, 60, 20), slot: 'line', style: STYLE }
    case 'badge':
      return {
        ...base,
        kind,
        name: 'Price badge',
        boxes: at(40, 35, 20, 30),
        shape: 'round',
        fill: AMBER,
        style: {
          ...STYLE,
          face: 'display',
          weight: 800,
          largest: 64,
          smallest: 18,
          color: NIGHT,
          align: 'center',
          vertical: 'middle',
          lines: 1,
        },
      }
    case 'button':
      return {
        ...base,
        kind,
        name: 'Button',
        boxes: at(35, 43, 30, 14),
        fill: AMBER,
        radius: 50,
        style: { ...STYLE, weight: 700, largest: 28, color: NIGHT, align: 'center', vertical: 'middle', lines: 1 },
      }
    case 'shape':
      return {
        ...base,
        kind,
        name: 'Shape',
        boxes: at(30, 30, 40, 40),
        shape: 'rectangle',
        fill: NIGHT,
        opacity: 60,
        radius: 0,
      }
  }
}

/** A first layout in all formats. */
export function newTemplate(): TemplateDocument {
  const formats = [...FORMAT_NAMES]
  return { formats, ground: { kind: 'color', color: NIGHT }, layers: [newLayer('text', formats)], seconds: 6 }
}
