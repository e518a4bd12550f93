import { randomFrom, smoothPath, type Point } from '../layers/path.ts'
import { grading } from './grading.ts'
import { amber, bone, ember, ink, type Drawing, type Sheet } from './sheet.ts'
import { storyboard } from './storyboard.ts'

const CLIP_COLOURS = ['#8a5a34', '#5c6f78', '#a3683a', '#46535c', '#73492c']

const timeline: Drawing = (sheet) => {
  const random = randomFrom(17)
  const tracks = [250, 330, 410, 490]
  tracks.forEach((y, track) => {
    sheet.box(80, y, 1040, 62, { fill: bone(0.04) })
    let x = 80 + track * 26
    while (x < 1060) {
      const width = 44 + random() * 150
      if (random() > (track === 0 ? 0.45 : 0.12)) {
        const length = Math.min(width, 1116 - x)
        const colour = CLIP_COLOURS[Math.floor(random() * CLIP_COLOURS.length)] ?? ember()
        sheet.box(x, y + 3, length, 56, { fill: colour, stroke: ink(0.6), radius: 5 })
        if (track >= 2) wave(sheet, x + 8, y + 31, length - 16, random)
        else sheet.box(x, y + 3, length, 12, { fill: ink(0.3), radius: 5 })
      }
      x += width + 4
    }
  })
  for (let tick = 0; tick <= 52; tick += 1) {
    const x = 80 + tick * 20
    sheet.line(x, 214, x, tick % 5 ? 206 : 196, { stroke: bone(0.45) })
  }
  for (const [x, y] of [
    [236, 96],
    [438, 120],
    [742, 90],
    [936, 126],
  ] as const) {
    sheet.line(x, y, x, 552, { stroke: amber(0.45), width: 2, dash: [3, 9] })
    sheet.glow(x + 44, y + 26, 110, amber, 0.4)
    sheet.path(`M${x} ${y}H${x + 88}V${y + 50}H${x + 20}L${x} ${y + 70}Z`, { fill: amber() })
    for (const [row, length] of [52, 36].entries())
      sheet.line(x + 18, y + 18 + row * 15, x + 18 + length, y + 18 + row * 15, {
        stroke: ink(0.7),
        width: 4,
      })
  }
  sheet.path('M600 196V572M588 180H612V196L600 208L588 196Z', { stroke: bone(), width: 3, fill: bone() })
}

function wave(sheet: Sheet, x: number, y: number, length: number, random: () => number) {
  for (let at = 0; at < length; at += 5) {
    const height = 3 + random() * 17
    sheet.line(x + at, y - height, x + at, y + height, { stroke: bone(0.5), width: 2 })
  }
}

const cardWall: Drawing = (sheet) => {
  sheet.glow(600, 330, 620, amber, 0.2)
  storyboard(sheet, { columns: 4, rows: 3, x: 92, y: 56, width: 190, height: 124, gapX: 85, gapY: 76 })
  const pins: Point[] = [
    [187, 456],
    [462, 118],
    [462, 318],
    [737, 318],
    [1012, 518],
  ]
  const thread = smoothPath(pins, false)
  sheet.lying(() => sheet.path(thread, { stroke: '#ffcf86', width: 5 }), { blur: 12, drop: 8 })
  for (const [x, y] of pins) {
    sheet.glow(x, y, 70, amber, 0.6)
    sheet.lying(() => sheet.disc(x, y, 13, { fill: '#fff0cd', stroke: ember(), width: 3 }), {
      blur: 12,
      drop: 6,
    })
  }
}

const staff = (x: number, line: number) =>
  338 + line * 30 + Math.sin(x * 0.0058 + 0.5) * 92 + Math.sin(x * 0.013) * 18

const music: Drawing = (sheet) => {
  sheet.glow(760, 300, 460, amber, 0.3)
  for (let line = -2; line <= 2; line += 1) {
    const points: Point[] = []
    for (let x = -20; x <= 1220; x += 40) points.push([x, staff(x, line)])
    sheet.curve(points, { stroke: bone(0.65), width: 2.5 })
  }
  const notes: [number, number, number][] = [
    [150, 1, -1],
    [270, 0, -1],
    [390, -1, -1],
    [500, 0.5, -1],
    [640, -1.5, 1],
    [770, -2, 1],
    [880, -0.5, 1],
    [1000, 1, -1],
    [1090, 0, -1],
  ]
  for (const [x, line, stem] of notes) {
    const y = staff(x, line)
    const lit = x === 770
    const turn = Math.atan2(staff(x + 8, line) - staff(x - 8, line), 16)
    if (lit) sheet.glow(x, y, 150, amber, 0.9)
    sheet.at(
      x,
      y,
      () => {
        sheet.line(stem < 0 ? 33 : -33, 0, stem < 0 ? 33 : -33, stem * 118, {
          stroke: lit ? amber() : bone(),
          width: 5,
        })
        sheet.box(-35, -23, 70, 46, {
          fill: lit ? amber() : '#2c221a',
          stroke: lit ? '#ffe2a8' : bone(),
          width: 4,
          radius: 5,
        })
        sheet.path('M-9 -11L12 0L-9 11Z', { fill: lit ? ink() : bone(0.85) })
      },
      { turn },
    )
  }
}

