export type Aspect = 'standard' | 'square' | 'reel'

/** How a shot is printed: the numbers a colourist would turn. */
export interface Grade {
  exposure: number
  contrast: number
  saturation: number
  /** Multiplied into dark and bright tones (linear RGB). */
  shadows: [number, number, number]
  highlights: [number, number, number]
  bloom: number
  /** Horizontal flare of bright points, as an anamorphic lens draws it. */
  streak: number
  vignette: number
}

export interface Shot {
  slug: string
  aspect: Aspect
  /** GLSL file in `glsl/`, without its ending. */
  scene: string
  /** Canvas drawing in `page/layers/` that the scene reads through `layer()`. */
  layer?: string
  defines?: Record<string, number>
  uniforms?: Record<string, number | number[]>
  grade?: Partial<Grade>
  seconds: number
  /** The second that the thumbnail shows. */
  still: number
  /** Lines that a clip frame is drawn at before it is enlarged to its size: costly scenes are drawn smaller. */
  clipLines?: number
  /** Frames drawn per second, when slow motion allows the rest to be interpolated. */
  clipRate?: number
}

export interface FrameRequest {
  width: number
  height: number
  time: number
  /** Jittered samples per pixel; above 1 there is no need for edge smoothing. */
  samples: number
  grain: number
}

export const stillSize: Record<Aspect, [number, number]> = {
  standard: [1280, 720],
  square: [960, 960],
  reel: [720, 1280],
}

export const clipSize: Record<Aspect, [number, number]> = {
  standard: [960, 540],
  square: [720, 720],
  reel: [540, 960],
}

export const framesPerSecond = 24
