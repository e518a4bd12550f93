import { smoothPath } from './path.ts'
import { hairShapes, head, torso } from './sitter-shapes.ts'
import type { Layer } from '../layers.ts'
import type { Context } from './path.ts'
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
}

function shaded(context: Context, path: Path2D, light: string, dark: string, span: [number, number]) {
  const fill = context.createLinearGradient(span[0], 0, span[1], 0)
  fill.addColorStop(0, light)
  fill.addColorStop(0.36, dark)
  fill.addColorStop(0.8, '#050404')
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

/** A person in three-quarter shadow, seated before the lens, breathing and talking a little. */
function sitter(person: Sitter): Layer {
  return (context, { time, width, height, unit }) => {
    const size = unit * 0.36 * person.scale * (1 + time * 0.006)
    context.translate(width * (0.5 + person.x), height * (0.4 + Math.sin(time * 1.1) * 0.002))
    context.scale(size * person.facing, size)
    const skull = smoothPath(head)
    const body = smoothPath(torso)
    const hair = smoothPath(hairShapes[person.hairStyle])
    shaded(context, body, person.clothes[0], person.clothes[1], [-1, 1.1])
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
    shaded(context, skull, person.skin[0], person.skin[1], [-0.6, 0.5])
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
    context.fillStyle = 'rgba(0,0,0,0.5)'
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
}
