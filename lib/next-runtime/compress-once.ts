import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { inOwnMemory, textBytes } from './own-memory'
import { onRequest } from './request-context'

/** Of the pages and what they are compressed to. */
const MEMORY_BYTES = 16 * 1024 * 1024

type End = (chunk?: unknown, ...rest: unknown[]) => ServerResponse

const ENCODINGS = [
  {
    name: 'br',
    compress: (page: string) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  },
  { name: 'gzip', compress: (page: string) => gzipSync(page) },
] as const
type Encoding = (typeof ENCODINGS)[number]

type Kept = { page: string; tag: string; packed: Partial<Record<Encoding['name'], Buffer>> }

/** One for each path, so that a page that is drawn anew takes the place of the one before. */
const kept = new LRUCache<Kept>(MEMORY_BYTES, ({ page, packed }) =>
  Object.values(packed).reduce((size, bytes) => size + bytes.length, textBytes(page) + 1),
)

/** The page cache returns the same string each time, so comparing compares no text. */
function keep(path: string, page: string): Kept {
  const known = kept.get(path)
  if (known?.page === page) return known
  const tag = `W/"${createHash('sha1').update(page).digest('base64url')}"`
  const made = { page, tag, packed: {} }
  kept.set(path, made)
  return made
}

function pack(path: string, page: Kept, { name, compress }: Encoding): Buffer {
  const known = page.packed[name]
  if (known) return known
  const bytes = inOwnMemory(compress(page.page))
  page.packed[name] = bytes
  // Counts it anew.
  kept.set(path, page)
  return bytes
}

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
    const { url = '' } = request
    const send = response.end.bind(response) as End
    let end = send
    let isEnding = false
    const endCompressed: End = (chunk, ...rest) => {
      if (isEnding) return send(chunk, ...rest)
      isEnding = true
      if (!isCachedPage(response, chunk)) return end.call(response, chunk, ...rest)
      const [path = ''] = url.split('?', 1)
      const page = keep(path, chunk)
      response.setHeader('ETag', page.tag)
      if (hasTag(request, page.tag)) {
        response.statusCode = 304
        response.removeHeader('Content-Length')
        return end.call(response)
      }
      const encoding = ENCODINGS.find(({ name }) => accepts(request, name))
      if (!encoding) return end.call(response, chunk, ...rest)
      const bytes = pack(path, page, encoding)
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
