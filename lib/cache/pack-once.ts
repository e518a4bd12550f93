import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'

/** Bytes for each encoding, of packed pages and the texts they are found by: a hundred pages or two. */
const MEMORY = 16 * 1024 * 1024

type Pack = (page: string) => Buffer
type End = (chunk?: unknown, ...rest: unknown[]) => ServerResponse

/** Found by the whole text, which the page cache hands out as one and the same string: nothing is compared or computed. */
const remember = (pack: Pack): Pack => {
  const packed = new LRUCache<Buffer>(MEMORY, (bytes, page) => bytes.length + page.length)
  return (page) => {
    const known = packed.get(page)
    if (known) return known
    const bytes = pack(page)
    packed.set(page, bytes)
    return bytes
  }
}

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

/**
 * Packs a page from the cache when it is first asked for, and not each time, which takes longer than all else together.
 * Next's own packing, which puts itself in the way of `end` later, leaves alone what is packed, and does the rest.
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
