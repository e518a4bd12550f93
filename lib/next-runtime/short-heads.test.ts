import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { enforceResponsePolicy } from './policy/response-policy'
import { shortenHeads } from './short-heads'

let server: Server

beforeAll(async () => {
  shortenHeads()
  enforceResponsePolicy()
  server = createServer((request, response) => {
    response
      .writeHead(request.url?.endsWith('missing.js') ? 404 : 200, {
        'Content-Type': 'application/javascript; charset=UTF-8',
      })
      .end('run()')
  })
  server.prependListener('request', (_, response) => {
    response.setHeader('X-Frame-Options', 'DENY')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Last-Modified', new Date().toUTCString())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function headersOf(path: string) {
  const { port } = server.address() as AddressInfo
  const request = get({ port, path, host: '127.0.0.1', agent: false, headers: { connection: 'keep-alive' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  response.socket.destroy()
  return response.headers
}

test('a file of the build has only what it needs', async () => {
  const { date: _, ...headers } = await headersOf('/_next/static/chunks/a.js')
  expect(headers).toEqual({
    'content-type': 'application/javascript; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    connection: 'keep-alive',
    'transfer-encoding': 'chunked',
  })
})

test.each(['/page', '/_next/static/chunks/turbopack-worker-1.js', '/_next/static/missing.js'])(
  '%s keeps its headers',
  async (path) => {
    expect(await headersOf(path)).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.any(String),
      'last-modified': expect.any(String),
    })
  },
)
