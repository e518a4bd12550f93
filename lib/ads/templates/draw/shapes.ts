import { FORMATS, type Box, type Color, type Format } from '@/lib/ads/templates/document'

/** In pixels of the format. */
export type Area = { x: number; y: number; width: number; height: number }

export const num = (value: number): string => String(Math.round(value * 100) / 100 || 0)

export function toPixels(box: Box, format: Format): Area {
  const { width, height } = FORMATS[format]
  return {
    x: (box.x / 100) * width,
    y: (box.y / 100) * height,
    width: (box.width / 100) * width,
    height: (box.height / 100) * height,
  }
}

export const inset = ({ x, y, width, height }: Area, byX: number, byY = byX): Area => ({
  x: x + byX,
  y: y + byY,
  width: Math.max(1, width - 2 * byX),
  height: Math.max(1, height - 2 * byY),
})

/** `percent` of the shorter side. */
export const cornerOf = ({ width, height }: Area, percent: number) =>
  (Math.min(width, height) * percent) / 100

type Paint = { fill: Color; /** From 0 to 100. */ opacity?: number }

const paint = ({ fill, opacity = 100 }: Paint) =>
  ` fill="${fill}"${opacity < 100 ? ` fill-opacity="${num(opacity / 100)}"` : ''}`

const frame = ({ x, y, width, height }: Area) =>
  ` x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`

export const rectangle = (area: Area, corner: number, look: Paint): string =>
  `<rect${frame(area)}${corner > 0 ? ` rx="${num(corner)}"` : ''}${paint(look)}/>`

export const ellipse = ({ x, y, width, height }: Area, look: Paint): string =>
  `<ellipse cx="${num(x + width / 2)}" cy="${num(y + height / 2)}" rx="${num(width / 2)}" ry="${num(height / 2)}"${paint(look)}/>`

/** A price tag: two corners are cut off at the left, where its hole is. */
export function tag({ x, y, width, height }: Area, look: Paint): { svg: string; inner: Area } {
  const cut = Math.min(height * 0.36, width * 0.22)
  const hole = Math.min(height * 0.07, cut * 0.3)
  const [right, bottom, middle, center] = [x + width, y + height, y + height / 2, x + cut * 0.85]
  const edge = [
    [x + cut, y],
    [right, y],
    [right, bottom],
    [x + cut, bottom],
    [x, middle + height * 0.16],
    [x, middle - height * 0.16],
  ].map(([left = 0, top = 0]) => `${num(left)} ${num(top)}`)
  const arc = (towards: number) => `a${num(hole)} ${num(hole)} 0 1 0 ${num(towards * hole)} 0`
  const path = `M${edge.join('L')}ZM${num(center - hole)} ${num(middle)}${arc(2)}${arc(-2)}Z`
  const start = cut * 0.85 + hole * 2
  const inner = { x: x + start, y, width: width - start, height }
  return {
    svg: `<path fill-rule="evenodd" d="${path}"${paint(look)}/>`,
    inner: inset(inner, height * 0.1, height * 0.14),
  }
}

/** Its name says all of it, so that drawings on one page can share it. */
function clip(area: Area, corner: number) {
  const name = `k${[area.x, area.y, area.width, area.height, corner]
    .map(num)
    .join('_')
    .replace(/[^0-9_]/g, (sign) => (sign === '-' ? 'm' : 'p'))}`
  const svg = `<clipPath id="${name}">${rectangle(area, corner, { fill: '#000' })}</clipPath>`
  return { svg, use: ` clip-path="url(#${name})"` }
}

/** `shown`: the part of the picture that is seen. The address stands for the file: see `withPictures`. */
export function picture(path: string, area: Area, shown: Area, corner: number): string {
  const address = `picture:${path.replace(/[^0-9A-Za-z._/-]/g, '')}`
  const clipped = corner > 0 || area !== shown ? clip(shown, corner) : null
  const image = `<image href="${address}"${frame(area)} preserveAspectRatio="none"/>`
  return clipped ? `${clipped.svg}<g${clipped.use}>${image}</g>` : image
}
