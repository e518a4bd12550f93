import { mix, randomFrom, type Point } from '../layers/path.ts'
import { amber, bone, ember, ink, type Drawing, type Sheet } from './sheet.ts'

const faders: Drawing = (sheet) => {
  sheet.lying(() => sheet.box(150, 70, 900, 535, { fill: '#221b16', radius: 14 }))
  sheet.box(150, 70, 900, 535, { stroke: bone(0.3), radius: 14 })
  const heights = [0.72, 0.45, 0.2, 0.62, 0.34, 0.5, 0.86]
  heights.forEach((height, index) => {
    const x = 228 + index * 124
    const y = mix(520, 190, height)
    for (let mark = 0; mark <= 10; mark += 1) {
      const at = 190 + mark * 33
      const far = mark % 5 === 0 ? 34 : 26
      sheet.line(x - far, at, x - 18, at, { stroke: bone(mark % 5 === 0 ? 0.55 : 0.25) })
    }
    sheet.box(x - 5, 180, 10, 350, { fill: '#0b0806', radius: 5 })
    const lit = index === 6
    if (lit) {
      sheet.box(x - 3, y, 6, 526 - y, { fill: amber(0.9), radius: 3 })
      sheet.glow(x, y, 190, amber, 0.75)
    }
    sheet.lying(
      () =>
        sheet.box(x - 30, y - 24, 60, 48, {
          fill: lit
            ? sheet.slope([0, y - 24], [0, y + 24], '#ffe2a8', amber(), ember())
            : sheet.slope([0, y - 24], [0, y + 24], '#8d8172', '#5a5147', '#3b342d'),
          radius: 6,
        }),
      { blur: 16, drop: 8 },
    )
    sheet.line(x - 24, y, x + 24, y, { stroke: ink(0.8), width: 3 })
    sheet.disc(x, 124, 20, { fill: '#2e2620', stroke: bone(0.4) })
    const turn = mix(-2.3, 2.3, (index * 0.37 + 0.2) % 1) - Math.PI / 2
    sheet.line(x, 124, x + Math.cos(turn) * 17, 124 + Math.sin(turn) * 17, {
      stroke: lit ? amber() : bone(0.8),
      width: 3.5,
    })
    sheet.disc(x, 568, 6, { fill: lit ? '#ffdf9e' : bone(0.2) })
  })
}

const sixMonths: Drawing = (sheet) => {
  sheet.glow(250, 338, 420, amber, 0.55)
  const random = randomFrom(12)
  const frames: Point[] = []
  for (const [row, count] of [7, 6, 7, 6].entries())
    for (let column = 0; column < count; column += 1)
      frames.push([540 + (row % 2) * 43 + column * 86, 118 + row * 128])
  for (const [x, y] of frames) {
    sheet.curve(
      [
        [340, 338],
        [mix(340, x, 0.5), mix(338, y + 30, 0.35)],
        [x, y + 26],
      ],
      { stroke: amber(0.1 + random() * 0.3), width: 1.6 },
    )
  }
  frames.forEach(([x, y], index) => {
    const upright = index % 4 === 1
    const square = index % 7 === 3
    const width = upright ? 34 : square ? 52 : 72
    sheet.box(x + 36 - width / 2, y, width, 54, {
      fill: sheet.slope([x, y], [x + 72, y + 54], '#6b3f1c', mixed(random())),
      stroke: amber(0.85),
      radius: 3,
    })
  })
  sheet.lying(() => sheet.box(110, 240, 290, 196, { fill: '#fbe0ac', radius: 5 }))
  sheet.box(110, 240, 290, 196, {
    fill: sheet.slope([110, 240], [400, 436], '#ffeac2', amber(), ember()),
    radius: 5,
  })
  sheet.path('M226 296L300 338L226 380Z', { fill: ink(0.82) })
}

const mixed = (part: number) =>
  `rgb(${Math.round(mix(120, 230, part))}, ${Math.round(mix(70, 160, part))}, 60)`

