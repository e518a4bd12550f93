import { mix, randomFrom } from '../layers/path.ts'
import { contours } from './contours.ts'
import { interview, threeLights } from './light-plans.ts'
import { amber, bone, cold, ember, HEIGHT, ink, WIDTH, type Drawing, type Sheet } from './sheet.ts'

const emptyChair: Drawing = (sheet) => {
  sheet.beam([700, -60], [620, 640], 0.34, amber, 0.85)
  const pool = sheet.context.createRadialGradient(0, 0, 0, 0, 0, 330)
  pool.addColorStop(0, amber(0.75))
  pool.addColorStop(0.6, ember(0.3))
  pool.addColorStop(1, ember(0))
  sheet.at(640, 560, () => {
    sheet.context.scale(1, 0.26)
    sheet.disc(0, 0, 330, { fill: pool })
  })
  sheet.path('M560 548L580 440M720 548L700 440M600 572L606 450M686 572L680 450', {
    stroke: '#1a110b',
    width: 11,
  })
  sheet.path('M566 560C600 590 700 600 770 576C740 556 640 546 566 560Z', { fill: ink(0.5) })
  sheet.shape(
    [
      [568, 428],
      [712, 428],
      [728, 460],
      [552, 460],
    ],
    { fill: sheet.slope([552, 428], [728, 460], '#7a4420', '#c98443') },
  )
  sheet.path('M572 430L584 250C600 238 680 238 696 250L708 430Z', {
    fill: sheet.slope([572, 240], [708, 430], '#d9924c', '#5b3016'),
  })
  sheet.path('M590 262C606 254 674 254 690 262', { stroke: '#ffdda0', width: 4 })
  sheet.box(836, 452, 92, 12, { fill: '#5b3820', radius: 4 })
  sheet.path('M882 464V586M848 590H916', { stroke: '#3a2417', width: 8 })
  sheet.path('M862 404H902L898 452H866Z', { fill: bone(0.3), stroke: bone(0.9), width: 2.5 })
  sheet.path('M864 424H900L898 452H866Z', { fill: amber(0.4) })
  lens(sheet, 190, 430)
}

function lens(sheet: Sheet, x: number, y: number) {
  sheet.lying(() => sheet.disc(x, y, 196, { fill: '#0d0a08' }), { blur: 90, drop: 10 })
  sheet.disc(x, y, 196, { stroke: bone(0.35), width: 3 })
  for (let ridge = 0; ridge < 72; ridge += 1) {
    const angle = (ridge / 72) * Math.PI * 2
    sheet.line(
      x + Math.cos(angle) * 178,
      y + Math.sin(angle) * 178,
      x + Math.cos(angle) * 192,
      y + Math.sin(angle) * 192,
      { stroke: bone(0.22), width: 4 },
    )
  }
  const glass = sheet.context.createRadialGradient(x + 40, y - 46, 6, x, y, 150)
  glass.addColorStop(0, '#a5672e')
  glass.addColorStop(0.3, '#3c2030')
  glass.addColorStop(0.75, '#0d1420')
  glass.addColorStop(1, '#050404')
  sheet.disc(x, y, 152, { fill: glass, stroke: bone(0.5), width: 3 })
  for (const radius of [118, 84, 52]) sheet.disc(x, y, radius, { stroke: cold(0.25), width: 2 })
  sheet.glow(x + 52, y - 56, 70, amber, 0.9)
  sheet.glow(x - 46, y + 54, 40, cold, 0.6)
}

const waveform: Drawing = (sheet) => {
  const random = randomFrom(21)
  sheet.box(540, 70, 190, 535, { fill: amber(0.12) })
  sheet.glow(635, 338, 300, amber, 0.35)
  for (let bar = 0; bar < 176; bar += 1) {
    const x = 74 + bar * 6
    const part = bar / 175
    const speech = Math.max(0, Math.sin(Math.PI * Math.min(1, Math.max(0, (part - 0.16) / 0.68)))) ** 0.7
    const words = 0.35 + 0.65 * Math.abs(Math.sin(bar * 0.19) * Math.cos(bar * 0.047 + 1))
    const height = 5 + 232 * speech * words * (0.45 + 0.55 * random())
    const marked = x > 540 && x < 730
    sheet.box(x - 2, 338 - height, 4, height * 2, {
      fill: marked ? '#ffc873' : bone(0.35 + 0.5 * speech),
      radius: 2,
    })
  }
  for (const x of [540, 730]) {
    sheet.line(x, 70, x, 605, { stroke: amber(), width: 3 })
    sheet.path(`M${x - 11} 64H${x + 11}L${x} 82Z`, { fill: amber() })
  }
  sheet.line(60, 338, 1140, 338, { stroke: ink(0.8), width: 2 })
}

