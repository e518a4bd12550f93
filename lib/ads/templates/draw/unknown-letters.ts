import type { LoadedFace } from '@/lib/ads/templates/faces'
import { lettersWithoutFace } from './typeset'

const known = new WeakMap<readonly LoadedFace[], Map<string, boolean>>()

/** The letters of a text that no face has, each once. */
export async function unknownLetters(text: string, faces: readonly LoadedFace[]): Promise<string[]> {
  const hasFace = known.get(faces) ?? new Map<string, boolean>()
  known.set(faces, hasFace)
  const letters = [...new Set(text.replace(/[\s\u200b\u200d\ufe0f]/gu, ''))]
  const untried = letters.filter((letter) => !hasFace.has(letter))
  if (untried.length > 0) {
    const missing = await lettersWithoutFace(untried, faces)
    for (const letter of untried) hasFace.set(letter, !missing.has(letter))
  }
  return letters.filter((letter) => !hasFace.get(letter))
}