function film(sheet: Sheet, length: number, seed: number, circled: number[]) {
  const random = randomFrom(seed)
  sheet.lying(() => sheet.box(-length / 2, -62, length, 124, { fill: '#17100c', radius: 3 }), {
    blur: 24,
    drop: 10,
  })
  for (let x = -length / 2 + 16; x < length / 2 - 12; x += 26) {
    for (const y of [-54, 42]) sheet.box(x, y, 12, 12, { fill: '#f0dcb4', radius: 3 })
  }
  for (let index = 0; index * 128 < length - 130; index += 1) {
    const x = -length / 2 + 12 + index * 128
    const [top, low] = [random(), random()]
    sheet.box(x, -34, 118, 68, { fill: sheet.slope([x, -34], [x, 34], mixed(top), '#3a2216'), radius: 2 })
    sheet.path(`M${x} 34L${x + 30} ${30 - low * 40}L${x + 62} 20L${x + 90} ${18 - top * 34}L${x + 118} 34Z`, {
      fill: ink(0.75),
    })
    sheet.disc(x + 20 + low * 78, -16 + top * 10, 9, { fill: '#ffe9bd' })
    if (circled.includes(index))
      sheet.path(
        `M${x - 8} 4C${x - 14} -62 ${x + 124} -66 ${x + 128} -4C${x + 130} 58 ${x + 2} 62 ${x - 6} 8C${x - 8} -16 ${x + 10} -40 ${x + 44} -48`,
        {
          stroke: amber(),
          width: 6,
        },
      )
  }
}

const drives: Drawing = (sheet) => {
  sheet.glow(600, 330, 640, bone, 0.32)
  sheet.box(120, 60, 960, 555, { fill: 'rgba(250, 238, 214, 0.16)', stroke: bone(0.35), radius: 10 })
  sheet.at(560, 190, () => film(sheet, 820, 3, [1, 4]), { turn: -0.07 })
  sheet.at(640, 352, () => film(sheet, 840, 8, [3]), { turn: 0.05 })
  sheet.at(500, 500, () => film(sheet, 690, 5, [0, 2]), { turn: -0.03 })
  sheet.at(
    960,
    520,
    () =>
      sheet.lying(
        () => {
          sheet.path('M-56 -74H30L56 -48V74H-56Z', { fill: '#2a2320', stroke: bone(0.5) })
          for (let pin = 0; pin < 5; pin += 1)
            sheet.box(-42 + pin * 16, -62, 9, 26, { fill: amber(0.85), radius: 2 })
          sheet.box(-40, -10, 80, 58, { fill: '#e6dbc6', radius: 3 })
        },
        { blur: 20, drop: 10 },
      ),
    { turn: 0.2 },
  )
}

function receipt(sheet: Sheet, x: number, rows: readonly number[], side: 1 | -1, total: number) {
  sheet.lying(() => {
    let edge = `M${x - 150} 70H${x + 150}V600`
    for (let tooth = 0; tooth < 10; tooth += 1)
      edge += `L${x + 135 - tooth * 30} 584L${x + 120 - tooth * 30} 600`
    sheet.path(`${edge}Z`, { fill: '#e9dfcb' })
  })
  rows.forEach((length, index) => {
    const y = 130 + index * 50
    if (length === 0) return
    sheet.line(x - 112, y, x - 112 + length, y, { stroke: ink(0.5), width: 7 })
    sheet.line(x + 78, y, x + 112, y, { stroke: ink(0.5), width: 7 })
    sheet.disc(x + side * 150, y, 5, { fill: ember() })
  })
  sheet.line(x - 112, 520, x + 112, 520, { stroke: ink(0.8), width: 2 })
  sheet.line(x + 112 - total, 550, x + 112, 550, { stroke: ink(0.9), width: 13 })
}

