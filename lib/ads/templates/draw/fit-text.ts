import type { TextStyle } from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { drawableText } from './drawable-text'
import { findSize, sizesOf, type TextBox } from './find-size'
import { letterMeasures, type LetterMeasures } from './letter-measures'
import type { Bounds } from './path-bounds'
import { lineHeight, outlineText, type Outline, type Setting } from './typeset'
import { unknownLetters } from './unknown-letters'

/** In pixels, from the corner of the box. */
export type FittedText = {
  path: string
  x: number
  y: number
  /** From the pixels of the path to those of the box. */
  scale: number
  size: number
  /** Of the ink. Never outside the box. */
  bounds: Bounds
  /** Letters are missing at its end, or it is smaller than the smallest size. */
  isCut: boolean
  /** Letters that no face has. They are drawn as empty boxes; marks are left out. */
  unknown: string[]
}

/** A text may shrink by so many steps because its ink is larger than its lines. */
const MOST_TRIES = 6

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/** Puts the ink where style and box want it, smaller if it is larger than the box. */
function place(outline: Outline, setting: Setting, style: TextStyle, box: TextBox, letters: LetterMeasures) {
  const { bounds, fine, lines } = outline
  if (!bounds) return null
  const shrink = Math.min(
    1,
    box.width / (bounds.right - bounds.left),
    box.height / (bounds.bottom - bounds.top),
  )
  const last = (lines - 1) * lineHeight(setting)
  const [cap, base, foot] = [letters.cap, letters.base, letters.foot].map((share) => share * setting.size)
  const wantedX = { left: 0, center: 0.5, right: 1 }[style.align] * (1 - shrink) * box.width
  const wantedY = {
    top: -shrink * (cap ?? 0),
    middle: (box.height - shrink * (last + (base ?? 0) + (cap ?? 0))) / 2,
    bottom: box.height - shrink * (last + (foot ?? 0)),
  }[style.vertical]
  const x = between(-bounds.left * shrink, wantedX, box.width - bounds.right * shrink)
  const y = between(-bounds.top * shrink, wantedY, box.height - bounds.bottom * shrink)
  return {
    path: outline.path,
    x,
    y,
    scale: shrink / fine,
    size: shrink * setting.size,
    isShrunk: shrink < 1,
    bounds: {
      left: x + bounds.left * shrink,
      top: y + bounds.top * shrink,
      right: x + bounds.right * shrink,
      bottom: y + bounds.bottom * shrink,
    },
  }
}

async function fit(text: string, style: TextStyle, box: TextBox, faces: readonly LoadedFace[]) {
  const [letters, unknown] = await Promise.all([letterMeasures(style, faces), unknownLetters(text, faces)])
  const marks = new Set(unknown.filter((letter) => /\p{M}/u.test(letter)))
  const drawn = Array.from(text, (letter) => (marks.has(letter) ? '' : letter)).join('')
  const found = await findSize(drawn, style, box, letters, faces)
  const sizes = sizesOf(style, box.scale)
  let placed: ReturnType<typeof place> = null
  // Accents, emoji and Arabic letters reach out of their lines.
  for (let at = found.at; at >= Math.max(0, found.at - MOST_TRIES); at -= 1) {
    const setting = { ...style, size: sizes[at] ?? 0, width: box.width, breaksWords: found.breaksWords }
    placed = place(await outlineText(found.text, setting, faces), setting, style, box, letters)
    if (!placed?.isShrunk) break
  }
  if (!placed) return null
  const { isShrunk, ...fitted } = placed
  return { ...fitted, unknown, isCut: found.isCut || (isShrunk && fitted.size < (sizes[0] ?? 0)) }
}

const MOST_KEPT = 400
const kept = new WeakMap<readonly LoadedFace[], Map<string, Promise<FittedText | null>>>()

/** Null when nothing is seen. Results are kept, because most texts of a template stay while one is typed or one layer is moved. */
export function fitText(
  text: string,
  style: TextStyle,
  box: TextBox,
  faces: readonly LoadedFace[],
): Promise<FittedText | null> {
  const clean = drawableText(text, style.isUppercase)
  if (clean === '') return Promise.resolve(null)
  const { face, weight, largest, smallest, align, vertical, lines } = style
  const key = JSON.stringify([clean, face, weight, largest, smallest, align, vertical, lines, box])
  const ofFaces = kept.get(faces) ?? new Map<string, Promise<FittedText | null>>()
  kept.set(faces, ofFaces)
  const fitted = ofFaces.get(key) ?? fit(clean, style, box, faces)
  // The one asked for last is the last one to be forgotten.
  ofFaces.delete(key)
  ofFaces.set(key, fitted)
  for (const oldest of ofFaces.keys()) {
    if (ofFaces.size <= MOST_KEPT) break
    ofFaces.delete(oldest)
  }
  return fitted
}
