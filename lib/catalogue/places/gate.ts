import { formatCount } from '@/lib/text/format'

/** Of the view `indexable_geo_pages`: fewer words keep a page out of search, unless a film was made there. */
export const MIN_WORDS = 250

/** Percent. Search engines leave out pages that say what another one says. */
export const TOO_ALIKE = 60

/** Counts as the database does: words of the text, without URLs of links and plain numbers. */
export const countWords = (markdown: string): number =>
  markdown.replaceAll(/\]\([^)]*\)/g, ']').match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0

export type GateFacts = {
  isPublished: boolean
  words: number
  /** Published ones from the place that pages of places show. */
  films: number
}

export const passesGate = ({ words, films }: Pick<GateFacts, 'words' | 'films'>): boolean =>
  words >= MIN_WORDS || films > 0

const filmsThere = (films: number) => `${formatCount(films)} ${films === 1 ? 'film' : 'films'} from there`

/** In words for staff, as 'Not in search: 120 of 250 words, and no film from there'. */
export function describeGate(facts: GateFacts): string {
  const { isPublished, words, films } = facts
  if (!passesGate(facts)) {
    const needs = `${formatCount(words)} of ${MIN_WORDS} words, and no film from there`
    return isPublished ? `Not in search: ${needs}` : `Too thin for search: ${needs}`
  }
  const reason = words >= MIN_WORDS ? `${formatCount(words)} words` : filmsThere(films)
  return isPublished ? `In search: ${reason}` : `Ready for search once published: ${reason}`
}