const quotes: Drawing = (sheet) => {
  sheet.glow(600, 300, 600, amber, 0.25)
  receipt(sheet, 290, [140, 110, 150, 0, 120, 90, 0, 0], 1, 60)
  receipt(sheet, 910, [120, 150, 100, 140, 90, 130, 110, 150], -1, 104)
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [2, 4],
    [4, 5],
    [5, 2],
  ] as const) {
    const [y, toY] = [130 + from * 50, 130 + to * 50]
    const thread = `M440 ${y}C560 ${y} 640 ${toY} 760 ${toY}`
    sheet.path(thread, { stroke: amber(0.2), width: 9 })
    sheet.path(thread, { stroke: amber(), width: 2.5 })
  }
  for (const row of [3, 6, 7]) {
    const y = 130 + row * 50
    sheet.path(`M760 ${y}C700 ${y} 690 ${y + 26} 640 ${y + 30}`, {
      stroke: amber(0.5),
      width: 2.5,
      dash: [3, 10],
    })
  }
}

const balance: Drawing = (sheet) => {
  sheet.glow(860, 420, 330, amber, 0.5)
  sheet.path('M600 130V560M500 590C520 560 680 560 700 590ZM440 590H760', {
    stroke: bone(),
    width: 7,
    fill: bone(0.1),
  })
  const tilt = 0.12
  const [leftY, rightY] = [150 - 290 * tilt, 150 + 290 * tilt]
  sheet.path(`M310 ${leftY}C450 ${leftY + 4} 750 ${rightY - 30} 890 ${rightY}`, { stroke: bone(), width: 9 })
  sheet.disc(600, 134, 17, { fill: amber(), stroke: ink(), width: 3 })
  for (const [x, y, drop] of [
    [310, leftY, 230],
    [890, rightY, 250],
  ] as const) {
    sheet.path(`M${x} ${y}L${x - 130} ${y + drop}M${x} ${y}L${x + 130} ${y + drop}`, {
      stroke: bone(0.7),
      width: 2.5,
    })
    sheet.path(
      `M${x - 150} ${y + drop}H${x + 150}C${x + 120} ${y + drop + 70} ${x - 120} ${y + drop + 70} ${x - 150} ${y + drop}Z`,
      {
        fill: '#3a2d22',
        stroke: bone(0.85),
        width: 4,
      },
    )
  }
  const base = leftY + 230
  sheet.box(220, base - 62, 120, 60, { fill: '#4a3a2b', stroke: bone(0.8), radius: 6 })
  sheet.box(238, base - 108, 96, 46, { fill: '#372a20', stroke: bone(0.8), radius: 6 })
  sheet.path(
    `M268 ${base - 62}V${base - 70}H302V${base - 62}M272 ${base - 108}V${base - 116}H300V${base - 108}`,
    { stroke: bone(0.8), width: 4 },
  )
  for (let turn = 0; turn < 4; turn += 1)
    sheet.path(`M${358 + turn * 3} ${base - 4}A${36 - turn * 7} ${40 - turn * 8} 0 1 1 ${400} ${base - 4}`, {
      stroke: bone(0.75),
      width: 4,
    })
  const foot = rightY + 250
  sheet.lying(() =>
    sheet.box(862, foot - 150, 56, 96, {
      fill: sheet.slope([862, 0], [918, 0], '#ffe2a8', amber(), ember()),
      radius: 28,
    }),
  )
  for (let row = 0; row < 5; row += 1)
    sheet.line(868, foot - 132 + row * 14, 912, foot - 132 + row * 14, { stroke: ink(0.45), width: 3 })
  sheet.path(
    `M846 ${foot - 96}C846 ${foot - 30} 934 ${foot - 30} 934 ${foot - 96}M890 ${foot - 46}V${foot - 2}M856 ${foot - 2}H924`,
    { stroke: amber(), width: 6 },
  )
}

export const budgeting: Record<string, Drawing> = {
  'what-moves-the-price-of-a-business-video': faders,
  'one-filming-day-six-months-of-video': sixMonths,
  'before-you-film-again-open-the-old-drives': drives,
  'how-to-compare-two-video-quotes': quotes,
  'where-to-save-on-a-video-and-where-not-to': balance,
}
