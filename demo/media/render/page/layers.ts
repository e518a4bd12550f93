import { crowds } from './layers/crowd.ts'
import { blocks } from './layers/motion/blocks.ts'
import { bounce } from './layers/motion/bounce.ts'
import { hazard } from './layers/motion/hazard.ts'
import { monogram } from './layers/motion/monogram.ts'
import { network } from './layers/motion/network.ts'
import { onboarding } from './layers/motion/onboarding.ts'
import { quill } from './layers/motion/quill.ts'
import { runner } from './layers/motion/runner.ts'
import { sitters } from './layers/sitter.ts'
import { sparks } from './layers/sparks.ts'

export interface LayerFrame {
  time: number
  seconds: number
  width: number
  height: number
  /** The shorter side: the measure for everything drawn. */
  unit: number
}
export type Layer = (context: OffscreenCanvasRenderingContext2D, frame: LayerFrame) => void

const drawn: Record<string, Layer> = {
  ...sitters,
  ...crowds,
  ...sparks,
  blocks,
  bounce,
  hazard,
  monogram,
  network,
  onboarding,
  quill,
  runner,
}

/** Draws several layers over each other, each with a clean drawing state. */
function stack(...names: string[]): Layer {
  return (context, frame) => {
    for (const name of names) {
      context.save()
      drawn[name]?.(context, frame)
      context.restore()
    }
  }
}

export const layers: Record<string, Layer> = { ...drawn, commencement: stack('crowd-graduates', 'confetti') }
