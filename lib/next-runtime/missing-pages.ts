import type { IncomingMessage, ServerResponse } from 'node:http'
import { onRequest } from './request-context'

export type SiteAddress = { path: string; search: string }

/** Who asks, by headers that anybody can invent. */
export type Asker = { userAgent: string | undefined; forwardedFor: string | null }

type MissingPages = {
  /** Where a page that does not exist leads; null keeps the answer. Runs for every such answer, so it must be quick. */
  redirectOf: (address: SiteAddress, asker: Asker) => string | null
  /** A page that does not exist and leads nowhere. */
  onMissing: (path: string, asker: Asker) => void
  /** A page answered that it has moved for good. */
  onMoved: (path: string, asker: Asker) => void
}

const addressOf = ({ url = '' }: IncomingMessage): SiteAddress => {
  const [path = '', ...rest] = url.split('?')
  return { path, search: rest.length > 0 ? `?${rest.join('?')}` : '' }
}

const askerOf = ({ headers }: IncomingMessage): Asker => ({
  userAgent: headers['user-agent'],
  forwardedFor: headers['x-forwarded-for']?.toString() ?? null,
})

type Headers = Record<string, unknown>

/** Headers that are passed with the status are not set on the response yet. */
const headersOf = (head: unknown[]): Headers => {
  const last = head.at(-1)
  return typeof last === 'object' && last !== null && !Array.isArray(last) ? (last as Headers) : {}
}

/** An unknown video leads to the portfolio for now. */
const isMissing = (status: number, location: unknown, path: string) =>
  status === 404 || (status === 307 && path.startsWith('/videos/') && location === '/videos')

/** Sees the status of every answer, also of stored pages, which Next sends without running any code of theirs. */
export function watchMissingPages({ redirectOf, onMissing, onMoved }: MissingPages): void {
  onRequest((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const address = addressOf(request)
    const asker = askerOf(request)
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      const status = typeof head[0] === 'number' ? head[0] : response.statusCode
      const { location, Location = location, 'content-type': _, ...headers } = headersOf(head)
      if (status === 308) onMoved(address.path, asker)
      if (!isMissing(status, Location ?? response.getHeader('location'), address.path))
        return writeHead(...head)
      const target = redirectOf(address, asker)
      if (target === null) {
        onMissing(address.path, asker)
        return writeHead(...head)
      }
      response.setHeader('Location', target)
      // Staff can change it at any time, and every use is counted.
      response.setHeader('Cache-Control', 'no-store')
      // Nobody reads the body of the missing page any more, and its policy would not fit.
      response.removeHeader('Content-Type')
      return writeHead(308, headers)
    }
  })
}
