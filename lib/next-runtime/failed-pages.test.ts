import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compressPagesOnce } from './compress-once'
import { showFailures, withMessage } from './failed-pages'

type Compression = () => (request: unknown, response: unknown, next: () => void) => void
/** Next has no types for it. */
const compression = jest.requireActual<Compression>('next/dist/compiled/compression')

const MESSAGE = { title: 'Another take', advice: 'Please try again.' }
const FAILED = `<!DOCTYPE html><html id="__next_error__"><head></head><body><script>${'x'.repeat(2000)}</script></body></html>`
const PAGE = `<!DOCTYPE html><html lang="en"><body>${'<p>A house by the harbor</p>'.repeat(100)}</body></html>`

/** As Next does: streamed pages with their headers first, stored ones at once. */
const answer: RequestListener = (request, response) => {
  const { url } = request
  const body = url?.includes('failed') ? FAILED : PAGE
  const send = () => {
    response.statusCode = url?.includes('failed') ? 500 : 200
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    if (url?.includes('streamed')) {
      response.flushHeaders()
      response.write(Buffer.from(body))
      response.write('<!-- more -->')
      response.end()
    } else {
      response.setHeader('Content-Length', Buffer.byteLength(body))
      response.end(body)
    }
  }
  if (url?.includes('plain')) send()
  else compression()(request, response, send)
}

let server: Server
let site: string

beforeAll(async () => {
  compressPagesOnce()
  showFailures(MESSAGE)
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe.each(['gzip', 'identity'])('with Accept-Encoding: %s', (encoding) => {
  const read = async (path: string) => {
    const response = await fetch(site + path, { headers: { 'accept-encoding': encoding } })
    return { status: response.status, text: await response.text() }
  }

  test.each(['/failed', '/failed/streamed', '/failed/plain', '/failed/streamed/plain'])(
    '%s is readable without scripts, once',
    async (path) => {
      const { status, text } = await read(path)
      expect(status).toBe(500)
      expect(text.split(`<h1>Another take</h1>`)).toHaveLength(2)
      expect(text).toContain('<noscript><style>')
      expect(text.startsWith('<!DOCTYPE html><html id="__next_error__" lang="en">')).toBe(true)
      expect(text).toContain('x'.repeat(2000))
      expect(text.endsWith(path.includes('streamed') ? '<!-- more -->' : '</html>')).toBe(true)
    },
  )

  test.each(['/page', '/page/streamed'])('%s stays as it is', async (path) => {
    const { text } = await read(path)
    expect(text).toBe(path.includes('streamed') ? `${PAGE}<!-- more -->` : PAGE)
  })
})

test('leaves other texts alone', () => {
  expect(withMessage(PAGE, MESSAGE)).toBeNull()
  expect(withMessage('{"error":"no"}', MESSAGE)).toBeNull()
})
