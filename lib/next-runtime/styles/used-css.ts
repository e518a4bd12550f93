import { couldMatch, readPageNames, type PageNames } from './page-names.ts'
import type { CssNode } from './parse-css.ts'

const CUSTOM = /^(--[\w-]+):/
const PROPERTY_RULE = /^@property (--[\w-]+)/
const KEYFRAMES = /^@(?:-webkit-)?keyframes ([\w-]+)/
const REFERENCE = /var\(\s*(--[\w-]+)/g

type Wanted = (text: string) => boolean

function write(nodes: readonly CssNode[], names: PageNames, isWanted: Wanted): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return isWanted(node.text) ? node.text : ''
      const isRule = !node.prelude.startsWith('@')
      const selectors = isRule ? node.selectors.filter((selector) => couldMatch(selector, names)) : []
      if (isRule && selectors.length === 0) return ''
      const body = write(node.children, names, isWanted)
      return body && `${isRule ? selectors.join(',') : node.prelude}{${body.replace(/;$/, '')}}`
    })
    .join('')
}

const referencesIn = (text: string) => new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name))

/**
 * The part of style sheets that a page's HTML can use, in its order, without variables and animations that nothing uses.
 *
 * @param sheet all sheets of the page, because they use each other's variables
 */
export function usedCss(sheet: readonly CssNode[], html: string): string {
  const names = readPageNames(html)
  const inPage = referencesIn(html)
  let css = write(sheet, names, () => true)
  for (;;) {
    const current = css
    const referenced = referencesIn(current)
    const isUsed = (name: string) => inPage.has(name) || referenced.has(name)
    const next = write(sheet, names, (text) => {
      const variable = (CUSTOM.exec(text) ?? PROPERTY_RULE.exec(text))?.[1]
      if (variable) return isUsed(variable)
      const animation = KEYFRAMES.exec(text)?.[1]
      return !animation || new RegExp(`animation(?:-name)?:[^;}]*\\b${animation}\\b`).test(current)
    })
    if (next === current) return css
    css = next
  }
}
