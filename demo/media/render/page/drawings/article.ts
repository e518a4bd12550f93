import { budgeting } from '../articles/budgeting.ts'
import { distribution } from '../articles/distribution.ts'
import { measuring } from '../articles/measuring.ts'
import { onSet } from '../articles/on-set.ts'
import { planning } from '../articles/planning.ts'
import { postProduction } from '../articles/post-production.ts'
import { bone, HEIGHT, ink, Sheet, WIDTH, type Drawing } from '../articles/sheet.ts'
import { randomFrom } from '../layers/path.ts'

/** Each subject has a ground of its own, all of them nearly black. */
const subjects: [ground: [string, string], drawings: Record<string, Drawing>][] = [
  [['#33261c', '#120d0a'], planning],
  [['#27291f', '#0d0e0a'], budgeting],
  [['#2c1f18', '#0d0908'], onSet],
  [['#24262d', '#0b0b0f'], postProduction],
  [['#2e2027', '#0f090c'], distribution],
  [['#1d2929', '#090d0d'], measuring],
]

function paintGround(sheet: Sheet, [inner, outer]: [string, string]) {
  const gradient = sheet.context.createRadialGradient(
    WIDTH * 0.5,
    HEIGHT * 0.42,
    0,
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.62,
  )
  gradient.addColorStop(0, inner)
  gradient.addColorStop(1, outer)
  sheet.box(0, 0, WIDTH, HEIGHT, { fill: gradient })
}

function paintEdges(sheet: Sheet) {
  const gradient = sheet.context.createRadialGradient(
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.36,
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.64,
  )
  gradient.addColorStop(0, ink(0))
  gradient.addColorStop(1, ink(0.55))
  sheet.box(0, 0, WIDTH, HEIGHT, { fill: gradient })
  const [margin, arm] = [30, 26]
  for (const [x, dx] of [
    [margin, arm],
    [WIDTH - margin, -arm],
  ] as const)
    for (const [y, dy] of [
      [margin, arm],
      [HEIGHT - margin, -arm],
    ] as const)
      sheet.path(`M${x + dx} ${y}H${x}V${y + dy}`, { stroke: bone(0.6), width: 2 })
}

/** Fine enough to break the bands of dark gradients without costing bytes. */
function addGrain({ context }: Sheet, width: number, height: number) {
  const random = randomFrom(7)
  const picture = context.getImageData(0, 0, width, height)
  for (let index = 0; index < picture.data.length; index += 4) {
    const grain = (random() - 0.5) * 5
    for (const channel of [0, 1, 2])
      picture.data[index + channel] = (picture.data[index + channel] ?? 0) + grain
  }
  context.putImageData(picture, 0, 0)
}

/** The picture above an article: a drawing in the light of a single lamp, in the frame of a viewfinder. */
export function drawArticle(context: OffscreenCanvasRenderingContext2D, name: string) {
  const subject = subjects.find(([, drawings]) => drawings[name])
  if (!subject) throw new Error(`No drawing for ${name}.`)
  const [ground, drawings] = subject
  const { width, height } = context.canvas
  context.scale(width / WIDTH, height / HEIGHT)
  const sheet = new Sheet(context)
  paintGround(sheet, ground)
  drawings[name]?.(sheet)
  paintEdges(sheet)
  addGrain(sheet, width, height)
}
