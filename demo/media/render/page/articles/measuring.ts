import { randomFrom, smoothPath, type Point } from '../layers/path.ts'
import { amber, bone, cold, ember, HEIGHT, ink, WIDTH, type Drawing, type Sheet } from './sheet.ts'

const slate: Drawing = (sheet) => {
  sheet.glow(760, 420, 430, amber, 0.35)
  sheet.at(
    600,
    404,
    () => {
      sheet.lying(() => sheet.box(-330, -130, 660, 380, { fill: '#17120f', radius: 10 }))
      sheet.box(-330, -130, 660, 380, { stroke: bone(0.75), width: 4, radius: 10 })
      sheet.path('M-330 -24H330M-110 -130V-24M110 -130V-24M-330 152H330M0 152V250', {
        stroke: bone(0.6),
        width: 3,
      })
      for (const [x, y, length] of [
        [-306, -98, 70],
        [-86, -98, 54],
        [134, -98, 84],
        [-306, 10, 60],
        [-306, 184, 80],
        [24, 184, 66],
      ] as const)
        sheet.line(x, y, x + length, y, { stroke: bone(0.4), width: 7 })
      stripes(sheet, -130)
      sheet.at(-330, -142, () => stripes(sheet, -64, 330), { turn: -0.24 })
      sheet.disc(-318, -142, 13, { fill: amber(), stroke: ink(), width: 3 })
      sheet.glow(60, 64, 240, amber, 0.45)
      sheet.text('20', 60, 128, {
        size: 178,
        weight: 700,
        face: 'Bricolage',
        align: 'center',
        fill: '#ffc873',
      })
    },
    { turn: -0.03, scale: 0.88 },
  )
}

/** One stick of a clapperboard, 660 wide, its lower edge at 64 below `top`. */
function stripes(sheet: Sheet, top: number, shift = 0) {
  const stick = new Path2D()
  stick.roundRect(-330 + shift, top, 660, 58, 6)
  sheet.lying(() => sheet.path(stick, { fill: '#17120f' }), { blur: 24, drop: 8 })
  sheet.within(stick, () => {
    for (let x = -400; x < 400; x += 104)
      sheet.shape(
        [
          [x + shift, top + 58],
          [x + 52 + shift, top + 58],
          [x + 92 + shift, top],
          [x + 40 + shift, top],
        ],
        { fill: '#e9dfcb' },
      )
  })
  sheet.path(stick, { stroke: bone(0.8), width: 3 })
}

const CURVE: Point[] = [
  [110, 110],
  [140, 128],
  [170, 236],
  [215, 262],
  [330, 284],
  [440, 304],
  [468, 356],
  [560, 372],
  [640, 366],
  [690, 318],
  [740, 378],
  [820, 392],
  [960, 396],
  [1040, 404],
  [1070, 520],
  [1100, 556],
]

const retention: Drawing = (sheet) => {
  for (let row = 0; row <= 5; row += 1)
    sheet.line(110, 110 + row * 92, 1110, 110 + row * 92, { stroke: bone(0.12), width: 1.5 })
  for (let column = 0; column <= 10; column += 1)
    sheet.line(110 + column * 100, 90, 110 + column * 100, 570, { stroke: bone(0.09), width: 1.5 })
  const area = smoothPath(CURVE, false)
  area.lineTo(1100, 570)
  area.lineTo(110, 570)
  sheet.path(area, { fill: sheet.slope([0, 110], [0, 570], bone(0.26), bone(0.02)) })
  sheet.curve(CURVE, { stroke: bone(), width: 6 })
  const bump = new Path2D()
  bump.rect(630, 280, 122, 292)
  sheet.glow(690, 318, 200, amber, 0.8)
  sheet.within(bump, () => {
    sheet.path(area, { fill: amber(0.45) })
    sheet.curve(CURVE, { stroke: amber(), width: 8 })
  })
  sheet.disc(690, 318, 13, { fill: '#fff0cd', stroke: ember(), width: 4 })
  sheet.path('M690 294V196', { stroke: amber(0.8), width: 2, dash: [3, 9] })
  sheet.box(640, 128, 100, 64, { fill: amber(), radius: 5 })
  sheet.path('M680 144V176L708 160Z', { fill: ink(0.85) })
  sheet.path('M110 84V572H1116', { stroke: bone(0.7), width: 3 })
}

