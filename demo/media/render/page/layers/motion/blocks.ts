import { clamp01, ease, randomFrom, spring } from '../path.ts'
import { centre, fillPage, polygon } from './stage.ts'
import type { Layer } from '../../layers.ts'
import type { Context } from '../path.ts'

const tones = [
  ['#ffb84d', '#d9822b', '#96531a'],
  ['#6fd3c7', '#2f9b93', '#17605f'],
  ['#f1ece0', '#bfb6a4', '#7e7565'],
  ['#ff7a5c', '#cf4a35', '#832b22'],
] as const

function block(context: Context, x: number, y: number, z: number, tall: number, size: number, tone: number) {
  const [top, left, right] = tones[tone % tones.length] ?? tones[0]
  const project = (px: number, py: number, pz: number) =>
    [(px - py) * 0.866 * size, (px + py) * 0.5 * size - pz * size] as const
  const e = 0.47
  polygon(
    context,
    [
      project(x - e, y + e, z),
      project(x + e, y + e, z),
      project(x + e, y + e, z + tall),
      project(x - e, y + e, z + tall),
    ],
    left,
  )
  polygon(
    context,
    [
      project(x + e, y - e, z),
      project(x + e, y + e, z),
      project(x + e, y + e, z + tall),
      project(x + e, y - e, z + tall),
    ],
    right,
  )
  polygon(
    context,
    [
      project(x - e, y - e, z + tall),
      project(x + e, y - e, z + tall),
      project(x + e, y + e, z + tall),
      project(x - e, y + e, z + tall),
    ],
    top,
  )
}

export const blocks: Layer = (context, frame) => {
  fillPage(context, frame, '#1d2a3a', '#0a0f18')
  centre(context, frame)
  context.translate(0, 0.12)
  const random = randomFrom(9)
  const size = 0.105
  context.strokeStyle = 'rgba(150, 190, 220, 0.13)'
  context.lineWidth = 0.0016
  for (let i = -9; i <= 9; i += 1) {
    for (const flip of [1, -1]) {
      context.beginPath()
      context.moveTo((i + 9) * 0.866 * size * flip, (i - 9) * 0.5 * size)
      context.lineTo((i - 9) * 0.866 * size * flip, (i + 9) * 0.5 * size)
      context.stroke()
    }
  }
  for (let x = -3; x <= 3; x += 1) {
    for (let y = -3; y <= 3; y += 1) {
      const far = Math.hypot(x, y)
      const [pick, height, delay] = [random(), random(), random()]
      if (far > 3.7) continue
      const start = far * 0.28 + delay * 0.7
      const arrive = spring((frame.time - start) * 0.9)
      const leave = ease((frame.time - frame.seconds + 1.1 - far * 0.08) * 1.6)
      const tall =
        0.35 +
        Math.max(0, 2.3 - far * 0.62) * (0.55 + 0.6 * height) +
        0.12 * Math.sin(frame.time * 2 + far * 1.6)
      const lift = (1 - arrive) * 3.2 + leave * 4
      context.globalAlpha = clamp01((frame.time - start) * 4) * (1 - leave)
      context.fillStyle = 'rgba(0,0,0,0.35)'
      context.beginPath()
      context.ellipse(
        (x - y) * 0.866 * size,
        (x + y) * 0.5 * size,
        size * 0.8,
        size * 0.42,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
      block(
        context,
        x,
        y,
        Math.max(lift, -0.2),
        Math.max(tall * clamp01(arrive), 0.1),
        size,
        Math.floor(pick * 4),
      )
    }
  }
}
