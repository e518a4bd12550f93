import { couldMatch, readPageNames, type PageNames } from './page-names.ts'
import type { CssNode } from './parse-css.ts'

const CUSTOM = /^(--[\w-]+):/
const PROPERTY_RULE = /^@property (--[\w-]+)/
const KEYFRAMES = /^@(?:-webkit-)?keyframes ([\w-]+)/
const REFERENCE = /var\(\s*(--[\w-]+)/g

/** Leaves out the rules that cannot match. */
const select = (nodes: readonly CssNode[], names: PageNames): CssNode[] =>
  nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'text') return [node]
    if (node.prelude.startsWith('@')) return [{ ...node, children: select(node.children, names) }]
    const selectors = node.selectors.filter((selector) => couldMatch(selector, names))
    if (selectors.length === 0) return []
    return [{ ...node, prelude: selectors.join(','), children: select(node.children, names) }]
  })

type Wanted = (text: string) => boolean

const write = (nodes: readonly CssNode[], isWanted: Wanted): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return isWanted(node.text) ? node.text : ''
      const body = write(node.children, isWanted)
      return body && `${node.prelude}{${body.replace(/;$/, '')}}`
    })
    .join('')

const referencesIn = (text: string) => new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name))

/** All that decides which part of its sheets a page can use. */
export type UsedInPage = { names: PageNames; variables: ReadonlySet<string> }

export const readUsed = (html: string): UsedInPage => ({
  names: readPageNames(html),
  variables: referencesIn(html),
})

/**
 * The part of style sheets that a page can use, in its order, without variables and animations that nothing uses.
 *
 * @param sheet all sheets of the page, because they use each other's variables
 */
export function usedCss(sheet: readonly CssNode[], { names, variables }: UsedInPage): string {
  const selected = select(sheet, names)
  let css = write(selected, () => true)
  for (;;) {
    const current = css
    const referenced = referencesIn(current)
    const isUsed = (name: string) => variables.has(name) || referenced.has(name)
    const next = write(selected, (text) => {
      const variable = (CUSTOM.exec(text) ?? PROPERTY_RULE.exec(text))?.[1]
      if (variable) return isUsed(variable)
      const animation = KEYFRAMES.exec(text)?.[1]
      return !animation || new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(current)
    })
    if (next === current) return css
    css = next
  }
}
