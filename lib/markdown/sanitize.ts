import type { Options } from 'rehype-sanitize'

/** Characters. Our longest articles have a twentieth of it. */
const MAX_LENGTH = 200_000
/** Per block, the text between two empty lines: the parser's time grows with the square of their number. */
const MAX_MARKS = 400
/** Per line: a table is as wide in every row as in its first, so width times height must stay small. */
const MAX_CELLS = 60
const MAX_FOOTNOTES = 400

/** Quotes and lists inside each other, opened on one line or by indentation. Elements that deep exhaust the stack. */
const TOO_DEEP = /^(?:(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}|[ \t]{120})/m

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}

/**
 * Whether Markdown is of a kind that people write. What is not could keep the server busy for minutes, or make a page of
 * gigabytes out of a megabyte, without one line of code in it.
 */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > MAX_LENGTH || TOO_DEEP.test(markdown)) return false
  if (count(markdown, /\[\^/g) > MAX_FOOTNOTES) return false
  if (markdown.split('\n').some((line) => count(line, /\|/g) > MAX_CELLS)) return false
  return markdown
    .split(/\n[ \t]*\n/)
    .every((block) => count(block, /[*_~]/g) <= MAX_MARKS && count(block, /[[\]<]/g) <= MAX_MARKS)
}

/** Identifiers that the footnotes need. No text can choose one, so none can shadow a name of the page or its scripts. */
const FOOTNOTE_ID = /^(?:user-content-fn|footnote-label$)/

/** What Markdown itself can produce, and nothing that HTML inside it could add. */
export const schema: Options = {
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'hr', 'br', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['a', 'em', 'strong', 'del', 'sup', 'img', 'input', 'section'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', 'ariaDescribedBy'],
    code: [['className', /^language-[\w+-]{1,30}$/]],
    img: ['src', 'alt', 'title'],
    input: ['checked'],
    ol: ['start'],
    li: [['className', 'task-list-item']],
    ul: [['className', 'contains-task-list']],
    section: ['dataFootnotes'],
    td: ['align'],
    th: ['align'],
    '*': [['id', FOOTNOTE_ID]],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    input: ['li'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: ['script', 'style'],
  clobber: [],
}

/** A file in one of our public buckets, as `next/image` may fetch it. */
const STORED_PICTURE =
  /^\/storage\/v1\/object\/public\/(?:[\w-](?:[\w.-]|%20)*\/)+[\w-](?:[\w.-]|%20)*\.(?:webp|avif|png|jpe?g)$/i

/** Null for a picture from anywhere else: it would tell a third party who reads us. */
export const storedPicture = (src: string | undefined): string | null =>
  src && STORED_PICTURE.test(src) ? src : null

/** Whether an address is a page of this site, which opens without loading everything anew. */
export const isOwnPage = (href: string): boolean => /^\/(?!storage\/)(?!.*\/\/)/.test(href)
