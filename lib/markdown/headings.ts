import type { Element, ElementContent, Root } from 'hast'

export type Heading = { level: number; id: string; text: string }

/** The hyphen keeps ids from shadowing globals and elements of the page. */
const PREFIX = 'on-'
const FALLBACK = 'section'
const LISTED = [2, 3]

const levelOf = (node: Element) => (/^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : null)

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || FALLBACK

function createIds() {
  const last = new Map<string, number>()
  const taken = new Set<string>()
  return (text: string): string => {
    const base = PREFIX + slugOf(text)
    let id = base
    while (taken.has(id)) {
      last.set(base, (last.get(base) ?? 1) + 1)
      id = `${base}-${last.get(base)}`
    }
    taken.add(id)
    return id
  }
}

/** Sets ids on headings and adds those of level 2 and 3 to `found`. Shifts all levels when the text contains an h1. */
export function rehypeHeadings({ found }: { found: Heading[] }) {
  return (tree: Root) => {
    const headings = tree.children.filter(
      (node): node is Element => node.type === 'element' && levelOf(node) !== null,
    )
    const shift = headings.some(({ tagName }) => tagName === 'h1') ? 1 : 0
    const newId = createIds()
    for (const node of headings) {
      const level = Math.min((levelOf(node) ?? 6) + shift, 6)
      const text = textOf(node).trim()
      const id = newId(text)
      node.tagName = `h${level}`
      node.properties.id = id
      if (text && LISTED.includes(level)) found.push({ level, id, text })
    }
  }
}