const captions: Drawing = (sheet) => {
  const frame = new Path2D()
  frame.roundRect(170, 60, 860, 484, 8)
  sheet.within(frame, () => {
    sheet.box(170, 60, 860, 484, { fill: sheet.slope([170, 60], [1030, 544], '#4a2f1c', '#1a120d') })
    sheet.glow(470, 190, 380, amber, 0.6)
    sheet.path('M470 230C470 120 610 120 610 230C610 300 580 336 540 336C500 336 470 300 470 230Z', {
      fill: '#1c120c',
    })
    sheet.path('M330 560C340 420 440 372 506 360H574C640 372 740 420 750 560Z', { fill: '#150d09' })
    sheet.path('M474 200C480 130 590 118 606 186', { stroke: amber(0.8), width: 5 })
    sheet.box(170, 380, 860, 164, { fill: sheet.slope([0, 380], [0, 544], ink(0), ink(0.75)) })
  })
  sheet.path(frame, { stroke: bone(0.7), width: 3 })
  const rows: [number, [number, boolean][]][] = [
    [
      424,
      [
        [120, false],
        [70, false],
        [150, true],
        [96, false],
      ],
    ],
    [
      480,
      [
        [86, false],
        [160, false],
        [64, false],
      ],
    ],
  ]
  for (const [y, words] of rows) {
    const length = words.reduce((sum, [width]) => sum + width + 16, -16)
    let x = 600 - length / 2
    sheet.box(x - 22, y - 25, length + 44, 50, { fill: ink(0.82), radius: 8 })
    for (const [width, lit] of words) {
      if (lit) sheet.glow(x + width / 2, y, 130, amber, 0.5)
      sheet.box(x, y - 9, width, 18, { fill: lit ? amber() : bone(0.9), radius: 9 })
      x += width + 16
    }
  }
  sheet.text('00:00:07:10', 1012, 100, { size: 24, align: 'right', fill: bone(0.8), spacing: 0.06 })
  sheet.box(170, 588, 860, 6, { fill: bone(0.2), radius: 3 })
  sheet.box(170, 588, 310, 6, { fill: amber(), radius: 3 })
  sheet.disc(480, 591, 12, { fill: '#ffdf9e' })
}

const FOLDERS: [x: number, y: number, width: number, height: number, lit: boolean][] = [
  [70, 250, 220, 150, true],
  [400, 62, 200, 112, true],
  [400, 214, 200, 112, false],
  [400, 366, 200, 112, false],
  [400, 518, 200, 112, false],
]

const fileTree: Drawing = (sheet) => {
  sheet.glow(930, 118, 330, amber, 0.45)
  FOLDERS.slice(1).forEach(([, y, , height, lit]) =>
    sheet.path(`M290 325H345V${y + height / 2}H400`, {
      stroke: lit ? amber() : bone(0.35),
      width: lit ? 6 : 3,
    }),
  )
  const files: [number, boolean][] = [
    [56, false],
    [112, true],
    [168, false],
    [224, false],
  ]
  for (const [y, lit] of files) {
    sheet.path(`M600 118H700V${y}H800`, { stroke: lit ? amber() : bone(0.35), width: lit ? 6 : 3 })
  }
  for (const [y, lit] of files) {
    sheet.box(800, y - 22, 300, 44, {
      fill: lit ? amber() : '#221b16',
      stroke: lit ? '#ffe2a8' : bone(0.5),
      width: 2.5,
      radius: 5,
    })
    sheet.path(`M828 ${y - 11}L846 ${y}L828 ${y + 11}Z`, { fill: lit ? ink() : bone(0.6) })
    sheet.line(872, y, lit ? 1064 : 990 + (y % 60), y, { stroke: lit ? ink(0.7) : bone(0.4), width: 8 })
  }
  for (const [index, row] of [284, 432, 584].entries())
    for (let file = 0; file < 3 - (index % 2); file += 1)
      sheet.box(690 + file * 70, row - 28, 44, 56, { fill: bone(0.04), stroke: bone(0.35), radius: 4 })
  for (const [x, y, width, height, lit] of FOLDERS)
    sheet.lying(
      () =>
        sheet.path(
          `M${x} ${y + 8}Q${x} ${y} ${x + 8} ${y}H${x + width * 0.36}L${x + width * 0.46} ${y + 20}H${x + width - 8}Q${x + width} ${y + 20} ${x + width} ${y + 28}V${y + height}H${x}Z`,
          {
            fill: lit ? sheet.slope([x, y], [x, y + height], '#ffcf86', ember()) : '#2b221b',
            stroke: lit ? '#ffe2a8' : bone(0.6),
            width: 3,
          },
        ),
      { blur: 20, drop: 8 },
    )
}

export const postProduction: Record<string, Drawing> = {
  'how-to-give-notes-an-editor-can-use': timeline,
  'what-happens-between-the-shoot-and-the-first-cut': cardWall,
  'choosing-music-without-a-meeting': music,
  'captions-are-part-of-the-edit': captions,
  'color-grading-in-plain-words': grading,
  'how-we-deliver-and-name-your-files': fileTree,
}
