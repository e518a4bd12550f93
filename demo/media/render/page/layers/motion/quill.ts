import { ease, mix, smoothPath, spring } from '../path.ts'
import { centre, fillGlow, pen } from './stage.ts'
import type { Layer } from '../../layers.ts'

export const quill: Layer = (context, frame) => {
  const { time, seconds } = frame
  fillGlow(context, frame, '#16333a', '#070f13')
  centre(context, frame)
  const out = ease((time - seconds + 0.6) * 2)
  context.globalAlpha = 1 - out
  context.lineCap = 'round'
  for (let i = 0; i < 3; i += 1) {
    const slide = spring((time - 1.8 - i * 0.22) * 1.1)
    if (slide <= 0) continue
    context.save()
    context.translate(mix(-0.6, 0, slide), 0.2 + i * 0.062)
    context.fillStyle = ['#f3ead6', '#ffb84d', '#3fb8aa'][i] ?? '#fff'
    context.beginPath()
    context.moveTo(-0.24, 0)
    context.lineTo(0, -0.075)
    context.lineTo(0.24, 0)
    context.lineTo(0, 0.075)
    context.fill()
    context.restore()
  }
  const drawn = ease(time / 1.3)
  const shaft = smoothPath(
    [
      [-0.03, 0.2],
      [0.0, 0.03],
      [0.06, -0.16],
      [0.17, -0.35],
    ],
    false,
  )
  for (let i = 0; i < 26; i += 1) {
    const k = i / 25
    const grown = spring((time - 0.5 - k * 0.9) * 1.2)
    if (grown <= 0) continue
    const x = mix(0.0, 0.165, k ** 1.5)
    const y = mix(0.06, -0.34, k)
    const size = Math.sin(Math.PI * mix(0.2, 0.93, k)) * 0.16 * grown
    for (const side of [-1, 1]) {
      context.strokeStyle =
        side < 0
          ? `hsl(${mix(38, 28, k)} 100% ${mix(72, 60, k)}%)`
          : `hsl(${mix(174, 182, k)} 52% ${mix(62, 46, k)}%)`
      context.lineWidth = 0.0125
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(
        x + side * size * 0.6,
        y - 0.02,
        x + side * size + 0.04,
        y - 0.11 * grown - 0.01 * Math.sin(time * 2 + i * 0.3),
      )
      context.stroke()
    }
  }
  context.strokeStyle = '#fff6e2'
  context.lineWidth = 0.014
  pen(context, shaft, 0.7, drawn)
  const sweep = ((time - 3.2) / 1.2) * 1.6 - 0.8
  const shine = context.createLinearGradient(sweep - 0.1, -0.3, sweep + 0.1, 0.3)
  shine.addColorStop(0, 'rgba(255,255,255,0)')
  shine.addColorStop(0.5, 'rgba(255,255,255,0.5)')
  shine.addColorStop(1, 'rgba(255,255,255,0)')
  context.globalCompositeOperation = 'source-atop'
  context.globalAlpha = 0.35
  context.fillStyle = shine
  context.fillRect(-1, -1, 2, 2)
}
