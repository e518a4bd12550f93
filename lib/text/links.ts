export type TextPart = { text: string; href?: string }

const CANDIDATE = /(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/giu
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?'’”»*_]$/u

/** A closing bracket belongs to the address only with its opening one. */
function hasLooseBracket(text: string): boolean {
  const count = (bracket: string) => text.split(bracket).length
  return (text.endsWith(')') && count(')') > count('(')) || (text.endsWith(']') && count(']') > count('['))
}

function withoutEnd(candidate: string): string {
  let text = candidate
  while (TRAILING.test(text) || hasLooseBracket(text)) text = text.slice(0, -1)
  return text
}

/** User names can hide the real host, as in https://bank.example@evil.example. */
function hrefOf(text: string): string | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.hostname.includes('.')
    ? url.href
    : null
}

/** Parts that make up the text again, in order. Only http and https addresses become links. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addText = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until) })
  }
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const address = withoutEnd(candidate)
    const href = hrefOf(address)
    if (!href) continue
    addText(index)
    parts.push({ text: address, href })
    end = index + address.length
  }
  addText(text.length)
  return parts
}
