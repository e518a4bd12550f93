import { mix, randomFrom, smoothPath, type Point } from '../layers/path.ts'
import { amber, bone, cold, ink, type Drawing, type Sheet } from './sheet.ts'

interface Print {
  sky: [string, string, string]
  sun: string
  hills: [string, string, string]
}

const prints: Print[] = [
  { sky: ['#8a8a88', '#9b9a97', '#a8a6a2'], sun: '#b3b1ac', hills: ['#858482', '#757472', '#666563'] },
  { sky: ['#5f8fb4', '#9dbfd0', '#e6ddc4'], sun: '#fff6dc', hills: ['#7f9a86', '#57754f', '#33502f'] },
  { sky: ['#2c2438', '#a9502c', '#ffc067'], sun: '#fff0c4', hills: ['#7a4632', '#45261f', '#190f10'] },
]

export const grading: Drawing = (sheet) => {
  prints.forEach(({ sky, sun, hills }, index) => {
    const x = 92 + index * 344
    const frame = new Path2D()
    frame.roundRect(x, 84, 328, 320, 4)
    sheet.within(frame, () => {
      sheet.box(x, 84, 328, 320, { fill: sheet.slope([x, 84], [x, 330], ...sky) })
      sheet.disc(x + 218, 236, 30, { fill: sun })
      if (index === 2) sheet.glow(x + 218, 236, 190, amber, 0.8)
      hills.forEach((fill, row) => {
        const points: Point[] = []
        for (let step = -1; step <= 9; step += 1)
          points.push([
            x + step * 44,
            262 + row * 46 + Math.sin(step * 0.9 + row * 2.1) * (34 - row * 5) + Math.sin(step * 2.3) * 8,
          ])
        const path = smoothPath(points, false)
        path.lineTo(x + 380, 420)
        path.lineTo(x - 50, 420)
        sheet.path(path, { fill })
      })
    })
    sheet.path(frame, { stroke: bone(0.6), width: 2.5 })
    scope(sheet, x, index)
  })
}

/** Where the brightest and the darkest points of each print lie on its monitor. */
const RANGES = [
  [495, 540],
  [458, 572],
  [448, 584],
]

/** A waveform monitor: gray pictures sit in its middle, finished ones use all of it. */
function scope(sheet: Sheet, x: number, index: number) {
  const random = randomFrom(index + 5)
  sheet.box(x, 440, 328, 150, { fill: ink(0.7), stroke: bone(0.25) })
  for (const y of [478, 515, 552]) sheet.line(x, y, x + 328, y, { stroke: bone(0.13), width: 1 })
  const [top = 0, low = 0] = RANGES[index] ?? []
  for (let dot = 0; dot < 1500; dot += 1) {
    const across = random()
    const shape = 0.5 + 0.32 * Math.sin(across * 9 + index) + 0.3 * (random() - 0.5)
    sheet.disc(x + 6 + across * 316, mix(top, low, Math.max(0, Math.min(1, shape))), 1.2, {
      fill: index === 2 ? amber(0.55) : index === 1 ? cold(0.5) : bone(0.4),
    })
  }
}
