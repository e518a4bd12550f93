/** Latin-1, Latin Extended-A and common punctuation: what the fonts of the card were cut down to, … */
const OTHER = /[^ -~\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu

/** … except these, which the typeface does not have. */
const MISSING = /[¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ]/g

/** The letter under an accent, or nothing. */
const base = (character: string) => character.normalize('NFD').replace(/[^ -~]/g, '')

/** The renderer asks Google for a font with every character that ours lack, so none may reach it. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(OTHER, base)
    .replace(MISSING, base)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Up to two lines. Longer ones are not balanced: the renderer would cut a balanced text too early. */
export const isShort = (title: string): boolean => title.length <= 44

/** Pixels: long titles are set smaller, and what is longer still ends in an ellipsis. */
export function titleSize(title: string): number {
  if (title.length <= 22) return 112
  if (isShort(title)) return 88
  return title.length <= 80 ? 68 : 54
}
