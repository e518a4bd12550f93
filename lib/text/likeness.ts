const LINK = /\[([^\]]+)\]\([^)]+\)/g
const MARKUP = /^(#+ |[-*] |\d+\. |> )|\*\*|\|[ -]*/gm
const SENTENCE_END = /(?<=[.:?!])\s+(?=["'“\p{Lu}\d])/u
/** Whatever is capitalized inside a sentence: places, months, zones, 'June'. */
const CAPITALIZED = /(?<=\S )\p{Lu}[\p{L}'.-]*(,? \p{Lu}[\p{L}'.-]*)*/gu
const NUMBER = /\d+([.,:–]\d+)*( ?[ap]m)?/g
const WIND = /\b(north|south)?(east|west)\b|\b(north|south)\b/g

/** Sentences, headings, list items and table rows, without markup. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replace(LINK, '$1')
    .replace(MARKUP, '')
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Makes names inside a sentence, numbers, times and points of the compass alike. */
export const maskSentence = (sentence: string): string =>
  sentence.replace(CAPITALIZED, 'X').replace(NUMBER, '#').replace(WIND, 'W')

export const wordCount = (sentence: string) => sentence.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0

type MarkedSentence = { sentence: string; isShared: boolean }

export type Likeness = {
  /** From 0 to 100: how many words of the text stand in sentences that the other text has, too. */
  percent: number
  sentences: MarkedSentence[]
}

export type Mask = (sentence: string) => string

const TABLE_ROW = /^\|.*$/gm

/** Figures in tables are no reading. */
export const readingOf = (markdown: string) => sentencesOf(markdown.replace(TABLE_ROW, ''))

/** `mask` decides which sentences count as the same. */
export function compareTexts(text: string, other: string, mask: Mask = maskSentence): Likeness {
  const there = new Set(readingOf(other).map(mask))
  const sentences = readingOf(text).map((sentence) => ({ sentence, isShared: there.has(mask(sentence)) }))
  const words = (all: readonly MarkedSentence[]) =>
    all.reduce((sum, { sentence }) => sum + wordCount(sentence), 0)
  const total = words(sentences)
  const shared = words(sentences.filter(({ isShared }) => isShared))
  return { percent: total === 0 ? 0 : Math.round((100 * shared) / total), sentences }
}

/** The most alike of `others`; null without one. */
export function findNearest<Other extends { text: string }>(
  text: string,
  others: readonly Other[],
  mask: Mask = maskSentence,
): { other: Other; likeness: Likeness } | null {
  return others.reduce<{ other: Other; likeness: Likeness } | null>((best, other) => {
    const likeness = compareTexts(text, other.text, mask)
    return best && best.likeness.percent >= likeness.percent ? best : { other, likeness }
  }, null)
}
