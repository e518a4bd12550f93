import { logosToL } from './logos-a-l.ts'
import { logosFromM } from './logos-m-z.ts'

const bone = '#ede5d6'

/** A client's mark and word on a transparent ground; the caller trims the empty margin. */
export function drawLogo(context: OffscreenCanvasRenderingContext2D, name: string) {
  const logo = logosToL[name] ?? logosFromM[name]
  if (!logo) throw new Error(`No logo for ${name}.`)
  const { width, height } = context.canvas
  const stacked = logo.layout === 'stack'
  context.fillStyle = context.strokeStyle = bone
  context.lineCap = logo.caps ?? 'round'
  context.lineJoin = 'round'

  const size = stacked ? height * 0.5 : height * 0.62
  context.save()
  context.translate(stacked ? width / 2 : height * 0.45, height * (stacked ? 0.32 : 0.5))
  context.scale(size / 100, size / 100)
  for (const d of logo.fill ?? []) context.fill(new Path2D(d), 'evenodd')
  for (const [d, line] of logo.stroke ?? []) {
    context.lineWidth = line
    context.stroke(new Path2D(d))
  }
  context.globalCompositeOperation = 'destination-out'
  for (const [d, line] of logo.cut ?? []) {
    context.lineWidth = line
    context.stroke(new Path2D(d))
  }
  context.restore()

  context.textBaseline = 'alphabetic'
  context.textAlign = stacked ? 'center' : 'left'
  const step = height * (stacked ? 0.17 : 0.25)
  const first =
    height * (stacked ? 0.78 : 0.5) -
    (stacked ? 0 : ((logo.words.length - 1) * step) / 2) +
    (stacked ? 0 : step * 0.33)
  logo.words.forEach(({ text, font, scale = 1, spacing = 0 }, index) => {
    const pixels = height * (stacked ? 0.17 : 0.26) * scale
    context.font = font.replace('$', `${pixels}px`)
    context.letterSpacing = `${spacing * pixels}px`
    context.fillText(
      text,
      (stacked ? width / 2 : height * 0.83) + (stacked ? (spacing * pixels) / 2 : 0),
      first + index * step,
    )
  })
}
