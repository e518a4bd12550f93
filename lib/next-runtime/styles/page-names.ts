import { splitAt } from './parse-css.ts'

/** What selectors can find in a page: `div`, `.card`, `#content`, `[open]`. */
export type PageNames = ReadonlySet<string>

const TAG = /<([a-z][\w-]*)((?:[\s/][^>]*)?)>/gi
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** Set without scripts of ours: by a press on `<summary>`, and by the line that tells who is signed in. */
const SET_LATER = ['[open]', '[data-viewer]']

/** Reads the HTML that React writes, with `>` escaped in attributes. */
export function readPageNames(html: string): PageNames {
  const names = new Set(SET_LATER)
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(`[${name.toLowerCase()}]`)
      if (name === 'class') for (const each of decode(value).split(/\s+/)) names.add(`.${each}`)
      if (name === 'id') names.add(`#${decode(value)}`)
    }
  }
  return names
}

const unescape = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|([^]))/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  )

const NAME = String.raw`(?:\\[\da-f]{1,6}\s?|\\[^]|[\w-]|[^\0-\x7f])+`
const CLASS_OR_ID = new RegExp(`([.#])(${NAME})`, 'g')
const TYPE = new RegExp(NAME, 'g')
const PSEUDO = /::?[\w-]+/g
const INNERMOST = /:[\w-]+\(((?:\\[^]|"[^"]*"|[^()\\])*)\)/

/** By selector: as many as the sheets of the build have. */
const known = new Map<string, readonly string[]>()

function namesIn(selector: string): readonly string[] {
  const earlier = known.get(selector)
  if (earlier) return earlier
  const found: string[] = []
  const take = (name: string) => {
    found.push(name)
    return ' '
  }
  const types = selector
    .replace(/(?<!\\)\[\s*([\w-]+)[^\]]*\]/g, (_, name: string) => take(`[${name.toLowerCase()}]`))
    .replace(CLASS_OR_ID, (_, sign: string, name: string) => take(sign + unescape(name)))
    .replace(PSEUDO, ' ')
  for (const [type] of types.matchAll(TYPE)) take(type.toLowerCase())
  known.set(selector, found)
  return found
}

/** Stand for what is within brackets, once it is known. */
const [MAYBE, NEVER] = [':maybe', ':never']

/** Whether the selector could match: pseudo-classes always may, except `:is()` and `:where()` with names that are absent. */
export function couldMatch(selector: string, names: PageNames): boolean {
  let rest = selector
  for (let found = INNERMOST.exec(rest); found; found = INNERMOST.exec(rest)) {
    const [whole, options = ''] = found
    const isChoice = whole.startsWith(':is(') || whole.startsWith(':where(')
    const isPossible = !isChoice || splitAt(options, ',').some((option) => couldMatch(option, names))
    rest = rest.replace(whole, isPossible ? MAYBE : NEVER)
  }
  return !rest.includes(NEVER) && namesIn(rest).every((name) => names.has(name))
}
