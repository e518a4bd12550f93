import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { startTracing } from './tracing'

const received: { path: string | undefined; body: string }[] = []
let collector: Server
let endpoint: string

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, body })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
})
afterAll(() => collector.close())

test('exports a span without personal data', async () => {
  const provider = startTracing(endpoint, 'fieldlight-test')
  trace.getTracer('next.js').startActiveSpan('GET /intro-call/[token]', (span) => {
    span.setAttributes({
      'http.route': '/intro-call/[token]',
      'http.target': '/intro-call/eyJhbGciOiJIUzI1NiJ9',
      'http.url': 'http://127.0.0.1:54321/rest/v1/profiles?email=eq.ada@example.com',
    })
    span.recordException(new Error('Ada Byron is not on the list'))
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'Ada Byron is not on the list' })
    span.updateName('fetch GET http://127.0.0.1:54321/rest/v1/profiles?email=eq.ada@example.com')
    span.end()
  })
  await provider.shutdown()

  expect(received.map(({ path }) => path)).toEqual(['/v1/traces'])
  const [{ body } = { body: '' }] = received
  expect(body).toContain('"fieldlight-test"')
  expect(body).toContain('/intro-call/[token]')
  expect(body).toContain('fetch GET http://127.0.0.1:54321/rest/v1/profiles"')
  expect(body).not.toMatch(/byron|eyJ/i)
})
