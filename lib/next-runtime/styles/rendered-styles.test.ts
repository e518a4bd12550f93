import { once } from 'node:events'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { compressPagesOnce } from '@/lib/next-runtime/compress-once'
import { showFailures } from '@/lib/next-runtime/failed-pages'
import { styleRenderedPages } from './rendered-styles'

type Compression = () => (request: unknown, response: unknown, next: () => void) => void
/** Next has no types for it. */
const compression = jest.requireActual<Compression>('next/dist/compiled/compression')

const LINKS = ['a', 'b'].map(
  (name) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="N==" data-precedence="next"/>`,
)
const TEXT = 'An ü, cut in two. '.repeat(200)
const page = (links: string[]) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links.join('')}<title>Estimate</title></head><body><p class="used">${TEXT}</p></body></html>`
const STYLED = page([]).replace(
  '<title>',
  '<style nonce="N==">.used{color:red}.used{margin:0}</style><title>',
)
const EXPECTED = STYLED.replace('</body>', `${LINKS.join('')}</body>`)

/** As Next does: the headers first, and the page in pieces. */
const answer: RequestListener = (request, response) => {
  const { url = '' } = request
  const nonce = url.includes('stored') ? '' : "script-src 'nonce-N=='"
  const send = () => {
    response.setHeader('Content-Type', url.includes('text') ? 'text/plain' : 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', nonce)
    if (url.includes('fetched')) response.setHeader('Content-Encoding', 'gzip')
    response.flushHeaders()
    const bytes = Buffer.from(page(LINKS))
    const sent = url.includes('fetched') ? gzipSync(bytes) : bytes
    const middle = bytes.indexOf('ü') + 1
    response.write(sent.subarray(0, middle))
    response.write(sent.subarray(middle))
    response.end()
  }
  if (url.includes('plain')) send()
  else compression()(request, response, send)
}

let folder: string
let server: Server
let site: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true })
  await writeFile(path.join(folder, 'static/chunks/a.css'), '.used{color:red}.other{color:blue}')
  await writeFile(path.join(folder, 'static/chunks/b.css'), '.used{margin:0}')
  compressPagesOnce()
  const message = { title: 'Another take', advice: 'Please try again.', retry: 'Try again' }
  showFailures({ failed: message, unverified: message, outdated: message })
  styleRenderedPages(folder, ({ url = '' }) => url.startsWith('/portal'))
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const read = async (address: string, encoding: string) => {
  const response = await fetch(site + address, { headers: { 'accept-encoding': encoding } })
  return response.text()
}

test.each([
  ['/estimate', 'gzip'],
  ['/estimate', 'identity'],
  ['/estimate/plain', 'identity'],
])('%s has its styles inside, and its sheets last (%s)', async (address, encoding) => {
  expect(await read(address, encoding)).toBe(EXPECTED)
})

test.each(['/portal', '/stored', '/text', '/fetched'])('%s stays as it is', async (address) => {
  expect(await read(address, 'gzip')).toBe(page(LINKS))
})

test('a page whose sheets cannot be read keeps its links', async () => {
  await rm(path.join(folder, 'static/chunks/b.css'))
  jest.resetModules()
  const { inlineRenderedStyles, readFromBuild } = await import('./inline-styles')
  expect(inlineRenderedStyles(page(LINKS), readFromBuild(folder), 'N==')).toBe(page(LINKS))
})
