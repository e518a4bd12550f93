const count = new Intl.NumberFormat('en-US')

/** Rounded, because the source's figures are some years old: 'about 87,000', 'about 120,000', 'about 2.7 million'. */
export function people(population: number): string {
  if (population >= 1_000_000) return `about ${count.format(Math.round(population / 100_000) / 10)} million`
  const step = population >= 100_000 ? 10_000 : 1_000
  return `about ${count.format(Math.round(population / step) * step)}`
}

export const miles = (distance: number): string =>
  distance === 1 ? '1 mile' : `${count.format(distance)} miles`

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (items: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  items.length > 1
    ? `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1) ?? ''}`
    : (items[0] ?? '')

const ORDINALS = [
  '',
  'second-',
  'third-',
  'fourth-',
  'fifth-',
  'sixth-',
  'seventh-',
  'eighth-',
  'ninth-',
  'tenth-',
]
/** 'largest', 'second-largest'; null past the tenth. */
export function largestBut(rank: number): string | null {
  const ordinal = ORDINALS[rank - 1]
  return ordinal === undefined ? null : `${ordinal}largest`
}

/** Paragraphs, headings and lists, without those that came out empty. */
export const blocks = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n')
