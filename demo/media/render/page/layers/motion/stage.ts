import { clamp01 } from '../path.ts'
import type { LayerFrame } from '../../layers.ts'
import type { Context } from '../path.ts'

export function centre(context: Context, { width, height, unit }: LayerFrame) {
  context.translate(width / 2, height / 2)
  context.scale(unit, unit)
}

export function fillPage(context: Context, { width, height }: LayerFrame, inner: string, outer: string) {
  const glow = context.createRadialGradient(
    width * 0.5,
    height * 0.42,
    0,
    width * 0.5,
    height * 0.5,
    width * 0.75,
  )
  glow.addColorStop(0, inner)
  glow.addColorStop(1, outer)
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

export function polygon(
  context: Context,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasGradient,
) {
  context.beginPath()
  points.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)))
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

/** Like `fillPage`, with the light reaching into the corners. */
export function fillGlow(context: Context, { width, height }: LayerFrame, inner: string, outer: string) {
  const glow = context.createRadialGradient(
    width / 2,
    height * 0.46,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.55,
  )
  glow.addColorStop(0, inner)
  glow.addColorStop(1, outer)
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

export function pen(context: Context, path: Path2D, length: number, part: number) {
  if (part <= 0) return
  context.setLineDash([length])
  context.lineDashOffset = length * (1 - clamp01(part))
  context.stroke(path)
  context.setLineDash([])
}
