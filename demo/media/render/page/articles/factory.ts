import { randomFrom, type Point } from '../layers/path.ts'
import { amber, bone, HEIGHT, ink, type Drawing, type Sheet } from './sheet.ts'

/** From metres on the floor, and above it, to where they are seen. */
const project = ([x, y]: Point, z = 0): Point => [600 + (x - y) * 43.3, 132 + (x + y) * 25 - z * 50]

function block(sheet: Sheet, [x, y]: Point, [width, depth]: Point, tall: number) {
  const corner = (dx: number, dy: number, z: number) => project([x + dx * width, y + dy * depth], z)
  const edge = { stroke: bone(0.55), width: 1.6 }
  sheet.shape([corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, tall), corner(0, 1, tall)], {
    fill: '#3a2b20',
    ...edge,
  })
  sheet.shape([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, tall), corner(1, 0, tall)], {
    fill: '#231a14',
    ...edge,
  })
  sheet.shape([corner(0, 0, tall), corner(1, 0, tall), corner(1, 1, tall), corner(0, 1, tall)], {
    fill: '#57422f',
    ...edge,
  })
}

export const factory: Drawing = (sheet) => {
  sheet.shape([project([-1, -1]), project([9, -1]), project([9, 9]), project([-1, 9])], {
    fill: bone(0.04),
    stroke: bone(0.35),
  })
  const route: Point[] = [
    [-0.6, 2.4],
    [3.2, 2.4],
    [3.4, 4.9],
    [6.9, 5],
    [7, 2.2],
    [8.7, 2.1],
  ]
  const drawn = route.map((point) => project(point))
  sheet.trace(drawn, { stroke: amber(0.25), width: 16 })
  sheet.trace(drawn, { stroke: amber(), width: 4, dash: [14, 12] })
  const machines: [Point, Point, number][] = [
    [[0, 0], [2.4, 1.4], 1.1],
    [[4.1, 0], [1.8, 3.8], 0.7],
    [[0, 3.6], [2.2, 1.2], 1.7],
    [[8, 3], [1, 1.2], 0.6],
    [[0.2, 6.4], [4.2, 1.5], 0.8],
    [[5.7, 6.5], [2.6, 1.6], 1.4],
  ]
  for (const [place, size, tall] of machines) block(sheet, place, size, tall)
  for (const [place, turn] of [
    [[3.2, 2.4], 2.6],
    [[5.2, 4.95], 0.6],
    [[6.95, 3.7], -2.7],
  ] as const) {
    const [x, y] = project(place, 0.12)
    sheet.beam([x, y], [x + Math.cos(turn) * 150, y + Math.sin(turn) * 90], 0.42, amber, 0.8)
    sheet.glow(x, y, 60, amber, 0.9)
    sheet.disc(x, y, 11, { fill: '#ffe7bb', stroke: ink(), width: 3 })
  }
  const random = randomFrom(4)
  for (let spark = 0; spark < 46; spark += 1) {
    const [x, y] = project([1.1, 4.1], 1.7)
    const [angle, far] = [-Math.PI * random(), 20 + 110 * random() ** 2]
    sheet.disc(x + Math.cos(angle) * far, Math.min(y + Math.sin(angle) * far, HEIGHT), 1 + random() * 1.8, {
      fill: amber(0.3 + 0.7 * random()),
    })
  }
  sheet.glow(...project([1.1, 4.2], 1.8), 120, amber, 0.8)
}
