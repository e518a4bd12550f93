import {
  FORMATS,
  type Format,
  type Ground,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import type { Surface } from './contrast'
import { drawLayer } from './draw-layer'
import type { Drawing, Problem } from './drawing'
import { moved, progressOf } from './motion'
import { placePicture } from './place-picture'
import { picture, rectangle, type Area } from './shapes'
import { textProblems } from './text-problems'

export type DrawOptions = {
  /** Always the same array: what it says of letters and texts is kept with it. */
  faces: readonly LoadedFace[]
  /** Seconds from the start of the motion. Absent: its end, which a static ad shows. */
  at?: number
  /** For a film that runs below. The shade is drawn. */
  withoutGround?: boolean
}

const BLACK = '#000000'

function drawGround(ground: Ground, canvas: Area, isLeftOut: boolean): { svg: string; surfaces: Surface[] } {
  const bounds = { left: 0, top: 0, right: canvas.width, bottom: canvas.height }
  const surface = (color: string | null, opacity = 100) => ({ bounds, color, opacity, isWhole: true })
  if (ground.kind === 'color') {
    const svg = isLeftOut ? '' : rectangle(canvas, 0, { fill: ground.color })
    return { svg, surfaces: [surface(ground.color)] }
  }
  const ref = ground.kind === 'film' ? ground.poster : ground.picture
  const image = picture(ref.path, placePicture(ref, canvas, 'cover', ground.focal), canvas, 0)
  const shade = ground.shade > 0 ? rectangle(canvas, 0, { fill: BLACK, opacity: ground.shade }) : ''
  return {
    svg: (isLeftOut ? '' : image) + shade,
    surfaces: [surface(null), surface(BLACK, ground.shade)],
  }
}

/** SHA-256 in hexadecimal digits. */
async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Draws a template with the values of one ad. It does not throw for a valid document, whatever the values say. */
export async function drawTemplate(
  document: TemplateDocument,
  values: TemplateValues,
  format: Format,
  { faces, at, withoutGround = false }: DrawOptions,
): Promise<Drawing> {
  const { width, height } = FORMATS[format]
  const ground = drawGround(document.ground, { x: 0, y: 0, width, height }, withoutGround)
  const drawn = await Promise.all(
    document.layers.map(async (layer) => {
      const progress = progressOf(layer.motion, at)
      return { layer, progress, ...(await drawLayer({ values, format, faces }, layer, progress)) }
    }),
  )
  const surfaces = [...ground.surfaces]
  const problems: Problem[] = []
  let inside = ground.svg
  for (const { layer, progress, svg, texts, ...more } of drawn) {
    surfaces.push(...more.surfaces)
    problems.push(...more.problems, ...texts.flatMap((text) => textProblems(layer, text, surfaces)))
    inside += moved(svg + texts.map((text) => text.svg).join(''), layer.motion, progress, format)
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
  return { svg, hash: await hashText(svg), problems }
}
