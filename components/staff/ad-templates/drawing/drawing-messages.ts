import type { Drawing } from '@/lib/ads/templates/draw/drawing'
import type { FilledTemplate } from '@/lib/ads/templates/document'

/** What is drawn. `at`: seconds of the motion; absent: its end. */
export type Wanted = FilledTemplate & { at?: number }

/** `image` is the address of an SVG with its pictures in it. */
export type DrawnSvg = Pick<Drawing, 'hash' | 'problems'> & { image: string }

export type DrawingRequest = Wanted & { id: number }
/** Null: it failed. */
export type DrawingAnswer = { id: number; drawn: DrawnSvg | null }
