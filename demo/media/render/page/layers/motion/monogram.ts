import { ease, randomFrom, smoothPath } from '../path.ts'
import { centre, fillGlow, pen } from './stage.ts'
import type { Layer } from '../../layers.ts'

export const monogram: Layer = (context, frame) => {
  const { time, seconds } = frame
  fillGlow(context, frame, '#efe5d0', '#b9a888')
  const random = randomFrom(19)
  context.strokeStyle = 'rgba(90, 70, 40, 0.06)'
  context.lineWidth = frame.unit * 0.0012
  for (let y = 0; y < frame.height; y += frame.unit * 0.008) {
    context.beginPath()
    context.moveTo(0, y + random() * 2)
    context.lineTo(frame.width, y + random() * 2)
    context.stroke()
  }
  centre(context, frame)
  context.scale(1 + time * 0.006, 1 + time * 0.006)
  const ink = '#171b2b'
  const shown = ease(time / 3)
  const out = ease((time - seconds + 0.7) * 1.9)
  context.save()
  const union = new Path2D()
  for (let i = 0; i < 70; i += 1) {
    const [a, d, size, delay] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.42, random(), random()]
    const grown = ease(time * 0.62 - delay * 0.45 - d * 0.9) * (0.05 + size * 0.16) * (1 - out)
    if (grown <= 0) continue
    const [x, y] = [Math.cos(a) * d * 1.25, Math.sin(a) * d * 0.8]
    const wobble = Array.from({ length: 9 }, (_, k) => {
      const r = grown * (0.8 + 0.34 * Math.sin(k * 2.4 + i * 1.7 + time * 0.5))
      return [x + Math.cos((k / 9) * Math.PI * 2) * r, y + Math.sin((k / 9) * Math.PI * 2) * r] as const
    })
    union.addPath(smoothPath(wobble))
  }
  context.clip(union)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = '0.5px "P052", "C059", serif'
  context.fillText('A', -0.17, 0.14)
  context.fillText('A', 0.17, 0.14)
  context.font = 'italic 0.36px "P052", "C059", serif'
  context.fillStyle = '#8a2f1d'
  context.fillText('&', 0, 0.13)
  context.restore()
  context.globalAlpha = 1 - out
  context.strokeStyle = ink
  context.lineCap = 'butt'
  context.lineWidth = 0.006
  for (const y of [-0.3, 0.27]) {
    const rule = new Path2D()
    rule.moveTo(-0.46, y)
    rule.lineTo(0.46, y)
    pen(context, rule, 0.92, shown * 1.2 - 0.1)
  }
  context.lineWidth = 0.002
  for (const y of [-0.315, 0.285]) {
    const rule = new Path2D()
    rule.moveTo(0.46, y)
    rule.lineTo(-0.46, y)
    pen(context, rule, 0.92, shown * 1.2 - 0.2)
  }
}
