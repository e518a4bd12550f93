import { type Point } from '../layers/path.ts'
import { factory } from './factory.ts'
import { permits } from './permits.ts'
import { amber, bone, cold, ember, ink, type Drawing } from './sheet.ts'
import { storyboard } from './storyboard.ts'

const brief: Drawing = (sheet) => {
  sheet.glow(640, 250, 620, amber, 0.3)
  sheet.at(
    600,
    368,
    () => {
      sheet.lying(() => sheet.box(-205, -290, 410, 580, { fill: '#e9dfcb', radius: 3 }))
      sheet.box(-205, -290, 410, 580, {
        fill: sheet.slope([-205, -290], [205, 290], bone(0.5), 'rgba(120, 84, 50, 0.28)'),
        radius: 3,
      })
      const lengths = [[250, 150], [310, 290, 120], [300, 210], [320, 180], [280, 90], [200]]
      let y = -226
      lengths.forEach((lines, paragraph) => {
        sheet.box(-162, y - 6, 42, 12, { fill: paragraph === 0 ? ember() : ink(0.55), radius: 2 })
        for (const [index, length] of lines.entries()) {
          const x = index === 0 ? -104 : -162
          sheet.line(x, y, x + length * (index === 0 ? 0.8 : 0.98), y, { stroke: ink(0.42), width: 5 })
          if (paragraph === 0 && index === 0)
            sheet.line(x, y + 15, x + 200, y + 12, { stroke: amber(), width: 6 })
          y += 27
        }
        y += 25
      })
    },
    { turn: -0.05 },
  )
  sheet.at(
    905,
    400,
    () =>
      sheet.lying(() => {
        sheet.box(-9, -210, 18, 360, { fill: sheet.slope([-9, 0], [9, 0], amber(), ember(), '#7d3f1d') })
        sheet.shape(
          [
            [-9, 150],
            [9, 150],
            [0, 190],
          ],
          { fill: '#e2c49c' },
        )
        sheet.shape(
          [
            [-3, 177],
            [3, 177],
            [0, 190],
          ],
          { fill: ink() },
        )
      }),
    { turn: 0.42 },
  )
}

interface Room {
  x: number
  width: number
  screen: [number, number]
  viewers: Point[]
}

const rooms: Room[] = [
  {
    x: 90,
    width: 250,
    screen: [96, 8],
    viewers: [
      [-70, 270],
      [0, 290],
      [70, 270],
      [-40, 330],
      [40, 330],
    ],
  },
  { x: 380, width: 120, screen: [30, 8], viewers: [[0, 120]] },
  {
    x: 540,
    width: 220,
    screen: [150, 8],
    viewers: [
      [-60, 170],
      [-60, 240],
      [60, 170],
      [60, 240],
    ],
  },
  {
    x: 800,
    width: 310,
    screen: [60, 8],
    viewers: [
      [-110, 200],
      [-30, 330],
      [90, 240],
      [120, 350],
      [-80, 360],
    ],
  },
]

const fourRooms: Drawing = (sheet) => {
  for (const { x, width, screen, viewers } of rooms) {
    const middle = x + width / 2
    sheet.box(x, 120, width, 435, { fill: bone(0.035), stroke: bone(0.5), width: 3 })
    sheet.box(middle - 34, 549, 68, 12, { fill: '#1b1511' })
    const room = new Path2D()
    room.rect(x, 120, width, 435)
    sheet.within(room, () => {
      sheet.beam([middle, 100], [middle, 560], Math.min(0.75, width / 380), amber, 0.9)
      sheet.glow(middle, 140, 130, amber, 0.6)
    })
    sheet.box(middle - screen[0] / 2, 134, screen[0], screen[1], { fill: '#fff1d2', radius: 2 })
    for (const [dx, dy] of viewers) {
      sheet.disc(middle + dx, 140 + dy, 15, { fill: ink(0.85), stroke: bone(0.85), width: 2.5 })
      sheet.disc(middle + dx, 133 + dy, 5, { fill: bone() })
    }
  }
}

const shotList: Drawing = (sheet) => {
  storyboard(sheet, { columns: 4, rows: 3, x: 130, y: 82, width: 214, height: 138, gapX: 28, gapY: 48 })
}

const scouting: Drawing = (sheet) => {
  const outline =
    'M280 250H560V250M640 250H900V330M900 430V590H720M640 590H420M340 590H280V480M280 390V250M560 590V470M560 410V330H280'
  const windows: [Point, Point, boolean][] = [
    [[560, 250], [640, 250], true],
    [[900, 330], [900, 430], false],
    [[280, 390], [280, 480], true],
  ]
  const inside = new Path2D('M280 250H900V590H280Z')
  sheet.within(inside, () => {
    sheet.beam([1010, 300], [470, 470], 0.16, amber, 1)
    sheet.beam([590, 170], [630, 540], 0.15, amber, 0.7)
    sheet.beam([210, 430], [480, 440], 0.2, cold, 0.4)
  })
  sheet.path(outline, { stroke: bone(0.9), width: 7 })
  for (const [from, to] of windows) sheet.line(...from, ...to, { stroke: amber(), width: 4 })
  sheet.path('M560 410A60 60 0 0 1 620 470', { stroke: bone(0.4), width: 2 })
  sheet.line(700, 430, 730, 460, { stroke: bone(), width: 5 })
  sheet.line(730, 430, 700, 460, { stroke: bone(), width: 5 })
  sheet.path('M150 560A450 420 0 0 1 1050 560', { stroke: amber(0.8), width: 2.5, dash: [3, 13] })
  for (let hour = 0; hour <= 6; hour += 1) {
    const angle = Math.PI * (1 - hour / 6)
    const [x, y] = [600 + 450 * Math.cos(angle), 560 - 420 * Math.sin(angle)]
    sheet.disc(x, y, hour === 4 ? 26 : 9, { fill: hour === 4 ? '#ffdf9e' : amber(0.75) })
    if (hour === 4) sheet.glow(x, y, 170, amber, 0.9)
  }
}

export const planning: Record<string, Drawing> = {
  'how-to-write-a-brief-a-film-crew-can-use': brief,
  'start-with-the-room-where-the-video-will-play': fourRooms,
  'a-shot-list-is-a-list-of-decisions': shotList,
  'scouting-a-location-with-your-phone': scouting,
  'permits-and-permissions-for-a-business-shoot': permits,
  'filming-in-a-working-factory': factory,
}
