import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeText, textOf } from './change-text'
import { isUnverified } from './request-store'
import { GLOBAL_ERROR_STYLE } from './policy/global-error-style'

/** Next's page for a render that failed: an empty body, which scripts fill. */
const EMPTY = '<html id="__next_error__"'

type Message = { title: string; advice: string; retry: string }

/** Policies allow this style by its hash. */
const htmlOf = ({ title, advice, retry }: Message) =>
  `<style>${GLOBAL_ERROR_STYLE}</style><h1>${title}</h1><p>${advice}</p><a href="">${retry}</a>`

/** Next answers a form of another build without scripts by a line of plain text. Those with scripts read the header. */
const pageOf = (message: Message) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${message.title}</title></head><body>${htmlOf(message)}</body></html>`

const isOutdated = ({ headers }: IncomingMessage, response: ServerResponse): boolean =>
  headers['next-action'] === undefined &&
  response.hasHeader('x-nextjs-action-not-found') &&
  !response.headersSent

const hasFailed = (response: ServerResponse): boolean =>
  response.statusCode >= 500 && String(response.getHeader('content-type')).startsWith('text/html')

/** Null for what is not the beginning of such a page. */
export function withMessage(page: string, message: Message): string | null {
  if (!page.includes(EMPTY) || !page.includes('<body>')) return null
  const named = page.includes('<title>')
    ? page
    : page.replace('</head>', `<title>${message.title}</title></head>`)
  return named
    .replace(EMPTY, `${EMPTY} lang="en"`)
    .replace('<body>', `<body><noscript>${htmlOf(message)}</noscript>`)
}

/**
 * Whoever has no scripts reads what happened, instead of an empty page or a line for programmers.
 *
 * @param messages `outdated` for a form that was opened under another build, `unverified` where nobody said who asks
 */
export function showFailures({
  failed,
  unverified,
  outdated,
}: Record<'failed' | 'unverified' | 'outdated', Message>): void {
  changeText((request, response) => {
    let isShown = false
    const replacement = (chunk: unknown): string | null => {
      if (isOutdated(request, response)) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        return pageOf(outdated)
      }
      return hasFailed(response)
        ? withMessage(textOf(chunk) ?? '', isUnverified() ? unverified : failed)
        : null
    }
    return (chunk) => {
      const page = isShown ? null : replacement(chunk)
      if (page === null) return chunk
      isShown = true
      if (!response.headersSent && response.hasHeader('content-length'))
        response.setHeader('Content-Length', Buffer.byteLength(page))
      return page
    }
  })
}
