import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { onRequest } from './request-context'

const MEMORY_BYTES = 16 * 1024 * 1024

type End = (chunk?: unknown, ...rest: unknown[]) => ServerResponse

/** The key is the whole page: the page cache returns the same string each time, so looking it up compares no text. */
function memoize<Made extends Buffer | string>(make: (page: string) => Made): (page: string) => Made {
  const made = new LRUCache<Made>(MEMORY_BYTES, (value, page) => value.length + page.length)
  return (page) => {
    const known = made.get(page)
    if (known) return known
    const value = make(page)
    made.set(page, value)
    return value
  }
}

const tagOf = memoize((page) => `W/"${createHash('sha1').update(page).digest('base64url')}"`)

const ENCODINGS = [
  {
    name: 'br',
    compress: memoize((page) =>
      brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    ),
  },
  { name: 'gzip', compress: memoize((page) => gzipSync(page)) },
]

export const accepts = ({ headers }: IncomingMessage, encoding: string) =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => offer.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(offer))

/** A whole page from the cache. Not a 404: bots could fill the memory with addresses that they make up. */
const isCachedPage = (response: ServerResponse, chunk: unknown): chunk is string =>
  typeof chunk === 'string' &&
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  response.hasHeader('x-nextjs-cache') &&
  !response.hasHeader('content-encoding')

const hasTag = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim() === tag) ?? false

/** Next compresses every response and computes its ETag anew. It leaves alone what has a Content-Encoding. */
export function compressPagesOnce(): void {
  onRequest((request, response) => {
    const send = response.end.bind(response) as End
    let end = send
    let isEnding = false
    const endCompressed: End = (chunk, ...rest) => {
      if (isEnding) return send(chunk, ...rest)
      isEnding = true
      if (!isCachedPage(response, chunk)) return end.call(response, chunk, ...rest)
      const tag = tagOf(chunk)
      response.setHeader('ETag', tag)
      if (hasTag(request, tag)) {
        response.statusCode = 304
        response.removeHeader('Content-Length')
        return end.call(response)
      }
      const encoding = ENCODINGS.find(({ name }) => accepts(request, name))
      if (!encoding) return end.call(response, chunk, ...rest)
      const bytes = encoding.compress(chunk)
      response.setHeader('Content-Encoding', encoding.name)
      response.setHeader('Content-Length', bytes.length)
      return end.call(response, bytes, ...rest)
    }
    // Next's compression replaces `end` later: keep its function and stay in front of it.
    Object.defineProperty(response, 'end', {
      configurable: true,
      get: () => endCompressed,
      set: (wrapped: End) => (end = wrapped),
    })
  })
}
