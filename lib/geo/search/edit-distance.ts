const { abs, clz32, max, min } = Math

const OTHER = 26

const bitOf = (text: string, index: number): number => {
  const letter = text.charCodeAt(index) - 97
  return letter >= 0 && letter < OTHER ? letter : OTHER
}

/** Bit set of the letters in a text: a cheap filter before the edit distance. */
export function letterBits(text: string): number {
  let bits = 0
  for (let index = 0; index < text.length; index += 1) bits |= 1 << bitOf(text, index)
  return bits
}

/** Given the letters of another text, counts the letters of `text` that are not among them. */
export function countForeignLetters(text: string): (bits: number) => number {
  const counts = new Uint8Array(OTHER + 1)
  for (let index = 0; index < text.length; index += 1) {
    const bit = bitOf(text, index)
    counts[bit] = (counts[bit] ?? 0) + 1
  }
  const own = letterBits(text)
  return (bits) => {
    let foreign = 0
    for (let rest = own & ~bits; rest !== 0; rest &= rest - 1)
      foreign += counts[31 - clz32(rest & -rest)] ?? 0
    return foreign
  }
}

export type Typos = {
  whole: number
  prefix: number
}

const MAX_LENGTH = 64
let before = new Uint8Array(MAX_LENGTH + 2)
let last = new Uint8Array(MAX_LENGTH + 2)
let current = new Uint8Array(MAX_LENGTH + 2)

const TOO_MANY = 99
const at = (row: Uint8Array, column: number) => row[column] ?? TOO_MANY

/**
 * Damerau-Levenshtein distance (optimal string alignment); Infinity beyond `limit` and above 64 letters. Fills
 * only the band around the diagonal.
 */
export function countTypos(query: string, text: string, limit: number): Typos {
  const none = { whole: Infinity, prefix: Infinity }
  if (text.length > MAX_LENGTH || query.length > MAX_LENGTH) return none
  for (let column = 0; column <= limit + 1; column += 1) last[column] = column <= limit ? column : TOO_MANY
  let lowest = 0
  let lowestBefore = 0
  for (let row = 1; row <= query.length; row += 1) {
    const from = max(1, row - limit)
    const to = min(text.length, row + limit)
    const letter = query.charCodeAt(row - 1)
    const letterBefore = query.charCodeAt(row - 2)
    current[from - 1] = from === 1 && row <= limit ? row : TOO_MANY
    lowestBefore = lowest
    lowest = at(current, from - 1)
    for (let column = from; column <= to; column += 1) {
      const other = text.charCodeAt(column - 1)
      let typos = min(at(last, column) + 1, at(current, column - 1) + 1)
      typos = min(typos, at(last, column - 1) + (letter === other ? 0 : 1))
      if (column > 1 && letter === text.charCodeAt(column - 2) && letterBefore === other)
        typos = min(typos, at(before, column - 2) + 1)
      current[column] = typos
      lowest = min(lowest, typos)
    }
    current[to + 1] = TOO_MANY
    // A transposition may still continue from the previous row.
    if (lowest > limit && lowestBefore >= limit) return none
    ;[before, last, current] = [last, current, before]
  }
  const within = (typos: number) => (typos <= limit ? typos : Infinity)
  const inBand = abs(text.length - query.length) <= limit
  return { whole: inBand ? within(at(last, text.length)) : Infinity, prefix: within(lowest) }
}
