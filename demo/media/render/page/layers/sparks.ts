import { randomFrom } from './path.ts'
import type { Layer } from '../layers.ts'

/** Sparks thrown by a grinding wheel: each flies its own parabola over and over, drawn as the streak of a slow shutter. */
const grinder: Layer = (context, { time, width, height, unit }) => {
  const random = randomFrom(77)
  const origin = [width * 0.36, height * 0.56] as const
  context.globalCompositeOperation = 'lighter'
  context.lineCap = 'round'
  for (let i = 0; i < 420; i += 1) {
    const life = 0.35 + random() * 0.95
    const age = ((time / life + random()) % 1) * life
    const angle = -0.5 + (random() + random() - 1) * 0.42
    const speed = unit * (1.1 + random() * 1.7)
    const heat = 1 - age / life
    const at = (s: number) => {
      const drag = (1 - Math.exp(-s * 1.7)) / 1.7
      return [
        origin[0] + Math.cos(angle) * speed * drag,
        origin[1] + Math.sin(angle) * speed * drag + unit * 0.85 * s * s,
      ] as const
    }
    const [from, to] = [at(Math.max(0, age - 0.028)), at(age)]
    context.strokeStyle = `rgba(255, ${Math.round(120 + 120 * heat)}, ${Math.round(30 + 150 * heat * heat)}, ${0.25 + 0.75 * heat})`
    context.lineWidth = unit * (0.0016 + 0.0034 * random() * heat)
    context.beginPath()
    context.moveTo(...from)
    context.lineTo(...to)
    context.stroke()
  }
}

/** Paper confetti tumbling down, near pieces larger and softer. */
const confetti: Layer = (context, { time, seconds, width, height, unit }) => {
  const random = randomFrom(5)
  const colours = ['#f2c14e', '#e8e3d3', '#d1495b', '#2e86ab', '#f4a259', '#ffffff']
  for (let i = 0; i < 260; i += 1) {
    const depth = random()
    const size = unit * (0.006 + 0.022 * depth ** 3)
    const turns = 1 + Math.floor(random() * 2)
    const phase = (random() + (time / seconds) * turns * (0.5 + 0.5 * Math.round(depth))) % 1
    const x = ((random() + 0.03 * Math.sin(time * 1.6 + i)) % 1) * width * 1.1 - width * 0.05
    const spin = Math.sin(time * (2 + random() * 4) + i)
    context.save()
    context.translate(x, (phase * 1.3 - 0.15) * height)
    context.rotate(i + time * (random() - 0.5) * 3)
    context.scale(1, 0.25 + 0.75 * Math.abs(spin))
    context.filter = depth > 0.85 ? `blur(${unit * 0.004}px)` : 'none'
    context.globalAlpha = 0.55 + 0.45 * Math.abs(spin)
    context.fillStyle = colours[i % colours.length] ?? '#fff'
    context.fillRect(-size, -size * 0.6, size * 2, size * 1.2)
    context.restore()
  }
}

export const sparks: Record<string, Layer> = { grinder, confetti }
