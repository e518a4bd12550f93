import { maskSentence, sentencesOf } from '@/lib/text/likeness'
import { STATES } from '../../content/states.ts'
import { CITIES } from '../gazetteer/cities.ts'

const NAMES = new Set([
  ...STATES.map(({ name }) => name),
  ...CITIES.flatMap(({ name, county }) => (county ? [name, county] : [name])),
])
/** Of a table of numbers: the cell that says which month a row is about is no text of its own. */
const FIRST_CELL = /^\|[^|]+/gm

/** Longest first: a sentence begins with 'North Las Vegas' rather than with 'North'. */
const byFirstWord = Map.groupBy(
  [...NAMES].sort((a, b) => b.length - a.length),
  (name) => name.split(' ')[0] ?? name,
)

/** Inside of sentences names are capitalized words like others; at their beginning one has to know them. */
function maskBeginning(sentence: string): string {
  const candidates = byFirstWord.get(sentence.split(/[\s,.:']/)[0] ?? '') ?? []
  const name = candidates.find((candidate) => sentence.startsWith(candidate))
  return name === undefined ? sentence : `X${sentence.slice(name.length)}`
}

/** For `compareTexts`: names of places at the beginning of a sentence count as alike, too. */
export const maskPlaces = (sentence: string): string => maskSentence(maskBeginning(sentence))

/**
 * The different sentences, headings, list items and table rows of a page, once its places, numbers, times and points of
 * the compass are made alike. All rows of a table of numbers are one such sentence, as are all items of a list of links.
 */
export const maskedSentences = (markdown: string): ReadonlySet<string> =>
  new Set(sentencesOf(markdown.replace(FIRST_CELL, '|')).map(maskPlaces))

/** From 0 to 1, of the smaller page: the strictest way to count. */
export function shareInCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a]
  return [...smaller].filter((sentence) => larger.has(sentence)).length / smaller.size
}
