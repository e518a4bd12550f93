import type { Box, Format, Layer, LayerKind, TextStyle } from './document'

export const AMBER = '#f2a93b'
export const NIGHT = '#14110f'
export const BONE = '#f4ecdd'

export const PLAIN: TextStyle = {
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

export const ON_AMBER: TextStyle = {
  ...PLAIN,
  face: 'display',
  weight: 800,
  largest: 64,
  smallest: 18,
  color: NIGHT,
  align: 'center',
  vertical: 'middle',
  lines: 1,
}

/** A layer in the middle of each format. `taken` are the ids that the template has. */
export function newLayer(kind: LayerKind, formats: readonly Format[], taken: readonly string[] = []): Layer {
  let number = 1
  while (taken.includes(`${kind}${number}`)) number += 1
  const at = (box: Box) => ({
    id: `${kind}${number}`,
    isHidden: false,
    boxes: Object.fromEntries(formats.map((format) => [format, box])),
    motion: { kind: 'none', start: 0, length: 0.6 } as const,
  })
  switch (kind) {
    case 'picture':
      return {
        kind,
        name: 'Picture',
        ...at({ x: 30, y: 25, width: 40, height: 50 }),
        slot: 'picture',
        fit: 'cover',
        focal: { x: 50, y: 50 },
        radius: 0,
      }
    case 'text':
      return {
        kind,
        name: 'Text',
        ...at({ x: 20, y: 40, width: 60, height: 20 }),
        slot: 'line',
        style: PLAIN,
      }
    case 'badge':
      return {
        kind,
        name: 'Price badge',
        ...at({ x: 40, y: 33, width: 20, height: 34 }),
        shape: 'round',
        fill: AMBER,
        style: { ...ON_AMBER, lines: 2 },
      }
    case 'button':
      return {
        kind,
        name: 'Button',
        ...at({ x: 36, y: 44, width: 28, height: 12 }),
        fill: AMBER,
        radius: 50,
        style: { ...ON_AMBER, face: 'text', weight: 700, largest: 26, smallest: 12 },
      }
    case 'shape':
      return {
        kind,
        name: 'Shape',
        ...at({ x: 30, y: 30, width: 40, height: 40 }),
        shape: 'rectangle',
        fill: NIGHT,
        opacity: 60,
        radius: 0,
      }
  }
}
