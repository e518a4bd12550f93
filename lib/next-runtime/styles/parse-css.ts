export type CssNode =
  | { kind: 'text'; text: string }
  /** A rule with its selectors, or a group of rules such as `@media`. */
  | { kind: 'block'; prelude: string; selectors: readonly string[]; children: readonly CssNode[] }

/** Blocks whose content is no list of rules and declarations that could be left out one by one. */
const WHOLE = /^@(?:-webkit-)?(?:font-face|keyframes|property|page|counter-style|font-feature-values)\b/

const QUOTES = new Set(['"', "'"])

/** The index after the string, the bracket or the character at `at`. */
function skip(css: string, at: number): number {
  const first = css[at] ?? ''
  if (first === '\\') return at + 2
  if (first === '/' && css[at + 1] === '*') return css.indexOf('*/', at + 2) + 2 || css.length
  if (QUOTES.has(first)) {
    let end = at + 1
    while (end < css.length && css[end] !== first) end += css[end] === '\\' ? 2 : 1
    return end + 1
  }
  if (first !== '(' && first !== '[') return at + 1
  const close = first === '(' ? ')' : ']'
  let end = at + 1
  while (end < css.length && css[end] !== close) end = skip(css, end)
  return end + 1
}

/** Splits at the top level only, not within brackets and strings. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at = skip(text, at)) {
    if (text[at] !== separator) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean)
}

function endOfBlock(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at = skip(css, at)) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** Reads what Lightning CSS writes: no comments between rules that matter, and no broken rules. */
export function parseCss(css: string): CssNode[] {
  const nodes: CssNode[] = []
  let start = 0
  let at = 0
  while (at < css.length) {
    const character = css[at]
    if (character === ';') {
      nodes.push({ kind: 'text', text: css.slice(start, at + 1).trim() })
      start = at += 1
    } else if (character === '{') {
      const end = endOfBlock(css, at)
      const prelude = css.slice(start, at).trim()
      const body = css.slice(at + 1, end)
      nodes.push(
        WHOLE.test(prelude)
          ? { kind: 'text', text: `${prelude}{${body}}` }
          : {
              kind: 'block',
              prelude,
              selectors: prelude.startsWith('@') ? [] : splitAt(prelude, ','),
              children: parseCss(body),
            },
      )
      start = at = end + 1
    } else at = skip(css, at)
  }
  const rest = css.slice(start).trim()
  return rest ? [...nodes, { kind: 'text', text: `${rest};` }] : nodes
}
