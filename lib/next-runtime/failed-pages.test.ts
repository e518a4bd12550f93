import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compressPagesOnce } from './compress-once'
import { showFailures, withMessage } from './failed-pages'
import { requestStore } from './request-store'

type Compression = () => (request: unknown, response: unknown, next: () => void) => void
/** Next has no types for it. */
const compression = jest.requireActual<Compression>('next/dist/compiled/compression')

const MESSAGE = { title: 'Another take', advice: 'Please try again.', retry: 'Try again' }
const OUTDATED = { title: 'Out of date', advice: 'Nothing was sent.', retry: 'Load the page again' }
const FAILED = `<!DOCTYPE html><html id="__next_error__"><head></head><body><script>${'x'.repeat(2000)}</script></body></html>`
const PAGE = `<!DOCTYPE html><html lang="en"><body>${'<p>A house by the harbor</p>'.repeat(100)}</body></html>`

/** As Next does: streamed pages with their headers first, stored ones at once. */
const answer: RequestListener = (request, response) => {
  const { url } = request
  const body = url?.includes('failed') ? FAILED : PAGE
  const refuseAction = () => {
    response.statusCode = 409
    response.setHeader('x-nextjs-action-not-found', '1')
    response.setHeader('Content-Type', 'text/plain')
    response.setHeader('Content-Length', 24)
    response.end('Server action not found.')
  }
  const send = () => {
    if (url?.includes('unverified'))
      requestStore.enterWith({ id: 'one', method: 'GET', response, isUnverified: true })
    if (url?.includes('outdated')) return refuseAction()
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
  showFailures({ failed: MESSAGE, unverified: { ...MESSAGE, title: 'Who asks?' }, outdated: OUTDATED })
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

  test('/failed/unverified says that nobody knows who asks', async () => {
    expect((await read('/failed/unverified')).text).toContain('<h1>Who asks?</h1>')
  })

  test.each(['/page', '/page/streamed'])('%s stays as it is', async (path) => {
    const { text } = await read(path)
    expect(text).toBe(path.includes('streamed') ? `${PAGE}<!-- more -->` : PAGE)
  })
})

describe.each(['gzip', 'identity'])('a form of another build, with Accept-Encoding: %s', (encoding) => {
  const send = (headers: Record<string, string>) =>
    fetch(`${site}/outdated`, { method: 'POST', headers: { 'accept-encoding': encoding, ...headers } })

  test('is answered by a page where there are no scripts', async () => {
    const response = await send({})
    expect([response.status, response.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8'])
    const text = await response.text()
    expect(text).toMatch(/^<!DOCTYPE html>.*<h1>Out of date<\/h1>.*<a href="">Load the page again<\/a>/s)
    expect(text).not.toContain('noscript')
  })

  test('is answered as Next does where there are', async () => {
    const response = await send({ 'next-action': 'abc' })
    expect([response.status, await response.text()]).toEqual([409, 'Server action not found.'])
  })
})

test('leaves other texts alone', () => {
  expect(withMessage(PAGE, MESSAGE)).toBeNull()
  expect(withMessage('{"error":"no"}', MESSAGE)).toBeNull()
})
