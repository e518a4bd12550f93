import { clamp01, ease, mix, spring } from '../path.ts'
import { centre, fillPage } from './stage.ts'
import type { Layer } from '../../layers.ts'
import type { Context } from '../path.ts'

function card(context: Context, x: number, y: number, w: number, h: number, fill: string) {
  context.fillStyle = fill
  context.shadowColor = 'rgba(0,0,0,0.45)'
  context.shadowBlur = 40
  context.shadowOffsetY = 18
  context.beginPath()
  context.roundRect(x, y, w, h, 0.03)
  context.fill()
  context.shadowColor = 'transparent'
}

export const onboarding: Layer = (context, frame) => {
  const { time } = frame
  fillPage(context, frame, '#24313b', '#0b1116')
  centre(context, frame)
  context.translate(mix(0.06, -0.06, ease(time / frame.seconds)), 0)
  context.lineCap = 'round'
  for (let i = 0; i < 5; i += 1) {
    context.strokeStyle = ['#ffb84d', '#3fb8aa', '#3fb8aa', '#f0ebdf', '#ff7a5c'][i] ?? '#fff'
    context.globalAlpha = i === 0 ? 1 : 0.3
    context.lineWidth = i === 0 ? 0.012 : 0.004
    context.setLineDash([3.4])
    context.lineDashOffset = 3.4 * (1 - ease(time / 3.4 - i * 0.06))
    context.beginPath()
    context.moveTo(-1.1, 0.3 + i * 0.035)
    context.bezierCurveTo(-0.7, 0.3 + i * 0.06, -0.75, -0.32 - i * 0.05, -0.32, -0.06 + i * 0.04)
    context.bezierCurveTo(0.1, 0.22 + i * 0.05, 0.12, 0.36, 0.45, 0.06 - i * 0.05)
    context.bezierCurveTo(0.7, -0.18, 0.8, -0.3 + i * 0.04, 1.1, -0.34 + i * 0.05)
    context.stroke()
  }
  context.setLineDash([])
  context.globalAlpha = 1
  const cards = [
    [-0.62, -0.1, 0.4],
    [-0.02, 0.03, 1.1],
    [0.56, -0.12, 1.8],
  ] as const
  cards.forEach(([x, y, at], index) => {
    const grown = spring((time - at) * 1.1)
    if (grown <= 0) return
    context.save()
    context.translate(x, y + 0.012 * Math.sin(time * 1.4 + index))
    context.scale(grown, grown)
    card(context, -0.23, -0.28, 0.46, 0.56, '#f3eee2')
    if (index === 0) {
      card(context, -0.1, -0.2, 0.2, 0.2, '#2f9b93')
      context.fillStyle = '#f3eee2'
      context.beginPath()
      context.arc(0, -0.125, 0.035, 0, Math.PI * 2)
      context.fill()
      context.beginPath()
      context.ellipse(0, -0.03, 0.062, 0.04, 0, Math.PI, 0)
      context.fill()
    }
    if (index < 2) {
      for (let row = 0; row < 3; row += 1) {
        const done = spring((time - at - 0.5 - row * 0.45) * 1.4)
        const ry = (index === 0 ? 0.07 : -0.17) + row * (index === 0 ? 0.07 : 0.13)
        context.fillStyle = '#d6cdb9'
        context.beginPath()
        context.roundRect(
          index === 0 ? -0.15 : -0.07,
          ry - 0.014,
          0.3 * clamp01(done) * (0.7 - row * 0.12),
          0.028,
          0.014,
        )
        context.fill()
        if (index === 0) continue
        context.fillStyle = done > 0.2 ? '#ffab3d' : '#d6cdb9'
        context.beginPath()
        context.arc(-0.14, ry, 0.036, 0, Math.PI * 2)
        context.fill()
        context.strokeStyle = '#2b2118'
        context.lineWidth = 0.01
        context.setLineDash([0.08])
        context.lineDashOffset = 0.08 * (1 - clamp01(done))
        context.beginPath()
        context.moveTo(-0.156, ry)
        context.lineTo(-0.144, ry + 0.013)
        context.lineTo(-0.122, ry - 0.014)
        if (done > 0) context.stroke()
        context.setLineDash([])
      }
    } else {
      for (let bar = 0; bar < 5; bar += 1) {
        const tall = (0.09 + bar * 0.07) * spring((time - at - 0.3 - bar * 0.16) * 1.3)
        context.fillStyle = bar === 4 ? '#ff7a5c' : '#3f4f5a'
        context.beginPath()
        context.roundRect(-0.17 + bar * 0.072, 0.2 - tall, 0.05, Math.max(tall, 0), 0.01)
        context.fill()
      }
    }
    context.restore()
  })
}
