import { clamp01, ease, mix, randomFrom, spring } from '../path.ts'
import { centre, fillGlow } from './stage.ts'
import type { Layer } from '../../layers.ts'
import type { Context } from '../path.ts'

const ballTones = ['#ff6b57', '#ffc145', '#35b6a8', '#5b7cfa', '#f58fc0', '#f6f0e2', '#8fd14f', '#ff9a3d']

export const bounce: Layer = (context, frame) => {
  const { time, seconds } = frame
  fillGlow(context, frame, '#33256b', '#120c2e')
  centre(context, frame)
  const random = randomFrom(3)
  const gather = ease((time - 1.9) / 1.2)
  const leave = ease((time - seconds + 0.8) * 1.5)
  const floor = 0.34
  const core = spring((time - 2.7) * 0.9) * (1 - leave)
  for (let i = 0; i < 8; i += 1) {
    const start = i * 0.11
    const fall = Math.max(0, time - start)
    const period = 0.72
    const hop =
      fall < 0.36
        ? 1 - (fall / 0.36) ** 2
        : Math.exp(-(fall - 0.36) * 1.1) *
          4 *
          (((fall - 0.36) / period) % 1) *
          (1 - (((fall - 0.36) / period) % 1)) *
          0.75
    const x = -0.36 + (i * 0.72) / 7 + (random() - 0.5) * 0.03
    const y = floor - hop * (fall < 0.36 ? 1.1 : 0.62)
    const angle = i * (Math.PI / 4) + (time - 1.9) * 1.25 + (1 - gather) * 2.4
    const ring = 0.285 * (1 + 0.03 * Math.sin(time * 6) * (1 - gather)) + leave * 0.9
    const px = mix(x, Math.cos(angle) * ring, gather)
    const py = mix(y, Math.sin(angle) * ring, gather)
    const squash = gather < 0.05 && floor - y < 0.03 ? 0.82 : 1
    context.fillStyle = `rgba(4, 2, 20, ${0.4 * (1 - gather)})`
    context.beginPath()
    context.ellipse(
      px,
      floor + 0.075,
      0.06 * (0.5 + 0.5 * (1 - clamp01((floor - y) * 1.5))),
      0.014,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
    ball(context, px, py + (1 - squash) * 0.06, 0.068, squash, ballTones[i] ?? '#fff')
  }
  if (core > 0.02) ball(context, 0, 0, 0.15 * core, 1, '#f6f0e2')
}

function ball(context: Context, x: number, y: number, r: number, squash: number, tone: string) {
  context.save()
  context.translate(x, y)
  context.scale(1 / squash, squash)
  context.fillStyle = tone
  context.beginPath()
  context.arc(0, 0, r, 0, Math.PI * 2)
  context.fill()
  const shade = context.createRadialGradient(-r * 0.4, -r * 0.5, r * 0.1, 0, 0, r * 1.05)
  shade.addColorStop(0, 'rgba(255,255,255,0.75)')
  shade.addColorStop(0.35, 'rgba(255,255,255,0.05)')
  shade.addColorStop(1, 'rgba(30,0,60,0.5)')
  context.fillStyle = shade
  context.fill()
  context.restore()
}
