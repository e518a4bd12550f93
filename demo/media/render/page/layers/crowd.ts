import { randomFrom } from './path.ts'
import type { Layer } from '../layers.ts'
import type { Context } from './path.ts'

interface Crowd {
  seed: number
  /** Mortarboards instead of bare heads. */
  caps: boolean
  rim: string
  bounce: number
  top: number
}

function person(context: Context, x: number, y: number, size: number, lift: number, caps: boolean) {
  context.beginPath()
  context.ellipse(x, y, size * 0.38, size * 0.52, 0, 0, Math.PI * 2)
  context.fill()
  context.beginPath()
  context.moveTo(x - size * 1.15, y + size * 14)
  context.lineTo(x - size * 1.08, y + size * 1.7)
  context.bezierCurveTo(
    x - size * 1.05,
    y + size * 0.85,
    x - size * 0.3,
    y + size * 0.95,
    x - size * 0.2,
    y + size * 0.4,
  )
  context.lineTo(x + size * 0.2, y + size * 0.4)
  context.bezierCurveTo(
    x + size * 0.3,
    y + size * 0.95,
    x + size * 1.05,
    y + size * 0.85,
    x + size * 1.08,
    y + size * 1.7,
  )
  context.lineTo(x + size * 1.15, y + size * 14)
  context.fill()
  if (caps) {
    context.beginPath()
    context.moveTo(x - size * 0.75, y - size * 0.42)
    context.lineTo(x - size * 0.05, y - size * 0.68)
    context.lineTo(x + size * 0.78, y - size * 0.44)
    context.lineTo(x + size * 0.05, y - size * 0.16)
    context.fill()
  }
  if (lift <= 0) return
  context.lineWidth = size * 0.28
  context.lineCap = 'round'
  context.beginPath()
  const side = lift > 0.5 ? 1 : -1
  context.moveTo(x + side * size * 0.85, y + size * 1.1)
  context.lineTo(x + side * size * 1.05, y - size * (0.2 + lift * 0.5))
  context.lineTo(x + side * size * 0.8, y - size * (0.9 + lift))
  context.stroke()
}

/** Rows of heads from far to near, each row darker and softer as it nears the lens. */
function crowd({ seed, caps, rim, bounce, top }: Crowd): Layer {
  return (context, { time, width, height, unit }) => {
    const random = randomFrom(seed)
    for (let row = 0; row < 4; row += 1) {
      const size = unit * (0.028 + 0.016 * row + 0.011 * row * row)
      const base = height * top + unit * (0.07 * row + 0.022 * row * row)
      const spread = size * (2 + row * 0.75)
      const count = Math.ceil(width / spread) + 1
      context.filter = row >= 3 ? `blur(${unit * (row - 2) * 0.005}px)` : 'none'
      for (let i = 0; i < count; i += 1) {
        const offset = random()
        const lift = random() > 0.72 && !caps ? random() : 0
        const beat = Math.abs(Math.sin(time * Math.PI * 1.0 + offset * 1.4)) * bounce * size
        const x = (i - 0.3 + (offset - 0.5) * 0.7) * spread
        const y = base + (random() - 0.5) * size * 0.9 - beat
        context.fillStyle = rim
        context.strokeStyle = rim
        context.globalAlpha = 0.5 - row * 0.09
        person(context, x, y - size * 0.06, size * 1.03, lift, caps)
        context.globalAlpha = 1
        context.fillStyle = context.strokeStyle = '#040303'
        person(context, x, y, size, lift, caps)
      }
    }
  }
}

export const crowds: Record<string, Layer> = {
  'crowd-concert': crowd({ seed: 11, caps: false, rim: '#c47a5a', bounce: 0.35, top: 0.66 }),
  'crowd-graduates': crowd({ seed: 29, caps: true, rim: '#d8b074', bounce: 0.08, top: 0.64 }),
  'crowd-gala': crowd({ seed: 43, caps: false, rim: '#b98850', bounce: 0.04, top: 0.74 }),
}
