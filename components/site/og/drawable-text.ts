/** Latin-1, Latin Extended-A and common punctuation, to which the fonts are subset. */
const OTHER = /[^ -~\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu

/** Not in the typeface. */
const MISSING = /[¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ]/g

const base = (character: string) => character.normalize('NFD').replace(/[^ -~]/g, '')

/** Satori downloads Google fonts for missing characters, so none may reach it. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(OTHER, base)
    .replace(MISSING, base)
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Up to two lines; satori truncates longer balanced text too early. */
export const isShort = (title: string): boolean => title.length <= 44

/** Pixels. */
export function titleSize(title: string): number {
  if (title.length <= 22) return 112
  if (isShort(title)) return 88
  return title.length <= 80 ? 68 : 54
}
