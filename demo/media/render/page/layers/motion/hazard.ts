import { clamp01, ease, spring } from '../path.ts'
import { centre, fillPage, polygon } from './stage.ts'
import type { Layer } from '../../layers.ts'

export const hazard: Layer = (context, frame) => {
  const { time, seconds } = frame
  fillPage(context, frame, '#ffc233', '#e89a12')
  centre(context, frame)
  const out = ease((time - seconds + 0.7) * 1.8)
  const stripes = ease(time * 1.1) - out
  context.save()
  context.transform(1, 0, -0.6, 1, 0, 0)
  context.fillStyle = '#17140f'
  for (let i = -12; i <= 12; i += 1) {
    const x = i * 0.26 + ((time * 0.13) % 0.26)
    context.fillRect(x, -0.5, 0.13, 0.13 * stripes)
    context.fillRect(x, 0.5 - 0.13 * stripes, 0.13, 0.13)
  }
  context.restore()
  const icons = [-0.5, 0, 0.5] as const
  icons.forEach((x, index) => {
    const landed = spring((time - 0.6 - index * 0.45) * 1.1) * (1 - out)
    if (landed <= 0) return
    context.save()
    context.translate(x, 0.01 + 0.012 * Math.sin(time * 2.2 + index * 1.4))
    context.scale(landed, landed)
    context.fillStyle = 'rgba(70, 40, 0, 0.28)'
    context.beginPath()
    context.ellipse(0, 0.235, 0.17, 0.026, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = '#17140f'
    context.beginPath()
    context.arc(0, 0, 0.205, 0, Math.PI * 2)
    context.fill()
    context.lineJoin = 'round'
    if (index === 0) {
      context.fillStyle = '#fff7e3'
      context.beginPath()
      context.arc(0, 0.03, 0.105, Math.PI, 0)
      context.fill()
      context.beginPath()
      context.roundRect(-0.14, 0.032, 0.28, 0.03, 0.012)
      context.fill()
      context.fillStyle = '#ffb21f'
      context.beginPath()
      context.roundRect(-0.02, -0.09, 0.04, 0.115, 0.012)
      context.fill()
    } else if (index === 1) {
      polygon(
        context,
        [
          [-0.03, -0.12],
          [0.03, -0.12],
          [0.09, 0.09],
          [-0.09, 0.09],
        ],
        '#ff6a33',
      )
      polygon(
        context,
        [
          [-0.052, -0.04],
          [0.052, -0.04],
          [0.068, 0.015],
          [-0.068, 0.015],
        ],
        '#fff7e3',
      )
      context.fillStyle = '#ff6a33'
      context.beginPath()
      context.roundRect(-0.12, 0.085, 0.24, 0.032, 0.008)
      context.fill()
    } else {
      context.fillStyle = '#4fd0a5'
      context.beginPath()
      context.moveTo(0, -0.13)
      context.bezierCurveTo(0.05, -0.09, 0.09, -0.085, 0.105, -0.08)
      context.bezierCurveTo(0.115, 0.04, 0.07, 0.1, 0, 0.14)
      context.bezierCurveTo(-0.07, 0.1, -0.115, 0.04, -0.105, -0.08)
      context.bezierCurveTo(-0.09, -0.085, -0.05, -0.09, 0, -0.13)
      context.fill()
      context.strokeStyle = '#17140f'
      context.lineWidth = 0.026
      context.lineCap = 'round'
      context.setLineDash([0.3])
      context.lineDashOffset = 0.3 * (1 - ease((time - 2.1) * 1.8))
      context.beginPath()
      context.moveTo(-0.05, 0.005)
      context.lineTo(-0.012, 0.045)
      context.lineTo(0.055, -0.045)
      if (time > 2.1) context.stroke()
      context.setLineDash([])
    }
    context.restore()
  })
  context.fillStyle = '#17140f'
  context.beginPath()
  context.roundRect(-0.72, 0.3, 1.44 * clamp01(time / seconds), 0.022, 0.011)
  context.fill()
}
