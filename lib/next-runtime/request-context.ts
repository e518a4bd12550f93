import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.ts'
import { requestStore, type RequestContext } from './request-store.ts'

/** Calls `handle` with Node's own objects for every HTTP request of this process, before Next sees it. */
export function onRequest(handle: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    handle(request, response)
  })
}

/** The id of the current request in the logs; null outside of requests, as at build. Reading it does not make a page dynamic. */
export const requestId = (): string | null => requestStore.getStore()?.id ?? null

/** Sets the response's Content-Length to `bytes`. Next removes the header from what a route handler returns. */
export function declareLength(bytes: number): void {
  requestStore.getStore()?.response.setHeader('Content-Length', bytes)
}

/** Whether a server action could use what it was sent. Until it says so the sender is at fault, and learns it by 400. */
export function setActionRead(isActionRead: boolean): void {
  const context = requestStore.getStore()
  if (context) context.isActionRead = isActionRead
}

const callsAction = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  (headers['next-action'] !== undefined ||
    headers['content-type']?.startsWith('multipart/form-data') === true)

/** Next answers 500 to an action whose body or origin it refuses, as if the server had failed. */
function blameSender(response: ServerResponse, context: RequestContext): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    const [status, ...rest] = typeof head[0] === 'number' ? head : [response.statusCode, ...head]
    return writeHead(status === 500 && !context.isActionRead ? 400 : status, ...rest)
  }
}

const WELL_FORMED = /^[A-Za-z\d-]{8,64}$/

/** @param isTrusted whether our own proxy sets `X-Request-Id`; otherwise the sender chose it */
export function chooseRequestId(header: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID()
}

const isDecodable = (path: string): boolean => {
  try {
    // The database refuses the character NUL in every text.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Escapes the percent signs of a path with invalid escapes, which Next would answer with a bare 500, and NUL in a query. */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  const query = url.slice(path.length).replaceAll('%00', '%2500')
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')) + query
}

/**
 * Without a proxy of ours the address of the connection takes the place of what the sender wrote.
 *
 * @returns whether the sender had written one
 */
function replaceForwardedFor({ headers, socket }: IncomingMessage): boolean {
  const wasSent = headers['x-forwarded-for'] !== undefined
  headers['x-forwarded-for'] = socket.remoteAddress ?? ''
  return wasSent
}

const PREVIEW_COOKIE = /^(__prerender_bypass|__next_preview_data)=/

/** The site has previews of its own. For one of these Next adds a cookie to a stored page, which caches would pass on. */
function dropPreviewCookies({ headers }: IncomingMessage): void {
  if (!headers.cookie) return
  const kept = headers.cookie.split(/;\s*/).filter((cookie) => !PREVIEW_COOKIE.test(cookie))
  headers.cookie = kept.join('; ')
}

/** @param onUntrusted called once, when somebody writes `X-Forwarded-For` although no proxy of ours is in front */
export function startRequestContext(onUntrusted: () => void): void {
  let isReported = false
  onRequest((request, response) => {
    if (env.TRUSTED_PROXY_HOPS === 0 && replaceForwardedFor(request) && !isReported) {
      isReported = true
      onUntrusted()
    }
    if (request.url) request.url = decodableUrl(request.url)
    dropPreviewCookies(request)
    const id = chooseRequestId(request.headers['x-request-id'], env.TRUST_REQUEST_ID)
    const context: RequestContext = { id, method: request.method, response }
    requestStore.enterWith(context)
    if (callsAction(request)) blameSender(response, context)
  })
}
