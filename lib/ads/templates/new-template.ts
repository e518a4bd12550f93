import {
  FORMAT_NAMES,
  type Box,
  type Format,
  type Layer,
  type MotionKind,
  type TemplateDocument,
} from './document'
import { AMBER, BONE, NIGHT, ON_AMBER, PLAIN } from './new-layer'

type Place = readonly [x: number, y: number, width: number, height: number]
/** In the order of `FORMAT_NAMES`. */
type Places = readonly [preview: Place, square: Place, story: Place, screen: Place]

const base = (id: string, name: string, places: Places, kind: MotionKind = 'none', start = 0) => ({
  id,
  name,
  isHidden: false,
  boxes: Object.fromEntries(
    FORMAT_NAMES.map((format, at): [Format, Box] => {
      const [x, y, width, height] = places[at] as Place
      return [format, { x, y, width, height }]
    }),
  ),
  motion: { kind, start, length: 0.6 },
})

const LAYERS: Layer[] = [
  {
    kind: 'picture',
    ...base('picture1', 'Picture', [
      [52, 0, 48, 100],
      [0, 0, 100, 54],
      [0, 0, 100, 48],
      [52, 0, 48, 100],
    ]),
    slot: 'picture',
    fit: 'cover',
    focal: { x: 50, y: 58 },
    radius: 0,
  },
  {
    kind: 'shape',
    ...base('shape1', 'Ground of the logo', [
      [5, 0, 24, 18.5],
      [6, 0, 32, 14],
      [8, 0, 38, 21],
      [5, 0, 24, 18.5],
    ]),
    shape: 'rectangle',
    fill: BONE,
    opacity: 100,
    radius: 0,
  },
  {
    kind: 'picture',
    ...base('picture2', 'Logo', [
      [7, 5, 20, 9.5],
      [9, 5, 26, 6],
      [11, 14.5, 32, 4],
      [7, 5, 20, 9.5],
    ]),
    slot: 'logo',
    fit: 'contain',
    focal: { x: 50, y: 50 },
    radius: 0,
  },
  {
    kind: 'text',
    ...base(
      'text1',
      'Headline',
      [
        [5, 24, 43, 36.5],
        [6, 57, 58, 19.5],
        [8, 53, 84, 12],
        [5, 24, 43, 36.5],
      ],
      'slide-up',
      0.2,
    ),
    slot: 'headline',
    style: {
      ...PLAIN,
      face: 'display',
      weight: 800,
      largest: 150,
      smallest: 30,
      vertical: 'bottom',
      lines: 4,
    },
  },
  {
    kind: 'shape',
    ...base('shape2', 'Rule', [
      [5, 62.8, 6, 0.9],
      [6, 78, 7, 0.6],
      [8, 66, 8, 0.4],
      [5, 62.8, 6, 0.9],
    ]),
    shape: 'rectangle',
    fill: AMBER,
    opacity: 100,
    radius: 0,
  },
  {
    kind: 'text',
    ...base(
      'text2',
      'Line of copy',
      [
        [5, 66.2, 41, 10.5],
        [6, 80.5, 88, 5.6],
        [8, 67.4, 84, 4.4],
        [5, 66.2, 41, 10.5],
      ],
      'appear',
      0.6,
    ),
    slot: 'line',
    style: { ...PLAIN, largest: 40, smallest: 15, color: '#d3c7b3' },
  },
  {
    kind: 'button',
    ...base(
      'button1',
      'Button',
      [
        [5, 79.5, 21, 10],
        [6, 88.5, 30, 6],
        [8, 73, 46, 4.2],
        [5, 79.5, 21, 10],
      ],
      'appear',
      0.9,
    ),
    fill: BONE,
    radius: 50,
    style: { ...ON_AMBER, face: 'text', weight: 700, largest: 44, smallest: 10 },
  },
  {
    kind: 'text',
    ...base('text3', 'Legal text', [
      [5, 92, 43, 5],
      [39, 88.5, 55, 6],
      [8, 78, 84, 2],
      [5, 92, 43, 5],
    ]),
    slot: 'legal',
    style: { ...PLAIN, weight: 400, largest: 18, smallest: 8, vertical: 'middle', color: '#a89d8c' },
  },
  {
    kind: 'badge',
    ...base(
      'badge1',
      'Price badge',
      [
        [76, 55, 20.9, 38],
        [67, 41, 27, 27],
        [56, 31.5, 36, 20.25],
        [76, 55, 21.38, 38],
      ],
      'appear',
      1.1,
    ),
    shape: 'round',
    fill: AMBER,
    style: { ...ON_AMBER, largest: 130, smallest: 16, lines: 2 },
  },
]

/** A first layout in all formats: the picture beside or above the texts, the logo on a light tab, the price on top. */
export const newTemplate = (): TemplateDocument => ({
  formats: [...FORMAT_NAMES],
  ground: { kind: 'color', color: NIGHT },
  layers: structuredClone(LAYERS),
  seconds: 6,
})
