import { clamp01, mix, randomFrom, spring } from '../path.ts'
import { centre, fillPage } from './stage.ts'
import type { Layer } from '../../layers.ts'

export const network: Layer = (context, frame) => {
  const { time, seconds } = frame
  fillPage(context, frame, '#10283a', '#050b14')
  centre(context, frame)
  const random = randomFrom(61)
  const nodes = Array.from({ length: 46 }, (_, index) => {
    const ring = Math.sqrt(index / 46)
    const angle = index * 2.39996 + random() * 0.35
    return {
      x: Math.cos(angle) * ring * 0.98 + 0.012 * Math.sin(time + index),
      y: Math.sin(angle) * ring * 0.5 + 0.012 * Math.cos(time * 0.9 + index),
      ring,
      size: 0.006 + random() * 0.012,
    }
  })
  context.globalCompositeOperation = 'lighter'
  nodes.forEach((a, i) => {
    nodes.forEach((b, j) => {
      const gap = Math.hypot(a.x - b.x, a.y - b.y)
      if (j <= i || gap > 0.25) return
      const reached = clamp01(time * 0.75 - Math.max(a.ring, b.ring) * 1.2 + 0.35)
      context.strokeStyle = `rgba(70, 160, 200, ${0.32 * reached})`
      context.lineWidth = 0.0022
      context.beginPath()
      context.moveTo(a.x, a.y)
      context.lineTo(b.x, b.y)
      context.stroke()
      const travel = ((time / seconds) * 6 + ((i * 7 + j * 3) % 10) / 10) % 1
      const [from, to] = a.ring < b.ring ? [a, b] : [b, a]
      for (let tail = 0; tail < 5; tail += 1) {
        const k = travel - tail * 0.035
        if (k < 0) continue
        context.fillStyle = `rgba(255, ${190 - tail * 22}, 90, ${(1 - tail / 5) * reached})`
        context.beginPath()
        context.arc(mix(from.x, to.x, k), mix(from.y, to.y, k), 0.005 - tail * 0.0007, 0, Math.PI * 2)
        context.fill()
      }
    })
  })
  nodes.forEach((node, index) => {
    const woken = spring((time * 0.75 - node.ring * 1.2 + 0.25) * 1.4)
    if (woken <= 0) return
    const beat = 0.5 + 0.5 * Math.sin((time / seconds) * Math.PI * 8 - node.ring * 8)
    const size = (index === 0 ? 0.045 : node.size) * woken
    context.fillStyle = index % 5 === 0 ? '#ffb84d' : '#7fd8ff'
    context.globalAlpha = 0.16 + 0.2 * beat
    context.beginPath()
    context.arc(node.x, node.y, size * (2.2 + beat), 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 0.95
    context.beginPath()
    context.arc(node.x, node.y, size, 0, Math.PI * 2)
    context.fill()
  })
}
