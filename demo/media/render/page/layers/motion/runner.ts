import { clamp01 } from '../path.ts'
import type { Layer } from '../../layers.ts'
import type { Context } from '../path.ts'

export const runner: Layer = (context, frame) => {
  const { time, width, height, unit } = frame
  const back = context.createLinearGradient(0, 0, 0, height)
  back.addColorStop(0, '#0b0a1c')
  back.addColorStop(0.62, '#2a0f3a')
  back.addColorStop(1, '#0a0612')
  context.fillStyle = back
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.scale(unit, unit)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const beat = time * (Math.PI * 2) * 1
  for (let i = 0; i < 15; i += 1) {
    const level =
      0.08 +
      0.26 * Math.abs(Math.sin(beat * 0.5 + i * 0.9)) * (0.5 + 0.5 * Math.sin(i * 2.3 + beat * 0.5) ** 2)
    const x = -0.45 + i * 0.064
    const glow = context.createLinearGradient(0, 0.62, 0, 0.62 - level)
    glow.addColorStop(0, 'rgba(255, 90, 60, 0.9)')
    glow.addColorStop(1, 'rgba(255, 200, 90, 0.12)')
    context.fillStyle = glow
    context.fillRect(x, 0.62 - level, 0.04, level)
    context.globalAlpha = 0.25
    context.fillRect(x, 0.635, 0.04, level * 0.5)
    context.globalAlpha = 1
  }
  context.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 16; i += 1) {
    const y = -0.62 + i * 0.074
    context.strokeStyle = i % 3 === 0 ? 'rgba(60, 190, 255, 0.5)' : 'rgba(255, 110, 70, 0.42)'
    context.lineWidth = 0.003 + (0.004 * ((i * 7) % 5)) / 5
    const from = ((i * 0.37 + time * (0.9 + (i % 4) * 0.3)) % 1.9) - 0.95
    context.beginPath()
    context.moveTo(-from - 0.25, y + 0.03 * Math.sin(i))
    context.lineTo(-from + 0.12, y + 0.03 * Math.sin(i))
    context.stroke()
  }
  for (let echo = 9; echo >= 0; echo -= 1) {
    const phase = beat - echo * 0.22
    const x = 0.07 - echo * 0.055
    const alpha = echo === 0 ? 1 : 0.5 * (1 - echo / 10)
    figure(
      context,
      x,
      -0.05 + 0.022 * Math.cos(phase * 2),
      phase,
      echo === 0 ? '#fff3df' : `hsl(${14 + echo * 26} 95% 62%)`,
      alpha,
    )
  }
}

function figure(context: Context, x: number, y: number, phase: number, tone: string, alpha: number) {
  context.save()
  context.translate(x, y)
  context.scale(1.45, 1.45)
  context.strokeStyle = context.fillStyle = tone
  context.globalAlpha = alpha
  const hip = [0, 0.06] as const
  const neck = [0.052, -0.135] as const
  const limb = (
    from: readonly [number, number],
    upper: number,
    bend: number,
    a: number,
    b: number,
    w: number,
  ) => {
    const joint = [from[0] + Math.sin(upper) * a, from[1] + Math.cos(upper) * a] as const
    const end = [joint[0] + Math.sin(upper + bend) * b, joint[1] + Math.cos(upper + bend) * b] as const
    context.lineWidth = w
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...joint)
    context.lineTo(...end)
    context.stroke()
  }
  for (const side of [0, Math.PI]) {
    const swing = Math.sin(phase + side)
    limb(
      hip,
      swing * 0.85 + 0.15,
      -0.35 - 0.95 * clamp01(0.5 - 0.5 * Math.cos(phase + side - 0.6)),
      0.13,
      0.14,
      0.034,
    )
    limb(neck, -swing * 0.9 - 0.1, 1.35, 0.085, 0.085, 0.025)
  }
  context.lineWidth = 0.055
  context.beginPath()
  context.moveTo(...hip)
  context.lineTo(neck[0] - 0.006, neck[1] + 0.02)
  context.stroke()
  context.beginPath()
  context.arc(0.082, -0.205, 0.037, 0, Math.PI * 2)
  context.fill()
  context.restore()
}
