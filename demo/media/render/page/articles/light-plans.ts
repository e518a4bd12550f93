import { type Point } from '../layers/path.ts'
import { amber, bone, cold, ink, type Drawing, type Sheet, type Tone } from './sheet.ts'

function chair(sheet: Sheet, [x, y]: Point, turn: number) {
  sheet.at(
    x,
    y,
    () => {
      sheet.box(-38, -34, 76, 72, { fill: '#3b2c20', stroke: bone(0.9), width: 3, radius: 12 })
      sheet.box(-44, 30, 88, 18, { fill: bone(0.85), radius: 9 })
      sheet.disc(0, -2, 22, { fill: ink(0.8), stroke: bone(), width: 3 })
    },
    { turn },
  )
}

function camera(sheet: Sheet, [x, y]: Point, turn: number) {
  sheet.at(
    x,
    y,
    () => {
      sheet.path('M-30 -16H16V16H-30ZM16 -6L34 -15V15L16 6Z', { fill: amber(), stroke: ink(), width: 2 })
    },
    { turn },
  )
}

function drawInterview(sheet: Sheet) {
  sheet.glow(430, 330, 430, amber, 0.3)
  const [speaker, asker]: [Point, Point] = [
    [400, 300],
    [740, 420],
  ]
  sheet.line(...speaker, ...asker, { stroke: amber(0.16), width: 26 })
  sheet.line(...speaker, ...asker, { stroke: amber(), width: 3 })
  for (const [place, spread] of [
    [[820, 290], 0.16],
    [[640, 570], 0.11],
  ] as const)
    sheet.beam([place[0], place[1]], [speaker[0] - 90, speaker[1] - 8], spread, bone, 0.55)
  sheet.path('M400 300L820 290M400 300L640 570', { stroke: bone(0.5), width: 2, dash: [4, 12] })
  sheet.path('M460 321A64 64 0 0 0 464 299', { stroke: amber(), width: 4 })
  chair(sheet, speaker, 1.9)
  chair(sheet, asker, -1.23)
  camera(sheet, [820, 290], Math.PI + 0.02)
  camera(sheet, [640, 570], -2.29)
  sheet.box(150, 100, 12, 430, { fill: bone(0.25), radius: 6 })
  sheet.at(300, 120, () => sheet.box(-70, -9, 140, 18, { fill: '#ffe2a8', radius: 9 }), { turn: -0.6 })
  sheet.beam([300, 120], [420, 340], 0.5, amber, 0.7)
}

export const interview: Drawing = (sheet) => sheet.at(96, 0, () => drawInterview(sheet))

const lamps: [from: Point, to: Point, spread: number, light: Tone, strength: number][] = [
  [[300, 520], [620, 300], 0.3, amber, 1],
  [[900, 500], [600, 320], 0.34, bone, 0.42],
  [[820, 96], [590, 360], 0.22, cold, 0.95],
]

export const threeLights: Drawing = (sheet) => {
  sheet.path('M180 80H1020', { stroke: bone(0.3), width: 8 })
  for (const [from, to, spread, light, strength] of lamps) sheet.beam(from, to, spread, light, strength)
  sheet.glow(588, 330, 150, amber, 0.5)
  chair(sheet, [600, 315], Math.PI)
  lamps.forEach(([[x, y], [toX, toY], , light], index) => {
    sheet.at(
      x,
      y,
      () => {
        if (index === 1) {
          sheet.box(-12, -64, 14, 128, { fill: bone(), radius: 4 })
          return
        }
        const wide = index === 0 ? 70 : 34
        sheet.path(`M-44 -20H-8L20 -${wide}V${wide}L-8 20H-44Z`, {
          fill: '#2b211a',
          stroke: bone(0.9),
          width: 3,
        })
        sheet.box(18, -wide, 8, wide * 2, { fill: light(), radius: 4 })
      },
      { turn: Math.atan2(toY - y, toX - x) },
    )
  })
  camera(sheet, [600, 590], -Math.PI / 2)
  sheet.path('M600 545V380', { stroke: bone(0.45), width: 2, dash: [4, 12] })
}
