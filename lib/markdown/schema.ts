import type { Options } from 'rehype-sanitize'

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
