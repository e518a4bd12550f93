import { mix, randomFrom, smoothPath, type Point } from '../layers/path.ts'
import { amber, bone, cold, ember, ink, WIDTH, type Drawing, type Sheet } from './sheet.ts'

function ridge(sheet: Sheet, seed: number, base: number, swing: number, fill: string | CanvasGradient) {
  const random = randomFrom(seed)
  const points: Point[] = [[-60, base]]
  for (let x = 0; x <= WIDTH + 80; x += 75)
    points.push([x, base - swing * random() * (1 + Math.sin(x * 0.004 + seed))])
  const path = smoothPath(points, false)
  path.lineTo(WIDTH + 100, 700)
  path.lineTo(-60, 700)
  sheet.path(path, { fill })
}

function mountains(sheet: Sheet) {
  sheet.box(0, 0, WIDTH, 675, { fill: sheet.slope([0, 0], [0, 480], '#141a26', '#3a3440', '#8b5434') })
  sheet.glow(600, 330, 360, amber, 0.7)
  sheet.disc(600, 318, 46, { fill: '#ffe9bd' })
  ridge(sheet, 2, 440, 120, '#4a3230')
  ridge(sheet, 5, 520, 90, '#2c1e1e')
  ridge(sheet, 9, 610, 70, '#150f0e')
}

const frames: Drawing = (sheet) => {
  mountains(sheet)
  sheet.box(0, 0, WIDTH, 675, { fill: ink(0.58) })
  const square = new Path2D('M365 102.5H835V572.5H365Z')
  const wide = new Path2D('M130 73H1070V602H130Z')
  sheet.within(wide, () => {
    mountains(sheet)
    sheet.box(0, 0, WIDTH, 675, { fill: ink(0.32) })
  })
  sheet.within(square, () => {
    mountains(sheet)
    sheet.box(0, 0, WIDTH, 675, { fill: ink(0.1) })
  })
  const shared = new Path2D('M438 52H762V628H438Z')
  sheet.within(shared, () => mountains(sheet))
  sheet.within(shared, () => sheet.within(square, () => sheet.box(0, 0, WIDTH, 675, { fill: amber(0.2) })))
  sheet.path(wide, { stroke: bone(0.85), width: 3 })
  sheet.path(square, { stroke: cold(), width: 3 })
  sheet.path(shared, { stroke: amber(), width: 5 })
}

const browser: Drawing = (sheet) => {
  sheet.lying(() => sheet.box(110, 70, 760, 540, { fill: '#1d1713', radius: 14 }))
  sheet.box(110, 70, 760, 540, { stroke: bone(0.6), width: 3, radius: 14 })
  sheet.line(110, 126, 870, 126, { stroke: bone(0.4) })
  for (const [index, x] of [142, 168, 194].entries())
    sheet.disc(x, 98, 8, { fill: bone(0.25 + index * 0.12) })
  sheet.box(236, 84, 600, 28, { fill: bone(0.1), radius: 14 })
  sheet.line(258, 98, 520, 98, { stroke: amber(0.9), width: 6 })
  sheet.line(160, 166, 520, 166, { stroke: bone(0.85), width: 14 })
  sheet.glow(490, 320, 400, amber, 0.55)
  sheet.box(160, 196, 660, 270, {
    fill: sheet.slope([160, 196], [820, 466], '#ffd791', amber(), ember(), '#5b2d18'),
    radius: 5,
  })
  sheet.path('M462 286L540 331L462 376Z', { fill: ink(0.85) })
  for (const [row, length] of [640, 560, 600, 300].entries())
    sheet.line(164, 500 + row * 26, 164 + length, 500 + row * 26, { stroke: bone(0.3), width: 7 })
  sheet.path('M820 330C900 330 880 410 948 420', { stroke: amber(), width: 4, dash: [4, 12] })
  sheet.lying(() => {
    sheet.line(1052, 502, 1124, 574, { stroke: '#8a5a34', width: 26 })
    sheet.disc(998, 446, 86, { stroke: bone(), width: 13 })
  })
  sheet.disc(998, 446, 80, { fill: sheet.slope([920, 370], [1080, 520], amber(0.55), amber(0.08)) })
  sheet.path('M972 408L1040 446L972 484Z', { fill: '#ffe9bd' })
  sheet.path('M938 414A70 70 0 0 1 974 384', { stroke: bone(0.9), width: 5 })
}