const iceberg: Drawing = (sheet) => {
  sheet.box(0, 0, WIDTH, 232, { fill: sheet.slope([0, 0], [0, 232], '#1a1512', '#4a382c') })
  sheet.box(0, 232, WIDTH, HEIGHT, { fill: sheet.slope([0, 232], [0, HEIGHT], '#18303c', '#0a1218') })
  sheet.glow(600, 440, 430, cold, 0.35)
  const under: Point[] = [
    [356, 232],
    [300, 312],
    [338, 420],
    [430, 500],
    [480, 590],
    [590, 640],
    [690, 596],
    [748, 508],
    [862, 430],
    [890, 320],
    [842, 232],
  ]
  sheet.shape(under, {
    fill: sheet.slope([0, 232], [0, 640], cold(0.5), cold(0.1)),
    stroke: cold(0.8),
    width: 3,
  })
  for (const facet of [
    'M356 232L470 330L338 420M470 330L600 232M470 330L430 500M470 330L620 440L590 640M620 440L748 508M620 440L740 300L842 232M740 300L862 430M600 232L740 300',
  ])
    sheet.path(facet, { stroke: cold(0.35), width: 2 })
  sheet.shape(
    [
      [430, 232],
      [470, 164],
      [540, 138],
      [590, 76],
      [650, 130],
      [700, 150],
      [758, 232],
    ],
    { fill: sheet.slope([430, 76], [758, 232], '#f6ecd8', '#a7a29a'), stroke: bone(), width: 3 },
  )
  sheet.path('M590 76L576 160L520 232M576 160L650 190L700 150M650 190L668 232', {
    stroke: ink(0.3),
    width: 2,
  })
  sheet.path('M556 206C578 180 622 180 644 206C622 232 578 232 556 206Z', { fill: ink(0.85) })
  sheet.disc(600, 206, 9, { fill: '#fff0cd' })
  sheet.path('M0 232C120 222 240 242 356 232M842 232C960 222 1080 242 1200 232', {
    stroke: bone(0.8),
    width: 3,
  })
  for (const [x, y] of [
    [420, 300],
    [560, 320],
    [700, 366],
    [800, 310],
    [480, 430],
    [620, 530],
    [690, 470],
  ] as const) {
    sheet.glow(x, y, 100, amber, 0.85)
    sheet.disc(x, y, 11, { fill: '#ffe9bd' })
  }
  const random = randomFrom(3)
  for (let speck = 0; speck < 90; speck += 1)
    sheet.disc(random() * WIDTH, 250 + random() * 420, 0.6 + random() * 1.2, { fill: cold(0.3) })
}

const level: Drawing = (sheet) => {
  sheet.glow(600, 250, 520, amber, 0.22)
  sheet.at(
    600,
    470,
    () => {
      for (const side of [-1, 1] as const) {
        const x = side * 290 - 200
        sheet.lying(() => sheet.box(x, -272, 400, 225, { fill: '#241b15', radius: 5 }))
        const frame = new Path2D()
        frame.roundRect(x, -272, 400, 225, 5)
        sheet.within(frame, () => {
          const warm = side < 0
          sheet.box(x, -272, 400, 225, {
            fill: warm
              ? sheet.slope([x, -272], [x + 400, -47], '#ffd791', amber(), ember())
              : sheet.slope([x, -272], [x + 400, -47], '#b8d0da', '#5d8496', '#22343e'),
          })
          if (warm)
            sheet.path(
              `M${x + 150} -47C${x + 160} -120 ${x + 240} -120 ${x + 250} -47M${x + 172} -160A28 31 0 1 0 ${x + 228} -160A28 31 0 1 0 ${x + 172} -160`,
              { fill: ink(0.78) },
            )
          else
            sheet.path(
              `M${x} -47L${x + 90} -130L${x + 150} -90L${x + 236} -186L${x + 330} -96L${x + 400} -130V-47Z`,
              { fill: ink(0.72) },
            )
        })
        sheet.path(frame, { stroke: bone(0.9), width: 3 })
      }
      sheet.box(-540, -40, 1080, 18, {
        fill: sheet.slope([0, -40], [0, -22], '#f6ecd8', '#8b7f70'),
        radius: 9,
      })
    },
    { turn: -0.018 },
  )
  sheet.shape(
    [
      [600, 452],
      [668, 590],
      [532, 590],
    ],
    { fill: sheet.slope([0, 452], [0, 590], amber(), ember()), stroke: '#ffe2a8', width: 3 },
  )
  sheet.path('M420 592H780', { stroke: bone(0.6), width: 4 })
}

export const measuring: Record<string, Drawing> = {
  'pick-one-number-before-you-press-record': slate,
  'reading-a-retention-curve': retention,
  'what-views-will-not-tell-you': iceberg,
  'testing-two-openings-without-fooling-yourself': level,
}
