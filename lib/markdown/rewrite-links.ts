import { parse, postprocess, preprocess } from 'micromark'
import { gfm } from 'micromark-extension-gfm'
import { isWithinBounds } from './sanitize'

/** Where Markdown holds an address: of a link, of a definition, between angle brackets, and bare. */
const TARGETS = [
  'resourceDestinationString',
  'definitionDestinationString',
  'autolinkProtocol',
  'literalAutolinkHttp',
]

const HTML = ['htmlFlow', 'htmlText']
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

type Span = { start: number; end: number }

function* spansOf(markdown: string): Generator<Span> {
  const events = postprocess(
    parse({ extensions: [gfm()] })
      .document()
      .write(preprocess()(markdown, undefined, true)),
  )
  // The parser does not count a byte order mark.
  const shift = markdown.startsWith('\uFEFF') ? 1 : 0
  for (const [step, { type, start, end }] of events) {
    if (step !== 'enter') continue
    const span = { start: start.offset + shift, end: end.offset + shift }
    if (TARGETS.includes(type)) yield span
    if (HTML.includes(type)) yield* hrefsIn(markdown, span)
  }
}

function* hrefsIn(markdown: string, { start, end }: Span): Generator<Span> {
  for (const match of markdown.slice(start, end).matchAll(HREF)) {
    const value = match[1] ?? match[2] ?? ''
    const from = start + match.index + match[0].length - 1 - value.length
    yield { start: from, end: from + value.length }
  }
}

/** Of a link with or without our origin. What follows the path stays: a slash, a query, a fragment. */
function moved(address: string, { from, to, origin }: Move): string | null {
  const prefix = address.startsWith(`${origin}/`) ? origin : ''
  const path = address.slice(prefix.length)
  if (!path.startsWith(from) || !/^\/?(?:[?#].*)?$/s.test(path.slice(from.length))) return null
  return prefix + to + path.slice(from.length)
}

/** Paths of this site; `origin` as in 'https://example.com'. */
export type Move = { from: string; to: string; origin: string }

/**
 * The text with the links to one page changed, as the Markdown parser of the public pages sees links. Null without such a link:
 * words, code and longer paths stay as they are.
 */
export function rewriteLinks(markdown: string, move: Move): string | null {
  // Other texts are not rendered as Markdown.
  if (!markdown.includes(move.from) || !isWithinBounds(markdown)) return null
  let text = ''
  let done = 0
  for (const { start, end } of [...spansOf(markdown)].toSorted((one, other) => one.start - other.start)) {
    const address = moved(markdown.slice(start, end), move)
    if (address === null || start < done) continue
    text += markdown.slice(done, start) + address
    done = end
  }
  return done === 0 ? null : text + markdown.slice(done)
}
