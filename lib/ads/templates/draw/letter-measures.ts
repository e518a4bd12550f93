import type { Face } from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { outlineText } from './typeset'

/** Shares of the size, from the top of the line: where capitals begin, where letters stand, where a 'p' ends. */
export type LetterMeasures = { cap: number; base: number; foot: number }

const SIZE = 100
const known = new WeakMap<readonly LoadedFace[], Map<string, Promise<LetterMeasures>>>()

async function measureLetters(face: Face, weight: number, faces: readonly LoadedFace[]) {
  const setting = { face, weight, size: SIZE, width: 10 * SIZE, align: 'left', breaksWords: false } as const
  const [high, low] = await Promise.all([outlineText('H', setting, faces), outlineText('p', setting, faces)])
  return {
    cap: (high.bounds?.top ?? 0) / SIZE,
    base: (high.bounds?.bottom ?? SIZE) / SIZE,
    foot: (low.bounds?.bottom ?? SIZE) / SIZE,
  }
}

/** Texts are aligned by their letters, not by the line, which has space above and below. */
export function letterMeasures(
  { face, weight }: { face: Face; weight: number },
  faces: readonly LoadedFace[],
): Promise<LetterMeasures> {
  const ofFaces = known.get(faces) ?? new Map<string, Promise<LetterMeasures>>()
  known.set(faces, ofFaces)
  const key = `${face} ${weight}`
  const measures = ofFaces.get(key) ?? measureLetters(face, weight, faces)
  ofFaces.set(key, measures)
  return measures
}
