import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { compressPagesOnce } from './compress-once'

type Compression = () => (request: unknown, response: unknown, next: () => void) => void
/** Next has no types for it. */
const compression = jest.requireActual<Compression>('next/dist/compiled/compression')

const PAGE = `<!DOCTYPE html>${'<p>A house by the harbor – “in winter”</p>'.repeat(200)}`
const HTML = 'text/html; charset=utf-8'
const KEPT = 's-maxage=300, stale-while-revalidate=31535700'

const ANSWERS: Record<string, { page?: string; status?: number; type?: string; cache?: string }> = {
  '/renewed': { page: `${PAGE}<p>And in spring</p>` },
  '/missing': { status: 404 },
  '/login': { cache: 'private, no-store' },
  '/portal': { cache: 'private, no-store' },
  '/data': { type: 'text/x-component' },
}

/** As Next does: its compression wraps the response before anything is sent. */
const answer: RequestListener = (request, response) => {
  const {
    page = PAGE,
    status = 200,
    type = HTML,
    cache = KEPT,
  } = ANSWERS[(request.url ?? '').replace(/\?.*/, '')] ?? {}
  compression()(request, response, () => {
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', cache)
    if (request.url !== '/portal') response.setHeader('x-nextjs-cache', 'HIT')
    if (request.url === '/streamed') response.write(page)
    else response.setHeader('Content-Length', Buffer.byteLength(page))
    response.end(request.method === 'HEAD' || request.url === '/streamed' ? undefined : page)
  })
}

let server: Server
const brotli = jest.spyOn(zlib, 'brotliCompressSync')

beforeAll(async () => {
  compressPagesOnce()
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => brotli.mockClear())
afterAll(() => server.close())

async function ask(path: string, encodings?: string, method = 'GET', known?: string) {
  const headers = {
    ...(encodings !== undefined && { 'accept-encoding': encodings }),
    ...(known !== undefined && { 'if-none-match': known }),
  }
  const { port } = server.address() as AddressInfo
  const [response] = (await once(get({ port, path, method, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
])('with Accept-Encoding %s a page is sent with its length, as %s', async (encodings, encoding, unpack) => {
  const { headers, body } = await ask('/page', encodings)
  expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(body.length) })
  expect(headers.vary).toContain('Accept-Encoding')
  expect(unpack(body).toString()).toBe(PAGE)
})

test.each([[undefined], ['identity'], ['gzip;q=0']])(
  'with Accept-Encoding %s a page is sent uncompressed',
  async (encodings) => {
    const { headers, body } = await ask('/page', encodings)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe(PAGE)
  },
)

test('compresses a page on the first request only', async () => {
  const { body } = await ask('/renewed', 'br')
  expect((await ask('/renewed', 'br')).body).toEqual(body)
  expect(brotli).toHaveBeenCalledTimes(1)
})

test('keeps no page that was drawn anew, and of the new one no more than its bytes', async () => {
  const set = jest.spyOn(LRUCache.prototype, 'set')
  ANSWERS['/edited'] = { page: `${PAGE}<p>First</p>` }
  await ask('/edited', 'br')
  ANSWERS['/edited'] = { page: `${PAGE}<p>Second</p>` }
  await ask('/edited?from=letter', 'br')
  const cache = set.mock.contexts.at(-1) as LRUCache<{ page: string; packed: { br?: Buffer } }>
  const kept = [...cache].map(([, value]) => value)
  expect(kept.filter(({ page }) => page.includes('First'))).toEqual([])
  const { br } = kept.find(({ page }) => page.includes('Second'))?.packed ?? {}
  expect(br?.buffer.byteLength).toBe(br?.length)
  set.mockRestore()
})

test.each(['/missing', '/portal', '/data', '/streamed'])(
  'leaves %s to the compression of Next',
  async (path) => {
    const { headers, body } = await ask(path, 'gzip, br')
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' })
    expect(zlib.gunzipSync(body).toString()).toBe(PAGE)
    expect(brotli).not.toHaveBeenCalled()
  },
)

test('answers 304 to a request with the current ETag', async () => {
  const { headers } = await ask('/page', 'br')
  const tag = String(headers.etag)
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/)

  const again = await ask('/page', 'gzip', 'GET', `"other", ${tag}`)
  expect(again).toMatchObject({ status: 304, headers: { etag: tag, 'cache-control': KEPT } })
  expect(again.headers).not.toHaveProperty('content-encoding')
  expect(again.body).toHaveLength(0)

  const renewed = await ask('/renewed', 'gzip', 'GET', tag)
  expect(renewed).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
  expect(renewed.headers.etag).not.toBe(tag)
})

test.each(['/missing', '/portal', '/data', '/streamed'])('sets no ETag on %s', async (path) => {
  const { status, headers } = await ask(path, 'gzip', 'GET', (await ask('/page')).headers.etag)
  expect(status).toBe(ANSWERS[path]?.status ?? 200)
  expect(headers).not.toHaveProperty('etag')
})

test('sends no body for HEAD', async () => {
  const { headers, body } = await ask('/page', 'br', 'HEAD')
  expect(headers['content-length']).toBe(String(Buffer.byteLength(PAGE)))
  expect(body).toHaveLength(0)
})