const dayLong: Drawing = (sheet) => {
  sheet.box(0, 0, WIDTH, 452, {
    fill: sheet.slope(
      [0, 0],
      [WIDTH, 0],
      '#101a2a',
      '#47566b',
      '#a98f72',
      '#a98058',
      '#c9662b',
      '#4f2430',
      '#0d0d16',
    ),
  })
  sheet.box(0, 0, WIDTH, 452, {
    fill: sheet.slope([0, 0], [0, 452], ink(0.55), ink(0), 'rgba(255, 210, 150, 0.2)'),
  })
  const random = randomFrom(6)
  for (let star = 0; star < 70; star += 1) {
    const x = WIDTH * (random() < 0.4 ? random() * 0.13 : 0.86 + random() * 0.14)
    sheet.disc(x, random() * 300, 0.8 + random(), { fill: bone(0.7) })
  }
  sheet.path('M60 452C320 60 880 60 1140 452', { stroke: bone(0.5), width: 2, dash: [3, 12] })
  for (const part of [0.14, 0.32, 0.5, 0.68, 0.86]) {
    const [x, y] = [bezier(part, 60, 320, 880, 1140), bezier(part, 452, 60, 60, 452)]
    sheet.glow(x, y, 90, amber, 0.55)
    sheet.disc(x, y, part === 0.5 ? 26 : 18, { fill: '#fff0cd' })
  }
  sheet.path(
    'M0 452L90 430L150 452L240 404L290 440L380 416L420 452H640L700 398H840V430L900 408L1010 440L1080 420L1200 446V680H0Z',
    {
      fill: '#120d0a',
    },
  )
  const blocks: [number, number, boolean][] = [
    [90, 110, false],
    [210, 150, true],
    [370, 96, false],
    [476, 64, false],
    [550, 150, true],
    [710, 110, false],
    [830, 160, false],
    [1000, 110, true],
  ]
  for (const [x, width, speaking] of blocks)
    sheet.box(x, 530, width, 62, {
      fill: speaking ? amber() : bone(0.2),
      stroke: speaking ? amber() : bone(0.6),
      radius: 5,
    })
  for (let hour = 0; hour < 12; hour += 1) {
    const x = 90 + hour * 92.7
    sheet.line(x, 616, x, hour % 3 ? 626 : 636, { stroke: bone(0.6) })
  }
}

const bezier = (t: number, a: number, b: number, c: number, d: number) =>
  a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3

const flight: Drawing = (sheet) => {
  const land = (x: number, y: number) =>
    Math.sin(x * 0.0061 + 1.3) * Math.cos(y * 0.0083 - 0.4) +
    0.55 * Math.sin(x * 0.013 + y * 0.009) +
    0.3 * Math.cos(x * 0.021 - y * 0.017) +
    mix(-1.1, 0.9, x / WIDTH)
  contours(sheet, land, { width: WIDTH, height: HEIGHT, step: 8, levels: 17, from: -1.9, to: 2.4 })
  const [x, y] = [650, 330]
  sheet.glow(x, y, 270, amber, 0.6)
  const orbit = new Path2D()
  orbit.ellipse(x, y, 190, 150, -0.3, 0.2, Math.PI * 1.86)
  sheet.path(orbit, { stroke: amber(0.2), width: 14 })
  sheet.path(orbit, { stroke: amber(), width: 4, dash: [16, 13] })
  sheet.path('M40 640C240 600 330 470 468 386', { stroke: amber(), width: 4, dash: [16, 13] })
  sheet.lying(() => sheet.path(`M${x - 46} ${y - 26}H${x + 46}V${y + 26}H${x - 46}Z`, { fill: '#e9dfcb' }), {
    blur: 26,
    drop: 12,
  })
  sheet.path(
    `M${x - 46} ${y - 26}L${x} ${y}L${x + 46} ${y - 26}M${x - 46} ${y + 26}L${x} ${y}L${x + 46} ${y + 26}`,
    { stroke: ink(0.55), width: 2.5 },
  )
  sheet.at(
    836,
    346,
    () => {
      sheet.path('M-22 -22L22 22M22 -22L-22 22', { stroke: bone(), width: 6 })
      for (const [dx, dy] of [
        [-24, -24],
        [24, -24],
        [-24, 24],
        [24, 24],
      ] as const)
        sheet.disc(dx, dy, 15, { fill: ink(0.7), stroke: bone(), width: 3 })
      sheet.box(-12, -9, 24, 18, { fill: amber(), radius: 5 })
    },
    { turn: 0.3, scale: 1.15 },
  )
}

export const onSet: Record<string, Drawing> = {
  'how-to-look-like-yourself-on-camera': emptyChair,
  'asking-questions-that-get-usable-answers': interview,
  'three-lights-and-what-each-one-is-for': threeLights,
  'good-sound-starts-with-the-room': waveform,
  'a-filming-day-hour-by-hour': dayLong,
  'what-a-drone-is-good-for': flight,
}