const twoSeconds: Drawing = (sheet) => {
  sheet.glow(170, 330, 420, amber, 0.7)
  for (let index = 47; index >= 0; index -= 1) {
    const part = index / 47
    const x = 92 + 960 * part ** 0.82
    const tall = mix(410, 190, part ** 0.7)
    const width = tall * 0.5625
    const y = 338 - tall / 2
    const light = Math.max(0, 1 - index / 9)
    const fill =
      light > 0
        ? sheet.slope(
            [x, y],
            [x, y + tall],
            `rgb(255, ${Math.round(mix(150, 226, light))}, ${Math.round(mix(70, 160, light))})`,
            ember(),
          )
        : `rgb(${Math.round(mix(52, 20, part))}, ${Math.round(mix(36, 16, part))}, ${Math.round(mix(26, 13, part))})`
    sheet.lying(() => sheet.box(x, y, width, tall, { fill, radius: 7 }), { blur: 14, drop: 4, strength: 0.5 })
    sheet.box(x, y, width, tall, {
      stroke: light > 0 ? '#ffe9bd' : bone(mix(0.55, 0.16, part)),
      width: 2,
      radius: 7,
    })
  }
  sheet.path('M152 270V406L264 338Z', { fill: ink(0.85) })
}

const hall: Drawing = (sheet) => {
  const vanish: Point = [600, 292]
  const toward = (x: number, y: number, part: number): Point => [
    mix(x, vanish[0], part),
    mix(y, vanish[1], part),
  ]
  for (let lamp = 0; lamp < 7; lamp += 1) {
    const part = 0.08 + lamp * 0.125
    sheet.line(...toward(-300, -130, part), ...toward(1500, -130, part), {
      stroke: bone(0.24 - lamp * 0.02),
      width: 7 * (1 - part),
    })
  }
  for (const side of [-1, 1] as const) {
    for (const [near, far] of [
      [0.62, 0.76],
      [0.36, 0.58],
      [0, 0.3],
    ] as const) {
      const [x, inner] = [600 + side * 760, 600 + side * 430]
      sheet.shape(
        [toward(inner, 60, near), toward(inner, 60, far), toward(inner, 660, far), toward(inner, 660, near)],
        {
          fill: '#241b15',
          stroke: bone(0.45),
          width: 2,
        },
      )
      sheet.shape(
        [toward(x, 60, near), toward(inner, 60, near), toward(inner, 660, near), toward(x, 660, near)],
        {
          fill: '#2f241c',
          stroke: bone(0.5),
          width: 2,
        },
      )
    }
  }
  sheet.glow(600, 330, 380, amber, 0.8)
  sheet.shape(
    [
      [360, 675],
      [536, 470],
      [664, 470],
      [840, 675],
    ],
    { fill: sheet.slope([0, 470], [0, 675], amber(0.5), amber(0.02)) },
  )
  sheet.lying(() => sheet.box(524, 150, 152, 326, { fill: '#ffe2a8', radius: 6 }))
  sheet.box(524, 150, 152, 326, {
    fill: sheet.slope([524, 150], [676, 476], '#fff0cd', amber(), ember()),
    radius: 6,
  })
  sheet.disc(600, 290, 46, { fill: '#7d2f12' })
  sheet.disc(600, 290, 22, { fill: '#ffe9bd' })
  for (const [x, y, scale] of [
    [430, 470, 0.9],
    [486, 452, 0.72],
    [742, 480, 1],
    [800, 462, 0.8],
    [336, 520, 1.25],
    [880, 536, 1.35],
  ] as const)
    sheet.at(
      x,
      y,
      () => {
        sheet.disc(0, -54, 15, { fill: '#0e0a08', stroke: amber(0.35), width: 1.5 })
        sheet.path('M-25 60C-28 -10 -22 -34 0 -34C22 -34 28 -10 25 60Z', { fill: '#0e0a08' })
        const rim = x < 600 ? 'M20 -22C25 -8 26 20 25 56' : 'M-20 -22C-25 -8 -26 20 -25 56'
        sheet.path(rim, { stroke: amber(0.9), width: 3 })
      },
      { scale },
    )
}

export const distribution: Record<string, Drawing> = {
  'the-right-frame-for-every-screen': frames,
  'putting-a-video-where-search-engines-can-find-it': browser,
  'the-first-two-seconds-of-a-reel': twoSeconds,
  'a-trade-show-screen-is-a-poster-that-moves': hall,
}
