export type TitlePart = { text: string; isFound: boolean }

/** One letter for each letter, so that places in both texts are the same. */
const plain = (text: string) =>
  [...text].map((letter) => letter.normalize('NFKD').charAt(0).toLowerCase() || letter).join('')

/** The title in parts: those with the letters of a word that was asked for, and those between. */
export function highlightParts(title: string, asked: string): TitlePart[] {
  const letters = [...title]
  const text = plain(title)
  const isFound = letters.map(() => false)
  for (const word of plain(asked)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length)
    }
  }
  const parts: TitlePart[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    const found = isFound[at] ?? false
    if (last?.isFound === found) last.text += letter
    else parts.push({ text: letter, isFound: found })
  }
  return parts
}
