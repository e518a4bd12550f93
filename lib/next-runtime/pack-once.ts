import 'server-only'
import { createHash } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'

/** Bytes for each thing remembered, with the texts that they are found by: a hundred pages or two. */
const MEMORY = 16 * 1024 * 1024

type End = (chunk?: unknown, ...rest: unknown[]) => ServerResponse

/** Found by the whole text, which the page cache hands out as one and the same string: nothing is compared or computed. */
function remember<Made extends Buffer | string>(make: (page: string) => Made): (page: string) => Made {
  const made = new LRUCache<Made>(MEMORY, (kept, page) => kept.length + page.length)
  return (page) => {
    const known = made.get(page)
    if (known) return known
    const kept = make(page)
    made.set(page, kept)
    return kept
  }
}

/** Weak, because it is the same however the page is packed. */
const tagOf = remember((page) => `W/"${createHash('sha1').update(page).digest('base64url')}"`)

/** In the order in which they are preferred. Each is done once for a page, so that it may take a little longer. */
const ENCODINGS = [
  {
    name: 'br',
    pack: remember((page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  },
  { name: 'gzip', pack: remember((page) => gzipSync(page)) },
]

const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => offer.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(offer))

/** A whole page that all visitors get. What is not there is left out, because bots make up as much of it as they like. */
const isKept = (response: ServerResponse, chunk: unknown): chunk is string =>
  typeof chunk === 'string' &&
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  String(response.getHeader('cache-control')).includes('s-maxage') &&
  !response.hasHeader('content-encoding')

const has = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false

/**
 * Packs a page from the cache when it is first asked for, and finds the tag then that browsers ask again with: Next does both
 * each time, which takes longer than all else together. Its own packing, which puts itself in the way of `end` later, leaves
 * alone what is packed, and does the rest; its tags are off in next.config.ts.
 */
export function packOnce(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const send = response.end.bind(response) as End
    let end = send
    let isEnding = false
    const endPacked: End = (chunk, ...rest) => {
      if (isEnding) return send(chunk, ...rest)
      isEnding = true
      if (!isKept(response, chunk)) return end.call(response, chunk, ...rest)
      const tag = tagOf(chunk)
      response.setHeader('ETag', tag)
      if (has(request, tag)) {
        response.statusCode = 304
        response.removeHeader('Content-Length')
        return end.call(response)
      }
      const encoding = ENCODINGS.find(({ name }) => accepts(request, name))
      if (!encoding) return end.call(response, chunk, ...rest)
      const bytes = encoding.pack(chunk)
      response.setHeader('Content-Encoding', encoding.name)
      response.setHeader('Content-Length', bytes.length)
      return end.call(response, bytes, ...rest)
    }
    Object.defineProperty(response, 'end', { get: () => endPacked, set: (wrapped: End) => (end = wrapped) })
  })
}
