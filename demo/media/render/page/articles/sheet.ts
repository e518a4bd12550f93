import { smoothPath, type Context, type Point } from '../layers/path.ts'

/** Drawings count in these units, whatever the pixels. */
export const WIDTH = 1200
export const HEIGHT = 675

export type Tone = (alpha?: number) => string
const tone =
  (red: number, green: number, blue: number): Tone =>
  (alpha = 1) =>
    `rgba(${red}, ${green}, ${blue}, ${alpha})`

export const bone = tone(237, 229, 214)
export const amber = tone(247, 178, 84)
export const ember = tone(196, 98, 42)
export const cold = tone(124, 170, 192)
export const ink = tone(20, 15, 12)

type Paint = string | CanvasGradient

interface Style {
  fill?: Paint
  stroke?: Paint
  width?: number
  dash?: number[]
  /** Of the corners of a box. */
  radius?: number
}

interface Type {
  size: number
  fill?: string
  align?: CanvasTextAlign
  weight?: number
  /** In parts of the size. */
  spacing?: number
  face?: 'Bricolage' | 'Instrument'
}

const outlineOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

/** A canvas with the few gestures that the pictures of the articles are made of. */
export class Sheet {
  readonly context: Context

  constructor(context: Context) {
    this.context = context
    context.lineCap = context.lineJoin = 'round'
  }

  path(outline: string | Path2D, { fill, stroke, width = 2, dash = [] }: Style) {
    const path = new Path2D(outline)
    if (fill) {
      this.context.fillStyle = fill
      this.context.fill(path, 'evenodd')
    }
    if (stroke) {
      this.context.strokeStyle = stroke
      this.context.lineWidth = width
      this.context.setLineDash(dash)
      this.context.stroke(path)
    }
  }

  line(fromX: number, fromY: number, toX: number, toY: number, style: Style) {
    this.path(`M${fromX} ${fromY}L${toX} ${toY}`, style)
  }

  trace(points: readonly Point[], style: Style) {
    this.path(outlineOf(points), style)
  }

  shape(points: readonly Point[], style: Style) {
    this.path(`${outlineOf(points)}Z`, style)
  }

  curve(points: readonly Point[], style: Style) {
    this.path(smoothPath(points, false), style)
  }

  box(x: number, y: number, width: number, height: number, style: Style) {
    const path = new Path2D()
    path.roundRect(x, y, width, height, style.radius ?? 0)
    this.path(path, style)
  }

  disc(x: number, y: number, radius: number, style: Style) {
    const path = new Path2D()
    path.arc(x, y, radius, 0, Math.PI * 2)
    this.path(path, style)
  }

  text(words: string, x: number, y: number, style: Type) {
    const { size, fill = bone(), align = 'left', weight = 500, spacing = 0, face = 'Instrument' } = style
    this.context.font = `${weight} ${size}px ${face}`
    this.context.letterSpacing = `${spacing * size}px`
    this.context.textAlign = align
    this.context.fillStyle = fill
    this.context.fillText(words, x, y)
  }

  /** Light that adds to what is there, falling off to nothing at `radius`. */
  glow(x: number, y: number, radius: number, light: Tone, strength = 0.5) {
    const gradient = this.context.createRadialGradient(x, y, 0, x, y, radius)
    for (const [stop, part] of [
      [0, 1],
      [0.25, 0.55],
      [0.55, 0.18],
      [1, 0],
    ] as const)
      gradient.addColorStop(stop, light(strength * part))
    this.#adding(() => this.disc(x, y, radius, { fill: gradient }))
  }

  /** A cone of light from a lamp towards a place, soft at its sides. */
  beam([x, y]: Point, [toX, toY]: Point, spread: number, light: Tone, strength = 0.4) {
    const reach = Math.hypot(toX - x, toY - y)
    const turn = Math.atan2(toY - y, toX - x)
    const gradient = this.context.createRadialGradient(x, y, 0, x, y, reach)
    gradient.addColorStop(0, light(strength))
    gradient.addColorStop(1, light(0))
    this.#adding(() => {
      for (const part of [1, 0.86, 0.7, 0.5]) {
        const path = new Path2D()
        path.moveTo(x, y)
        path.arc(x, y, reach, turn - spread * part, turn + spread * part)
        path.closePath()
        this.context.globalAlpha = 0.34
        this.path(path, { fill: gradient })
      }
    })
  }

  /** Draws with another origin, turned and sized around it. */
  at(x: number, y: number, draw: () => void, { turn = 0, scale = 1 } = {}) {
    this.context.save()
    this.context.translate(x, y)
    this.context.rotate(turn)
    this.context.scale(scale, scale)
    draw()
    this.context.restore()
  }

  /** Draws things that lie on something: with a shadow below them. */
  lying(draw: () => void, { blur = 60, drop = 24, strength = 0.6 } = {}) {
    this.context.save()
    this.context.shadowColor = `rgba(0, 0, 0, ${strength})`
    this.context.shadowBlur = blur
    this.context.shadowOffsetY = drop
    draw()
    this.context.restore()
  }

  within(outline: Path2D, draw: () => void) {
    this.context.save()
    this.context.clip(outline)
    draw()
    this.context.restore()
  }

  slope(from: Point, to: Point, ...colours: string[]): CanvasGradient {
    const gradient = this.context.createLinearGradient(...from, ...to)
    colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour))
    return gradient
  }

  #adding(draw: () => void) {
    this.context.save()
    this.context.globalCompositeOperation = 'lighter'
    draw()
    this.context.restore()
  }
}

export type Drawing = (sheet: Sheet) => void
