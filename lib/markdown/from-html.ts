import TurndownService from 'turndown'
import { isInternalLink, storedPicture } from './sanitize'

const styleOf = (node: HTMLElement): string => (node.getAttribute('style') ?? '').toLowerCase()

const isBold = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/.test(style)
const isItalic = (style: string) => /font-style:\s*italic/.test(style)

const around = (content: string, mark: string) => {
  const text = content.trim()
  return text === '' ? content : content.replace(text, () => `${mark}${text}${mark}`)
}

/** Word writes lists as paragraphs, with the mark as text. */
const isWordListItem = (node: HTMLElement) =>
  node.nodeName === 'P' && /MsoList|mso-list/i.test(`${node.getAttribute('class') ?? ''} ${styleOf(node)}`)
const WORD_MARK = /^\s*(?:(\d{1,4})[.)]|[a-z][.)]|[·•▪◦o§-])\s+/

const cellText = (cell: Element): string =>
  (cell.textContent ?? '').replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')

function tableText(table: HTMLElement): string {
  const rows = Array.from(table.querySelectorAll('tr')).map((row) =>
    Array.from(row.querySelectorAll('th, td')).map(cellText),
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return ['', line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line), ''].join('\n')
}

const WEB = /^(?:https?:|mailto:|tel:)/i

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
    hr: '---',
  })
  service.remove(['style', 'script', 'title', 'meta', 'link' as 'style', 'noscript'])
  service.addRule('styled', {
    filter: (node) => ['SPAN', 'FONT', 'B', 'STRONG'].includes(node.nodeName),
    replacement(content, node) {
      const element = node as HTMLElement
      const style = styleOf(element)
      // Google Docs wraps everything into a <b> that is not bold.
      const hasOwnWeight = /font-weight/.test(style)
      const isTag = ['B', 'STRONG'].includes(element.nodeName)
      const strong = hasOwnWeight ? isBold(style) : isTag
      const inner = isItalic(style) ? around(content, '_') : content
      return strong ? around(inner, '**') : inner
    },
  })
  service.addRule('wordListItem', {
    filter: (node) => isWordListItem(node),
    replacement(content) {
      const [mark = '', number] = WORD_MARK.exec(content.replaceAll('\\', '')) ?? []
      const text = content.replaceAll('\\', '').slice(mark.length).trim()
      return `\n${number ? `${number}.` : '-'} ${text}\n`
    },
  })
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement(content, node) {
      // The title of the page is its only heading of level 1.
      const level = Math.min(Math.max(Number(node.nodeName[1]), 2), 4)
      const text = content.replace(/\s+/g, ' ').replaceAll('**', '').trim()
      return text === '' ? '' : `\n\n${'#'.repeat(level)} ${text}\n\n`
    },
  })
  service.addRule('listItem', {
    filter: 'li',
    replacement(content, node) {
      const list = node.parentNode
      const number = list ? Array.from(list.children).indexOf(node as Element) + 1 : 1
      const mark = list?.nodeName === 'OL' ? `${number}. ` : '- '
      const text = content
        .trim()
        .replace(/\n{2,}/g, '\n')
        .replace(/\n/g, `\n${' '.repeat(mark.length)}`)
      return `${mark}${text}\n`
    },
  })
  service.addRule('link', {
    filter: 'a',
    replacement(content, node) {
      const href = (node as HTMLElement).getAttribute('href') ?? ''
      const text = content.trim()
      return text !== '' && (WEB.test(href) || isInternalLink(href))
        ? `[${text}](${encodeURI(decodeURI(href))})`
        : content
    },
  })
  service.addRule('picture', {
    filter: 'img',
    replacement(_, node) {
      const element = node as HTMLElement
      const stored = storedPicture(element.getAttribute('src') ?? undefined)
      return stored ? `![${element.getAttribute('alt') ?? ''}](${stored})` : ''
    },
  })
  service.addRule('table', {
    filter: 'table',
    replacement: (_, node) => `\n${tableText(node as HTMLElement)}\n`,
  })
  return service
}

/** Markdown of what a word processor or a browser puts on the clipboard. Pictures of other places are left out. */
export function markdownFromHtml(html: string): string {
  const clean = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?o:p>/gi, '')
  return createService()
    .turndown(clean)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/^((?:- |\d+\. ).*)\n\n(?=(- )|\d+\. )/gm, (gap, item: string, dash?: string) =>
      item.startsWith('- ') === (dash !== undefined) ? `${item}\n` : gap,
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
