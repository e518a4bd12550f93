import { smoothPath } from './path.ts'
import { BEARD, hairShapes, head, torso } from './sitter-shapes.ts'
import type { Layer } from '../layers.ts'
import type { Context, Point } from './path.ts'
import type { HairStyle } from './sitter-shapes.ts'

interface Sitter {
  x: number
  facing: 1 | -1
  skin: [string, string]
  hair: string
  hairStyle: HairStyle
  clothes: [string, string]
  rim: string
  scale: number
  /** Of the shaded side; without it the person stays in the dark. */
  fill?: string
  glasses?: true
  beard?: string
}

function shaded(
  context: Context,
  path: Path2D,
  [light, dark]: [string, string],
  span: [number, number],
  deepest = '#050404',
) {
  const fill = context.createLinearGradient(span[0], 0, span[1], 0)
  fill.addColorStop(0, light)
  fill.addColorStop(0.36, dark)
  fill.addColorStop(0.8, deepest)
  context.fillStyle = fill
  context.fill(path)
}

/** Light that wraps around an edge: strokes blurred inside the shape. */
function rimmed(context: Context, path: Path2D, colour: string, width: number, unit: number) {
  context.save()
  context.clip(path)
  const stroke = context.createLinearGradient(-0.6, 0, 1.1, 0)
  stroke.addColorStop(0, 'rgba(0,0,0,0)')
  stroke.addColorStop(0.5, 'rgba(0,0,0,0)')
  stroke.addColorStop(1, colour)
  context.strokeStyle = stroke
  for (const [w, blur, alpha] of [
    [width * 2.4, 0.05, 0.5],
    [width, 0.014, 1],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = w
    context.filter = `blur(${blur * unit}px)`
    context.stroke(path)
  }
  context.restore()
}

/** What light from the front shows of a face. */
function features(context: Context, { beard, glasses, skin }: Sitter) {
  const line = (points: Point[], width: number, colour: string) => {
    context.lineWidth = width
    context.lineCap = 'round'
    context.strokeStyle = colour
    context.stroke(smoothPath(points, false))
  }
  if (beard) {
    context.fillStyle = beard
    context.fill(smoothPath(BEARD))
  }
  line(
    [
      [-0.4, -0.2],
      [-0.3, -0.235],
      [-0.17, -0.2],
    ],
    0.035,
    'rgba(20,10,6,0.85)',
  )
  line(
    [
      [-0.37, -0.075],
      [-0.3, -0.1],
      [-0.22, -0.07],
    ],
    0.028,
    'rgba(15,8,6,0.95)',
  )
  line(
    [
      [-0.46, 0.262],
      [-0.38, 0.27],
      [-0.31, 0.25],
    ],
    0.022,
    'rgba(60,20,12,0.75)',
  )
  line(
    [
      [0.22, -0.12],
      [0.3, -0.02],
      [0.25, 0.13],
      [0.17, 0.16],
    ],
    0.03,
    skin[1],
  )
  if (!glasses) return
  context.strokeStyle = '#d9c7a0'
  context.lineWidth = 0.024
  context.beginPath()
  context.ellipse(-0.31, -0.06, 0.1, 0.105, 0, 0, 7)
  context.moveTo(-0.21, -0.08)
  context.lineTo(0.2, -0.12)
  context.stroke()
}

/** A person in three-quarter shadow, seated before the lens, breathing and talking a little. */
function sitter(person: Sitter): Layer {
  return (context, { time, width, height, unit }) => {
    const size = unit * 0.36 * person.scale * (1 + time * 0.006)
    context.translate(width * (0.5 + person.x), height * (0.4 + Math.sin(time * 1.1) * 0.002))
    context.scale(size * person.facing, size)
    const skull = smoothPath(head)
    const body = smoothPath(torso)
    const hair = smoothPath(hairShapes[person.hairStyle])
    shaded(context, body, person.clothes, [-1, 1.1])
    context.save()
    context.clip(body)
    context.lineWidth = 0.02
    context.strokeStyle = 'rgba(0,0,0,0.55)'
    context.filter = `blur(${size * 0.012}px)`
    context.stroke(
      smoothPath(
        [
          [-0.2, 0.92],
          [0.0, 1.22],
          [-0.12, 2.6],
        ],
        false,
      ),
    )
    context.stroke(
      smoothPath(
        [
          [0.75, 1.3],
          [0.4, 1.8],
          [0.3, 2.8],
        ],
        false,
      ),
    )
    context.restore()
    context.fillStyle = 'rgba(5,4,4,0.15)'
    context.fill(body)
    rimmed(context, body, person.rim, 0.06, size)
    context.save()
    context.translate(0.15, 0.8)
    context.rotate(0.03 * Math.sin(time * 1.7) + 0.018 * Math.sin(time * 3.9))
    context.translate(-0.15, -0.8)
    shaded(context, skull, person.skin, [-0.6, 0.5], person.fill)
    context.save()
    context.clip(skull)
    context.filter = `blur(${size * 0.03}px)`
    context.fillStyle = 'rgba(0,0,0,0.3)'
    context.fill(
      smoothPath([
        [-0.42, -0.14],
        [-0.2, -0.17],
        [-0.2, -0.05],
        [-0.4, -0.07],
      ]),
    )
    context.fillStyle = 'rgba(6,4,3,0.22)'
    context.fillRect(-1, -1, 2, 3)
    context.fillStyle = person.fill ? 'rgba(0,0,0,0.28)' : 'rgba(0,0,0,0.5)'
    context.fill(
      smoothPath([
        [-0.38, 0.6],
        [0.0, 0.5],
        [0.2, 0.1],
        [0.5, 0.4],
        [0.4, 1.3],
        [-0.1, 1.3],
      ]),
    )
    context.restore()
    rimmed(context, skull, person.rim, 0.035, size)
    if (person.fill) features(context, person)
    context.fillStyle = person.hair
    context.fill(hair)
    rimmed(context, hair, person.rim, 0.05, size)
    context.restore()
  }
}

export const sitters: Record<string, Layer> = {
  'sitter-trail': sitter({
    x: -0.12,
    facing: -1,
    skin: ['#f3b98d', '#7a4630'],
    hair: '#1d120d',
    hairStyle: 'bun',
    clothes: ['#5d7a74', '#1c2a2a'],
    rim: '#ffcf96',
    scale: 1.05,
  }),
  'sitter-doctor': sitter({
    x: 0.14,
    facing: 1,
    skin: ['#a8714f', '#3a2117'],
    hair: '#0b0807',
    hairStyle: 'short',
    clothes: ['#dfe9ea', '#5c7076'],
    rim: '#bfeaf2',
    scale: 1.02,
  }),
  'sitter-farmer': sitter({
    x: -0.16,
    facing: -1,
    skin: ['#eaa676', '#6b3a22'],
    hair: '#3c2a18',
    hairStyle: 'cap',
    clothes: ['#8a5a34', '#2a1a10'],
    rim: '#ffb45c',
    scale: 1,
  }),
  'sitter-lawyer': sitter({
    x: 0.1,
    facing: 1,
    skin: ['#e8ad86', '#5e3524'],
    hair: '#2a1710',
    hairStyle: 'long',
    clothes: ['#39424f', '#12151b'],
    rim: '#ffbe78',
    scale: 1.04,
  }),
  'sitter-maya': sitter({
    x: 0.1,
    facing: 1,
    skin: ['#e0a173', '#8a5436'],
    hair: '#24150e',
    hairStyle: 'long',
    clothes: ['#2f6065', '#12262a'],
    rim: '#ffc98a',
    scale: 1.32,
    fill: '#5e3723',
  }),
  'sitter-devon': sitter({
    x: -0.08,
    facing: -1,
    skin: ['#8a5738', '#4a2b1b'],
    hair: '#0d0908',
    hairStyle: 'short',
    clothes: ['#c98d33', '#4a2f10'],
    rim: '#9fdcea',
    scale: 1.32,
    fill: '#33201a',
    glasses: true,
    beard: '#120c0a',
  }),
  'sitter-priya': sitter({
    x: 0.06,
    facing: 1,
    skin: ['#bd8156', '#6b432a'],
    hair: '#15100e',
    hairStyle: 'bun',
    clothes: ['#d8c9ad', '#5c4f3a'],
    rim: '#ffb25e',
    scale: 1.28,
    fill: '#4a2e1d',
  }),
  'sitter-tomas': sitter({
    x: -0.04,
    facing: -1,
    skin: ['#f0bf98', '#9c6547'],
    hair: '#4d1c12',
    hairStyle: 'beanie',
    clothes: ['#4a3d33', '#1a1512'],
    rim: '#ffd29a',
    scale: 1.3,
    fill: '#80523b',
    beard: 'rgba(112,74,38,0.82)',
  }),
}
