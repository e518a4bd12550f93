import { type Mask, readingOf, wordCount } from './likeness'

/** The different sentences of a text. Both lists have the same length, and the hashes ascend. */
export type Fingerprint = {
  hashes: Int32Array
  /** Words that stand in the sentence, wherever it occurs. */
  words: Uint16Array
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}

/** What `likenessOf` needs of a text, in a fraction of its size. */
export function fingerprintOf(text: string, mask: Mask): Fingerprint {
  const counted = new Map<number, number>()
  for (const sentence of readingOf(text)) {
    const hash = hashOf(mask(sentence))
    counted.set(hash, (counted.get(hash) ?? 0) + wordCount(sentence))
  }
  const sentences = [...counted].sort(([a], [b]) => a - b)
  return {
    hashes: Int32Array.from(sentences, ([hash]) => hash),
    words: Uint16Array.from(sentences, ([, words]) => words),
  }
}

/** The percentage of `compareTexts`, of texts whose sentences were masked alike. */
export function likenessOf(text: Fingerprint, other: Fingerprint): number {
  let shared = 0
  let total = 0
  let at = 0
  text.hashes.forEach((hash, index) => {
    const words = text.words[index] ?? 0
    total += words
    while (at < other.hashes.length && (other.hashes[at] ?? 0) < hash) at += 1
    if (other.hashes[at] === hash) shared += words
  })
  return total === 0 ? 0 : Math.round((100 * shared) / total)
}
