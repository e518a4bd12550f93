/** Pixels of each format. `preview` is the measure of the ads in the client's preview. */
export const FORMATS = {
  preview: { label: 'Preview', width: 1000, height: 550 },
  square: { label: 'Square', width: 1080, height: 1080 },
  story: { label: 'Story', width: 1080, height: 1920 },
  screen: { label: 'Screen', width: 1920, height: 1080 },
} as const satisfies Record<string, { label: string; width: number; height: number }>

export type Format = keyof typeof FORMATS
export const FORMAT_NAMES = Object.keys(FORMATS) as Format[]

/** Percent of the format's width (x, width) and height (y, height), with two decimals at most. */
export type Box = { x: number; y: number; width: number; height: number }

/** Percent of the picture: the point that stays in sight when it is cropped. */
export type FocalPoint = { x: number; y: number }

/** A picture in the bucket `logos`, as product, deal, brand and client pictures are; or one uploaded for a template, below `templates/`. */
export type PictureRef = { path: string; width: number; height: number }

/** '#rrggbb' */
export type Color = string

export const TEXT_SLOTS = ['headline', 'line', 'price', 'oldPrice', 'legal', 'button'] as const
export type TextSlot = (typeof TEXT_SLOTS)[number]
export const TEXT_SLOT_LABELS: Record<TextSlot, string> = {
  headline: 'Headline',
  line: 'Line of copy',
  price: 'Price',
  oldPrice: 'Old price',
  legal: 'Legal text',
  button: 'Button',
}

export const PICTURE_SLOTS = ['logo', 'picture'] as const
export type PictureSlot = (typeof PICTURE_SLOTS)[number]
export const PICTURE_SLOT_LABELS: Record<PictureSlot, string> = { logo: 'Logo', picture: 'Picture' }

export const FACES = {
  display: { label: 'Bricolage Grotesque', weights: [400, 700, 800] },
  text: { label: 'Instrument Sans', weights: [400, 500, 700] },
} as const
export type Face = keyof typeof FACES

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export const VERTICALS = ['top', 'middle', 'bottom'] as const
/** Where a text stands in its box when it needs less than its height. */
type Vertical = (typeof VERTICALS)[number]

export const MOTION_KINDS = [
  'none',
  'appear',
  'slide-up',
  'slide-down',
  'slide-left',
  'slide-right',
  'count-up',
] as const
export type MotionKind = (typeof MOTION_KINDS)[number]
/** Seconds. `count-up` counts a price up from 0. */
export type Motion = { kind: MotionKind; start: number; length: number }

/** How a text is set. Sizes are pixels in a format of 1000 pixels' width, so that they scale with it. */
export type TextStyle = {
  face: Face
  weight: number
  /** The text shrinks from `largest` to `smallest` until it fits. */
  largest: number
  smallest: number
  color: Color
  align: Alignment
  vertical: Vertical
  /** Of lines at most. */
  lines: number
  isUppercase: boolean
}

type LayerBase = {
  /** Unique in the template; small letters and digits. */
  id: string
  /** What the layer list calls it. */
  name: string
  isHidden: boolean
  /** One for each format of the template. */
  boxes: Partial<Record<Format, Box>>
  motion: Motion
}

export type PictureLayer = LayerBase & {
  kind: 'picture'
  slot: PictureSlot
  fit: 'cover' | 'contain'
  focal: FocalPoint
  /** Percent of the shorter side. */
  radius: number
}

export type TextLayer = LayerBase & { kind: 'text'; slot: Exclude<TextSlot, 'button'>; style: TextStyle }

/** Shows price and, crossed out, the old price. Drawn only where there is a price. */
export type BadgeLayer = LayerBase & {
  kind: 'badge'
  shape: 'round' | 'tag' | 'rectangle'
  fill: Color
  style: TextStyle
}

/** Drawn only where its text is not empty. */
export type ButtonLayer = LayerBase & { kind: 'button'; fill: Color; radius: number; style: TextStyle }

export type ShapeLayer = LayerBase & {
  kind: 'shape'
  shape: 'rectangle' | 'ellipse'
  fill: Color
  /** From 0 to 100. */
  opacity: number
  radius: number
}

export type Layer = PictureLayer | TextLayer | BadgeLayer | ButtonLayer | ShapeLayer
export type LayerKind = Layer['kind']
export const LAYER_LABELS: Record<LayerKind, string> = {
  picture: 'Picture',
  text: 'Text',
  badge: 'Price badge',
  button: 'Button',
  shape: 'Shape',
}

export type Ground =
  | { kind: 'color'; color: Color }
  | {
      kind: 'picture'
      picture: PictureRef
      focal: FocalPoint
      /** From 0 to 90: how much black lies over it, so that text can be read. */ shade: number
    }
  /** A film of the catalogue. Static ads show its poster; motion ads play from `from` to `to`, in seconds. */
  | {
      kind: 'film'
      videoId: string
      poster: PictureRef
      from: number
      to: number
      focal: FocalPoint
      shade: number
    }

/** What a template draws. The first layer is the backmost. */
export type TemplateDocument = {
  formats: Format[]
  ground: Ground
  layers: Layer[]
  /** Length of motion ads. */
  seconds: number
}

/** What one ad puts into the slots. Empty texts and absent pictures leave their layers out. */
export type TemplateValues = {
  texts: Record<TextSlot, string>
  pictures: Record<PictureSlot, PictureRef | null>
}

/** One ad, in one of its formats. */
export type FilledTemplate = { document: TemplateDocument; values: TemplateValues; format: Format }

export const TEMPLATE_LIMITS = {
  layers: 30,
  name: 120,
  description: 1000,
  layerName: 60,
  text: 400,
  seconds: [2, 30],
} as const
