type Texts = {
  pieces: readonly string[]
  /** In each case. */
  texts: 2 | 3
  /** Pieces of a text. */
  most: number
  between?: string
}

const CASES = 500

/** The same cases in every run, for tests. */
export function* randomTexts({
  pieces,
  texts,
  most,
  between = '',
}: Texts): Generator<[string, string, string]> {
  let state = 1
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const text = () => Array.from({ length: below(most + 1) }, () => pieces[below(pieces.length)]).join(between)
  for (let number = 0; number < CASES; number += 1) yield [text(), text(), texts === 3 ? text() : '']
}
