import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../env.ts'

/** Calls `handle` with Node's own objects for every HTTP request of this process, before Next sees it. */
export function onRequest(handle: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    handle(request, response)
  })
}

type RequestContext = { id: string; response: ServerResponse }

/** On `globalThis`, because Next bundles `instrumentation.ts` and the pages apart, each with a copy of this module. */
const storage = ((globalThis as Record<symbol, unknown>)[Symbol.for('fieldlight.requests')] ??=
  new AsyncLocalStorage<RequestContext>()) as AsyncLocalStorage<RequestContext>

/** The id of the current request in the logs; null outside of requests, as at build. Reading it does not make a page dynamic. */
export const requestId = (): string | null => storage.getStore()?.id ?? null

/** Sets the response's Content-Length to `bytes`. Next removes the header from what a route handler returns. */
export function declareLength(bytes: number): void {
  storage.getStore()?.response.setHeader('Content-Length', bytes)
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

/** Escapes the percent signs of a path with invalid escapes, which Next would answer with a bare 500. */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
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

/** @param onUntrusted called once, when somebody writes `X-Forwarded-For` although no proxy of ours is in front */
export function startRequestContext(onUntrusted: () => void): void {
  let isReported = false
  onRequest((request, response) => {
    if (env.TRUSTED_PROXY_HOPS === 0 && replaceForwardedFor(request) && !isReported) {
      isReported = true
      onUntrusted()
    }
    if (request.url) request.url = decodableUrl(request.url)
    const id = chooseRequestId(request.headers['x-request-id'], env.TRUST_REQUEST_ID)
    storage.enterWith({ id, response })
  })
}
