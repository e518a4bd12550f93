import type { Options } from 'rehype-sanitize'

const MAX_LENGTH = 200_000
/** Per block: parsing time grows with the square. */
const MAX_MARKS = 400
const MAX_CELLS = 60
const MAX_FOOTNOTES = 400

/** Deeply nested quotes and lists overflow the stack. */
const TOO_DEEP = /^(?:(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){20}|[ \t]{120})/m

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found += 1
  return found
}

/** False for Markdown that could block the server or render to gigabytes. */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > MAX_LENGTH || TOO_DEEP.test(markdown)) return false
  if (count(markdown, /\[\^/g) > MAX_FOOTNOTES) return false
  if (markdown.split('\n').some((line) => count(line, /\|/g) > MAX_CELLS)) return false
  return markdown
    .split(/\n[ \t]*\n/)
    .every((block) => count(block, /[*_~]/g) <= MAX_MARKS && count(block, /[[\]<]/g) <= MAX_MARKS)
}

const FOOTNOTE_ID = /^(?:user-content-fn|footnote-label$)/

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

const STORED_PICTURE =
  /^\/storage\/v1\/object\/public\/(?:[\w-](?:[\w.-]|%20)*\/)+[\w-](?:[\w.-]|%20)*\.(?:webp|avif|png|jpe?g)$/i

/** Null for pictures from other origins, which would disclose visitors. */
export const storedPicture = (src: string | undefined): string | null =>
  src && STORED_PICTURE.test(src) ? src : null

export const isInternalLink = (href: string): boolean => /^\/(?!storage\/)(?!.*\/\/)/.test(href)
