import type { TextStyle } from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import type { LetterMeasures } from './letter-measures'
import { lineHeight, measureText, type Setting } from './typeset'

/** In pixels. `scale`: pixels of the format for a pixel of the style. */
export type TextBox = { width: number; height: number; scale: number }

/** Each size is 3 % larger than the one before. */
const STEP = 1.03

/** From the smallest to the largest. */
export function sizesOf({ smallest, largest }: TextStyle, scale: number): number[] {
  const steps = Math.ceil(Math.log(largest / smallest) / Math.log(STEP))
  const ratio = steps === 0 ? 1 : (largest / smallest) ** (1 / steps)
  return Array.from(
    { length: steps + 1 },
    (_, step) => Math.round(smallest * ratio ** step * scale * 100) / 100,
  )
}

/** The last number from 0 to `last` for which `holds`, or -1. What holds for one holds for all before it. */
async function lastThat(last: number, holds: (at: number) => Promise<boolean>): Promise<number> {
  if (last < 0 || (await holds(last))) return last
  if (last === 0 || !(await holds(0))) return -1
  let [good, bad] = [0, last]
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (await holds(middle)) good = middle
    else bad = middle
  }
  return good
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

const cutText = (letters: readonly string[], count: number) =>
  `${letters.slice(0, count).join('').trimEnd()}…`

export type Found = {
  text: string
  /** Index of the size. */
  at: number
  breaksWords: boolean
  isCut: boolean
}

/** The largest size at which the lines fit: with whole words, else with broken ones, else with as many letters as fit. */
export async function findSize(
  text: string,
  style: TextStyle,
  box: TextBox,
  letters: LetterMeasures,
  faces: readonly LoadedFace[],
): Promise<Found> {
  const sizes = sizesOf(style, box.scale)
  const fits = async (candidate: string, at: number, breaksWords: boolean) => {
    const setting: Setting = { ...style, size: sizes[at] ?? 0, width: box.width, breaksWords }
    const { lines, width } = await measureText(candidate, setting, faces)
    const height = (lines - 1) * lineHeight(setting) + (letters.foot - letters.cap) * setting.size
    return lines <= style.lines && width <= box.width + 0.01 && height <= box.height
  }
  for (const breaksWords of [false, true]) {
    const at = await lastThat(sizes.length - 1, (size) => fits(text, size, breaksWords))
    if (at >= 0) return { text, at, breaksWords, isCut: false }
  }
  const parts = Array.from(SEGMENTER.segment(text), ({ segment }) => segment)
  const count = await lastThat(parts.length - 1, (end) => fits(cutText(parts, end), 0, true))
  return { text: cutText(parts, Math.max(count, 0)), at: 0, breaksWords: true, isCut: true }
}
