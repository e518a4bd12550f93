/** @jest-environment node */
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { AsyncLocalStorage } from 'node:async_hooks'
import { measureBodies } from './measure-bodies'

const LIMIT = 1_000
const context = new AsyncLocalStorage<string>()
let server: Server
let heard: IncomingMessage[]

beforeEach(async () => {
  heard = []
  server = createServer((request, response) => {
    heard.push(request)
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (Number(length) > LIMIT) return void response.writeHead(413).end()
    void text(request).then((body) =>
      response.end(JSON.stringify({ length, encoding, body, context: context.getStore() })),
    )
  })
  measureBodies(LIMIT, server)
  const emit = server.emit.bind(server) as (event: string, ...args: unknown[]) => boolean
  server.emit = (event: string, ...args: unknown[]) =>
    context.run('of this request', () => emit(event, ...args))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function open(headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const request = send({ port, host: '127.0.0.1', method: 'POST', headers })
  const answer = once(request, 'response').then(async (args) => {
    const [response] = args as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  })
  return { request, answer }
}

test.each([
  ['in two parts', ['a'.repeat(400), 'b'.repeat(600)]],
  ['without a byte', []],
])('a body %s is handed over as if it had said its length', async (_, parts) => {
  const { request, answer } = open({ 'transfer-encoding': 'chunked' })
  for (const part of parts) request.write(part)
  request.end()
  const body = parts.join('')
  expect(JSON.parse((await answer).body)).toEqual({
    length: String(body.length),
    body,
    context: 'of this request',
  })
})

test('a body that is too long says so before it ends, and its sender comes to the end of it', async () => {
  const { request, answer } = open({ 'transfer-encoding': 'chunked' })
  request.write('x'.repeat(LIMIT + 1))
  expect((await answer).status).toBe(413)
  for (let more = 0; more < 64; more += 1) request.write('x'.repeat(100_000))
  await new Promise<void>((resolve) => request.end(resolve))
  expect(heard.map(({ headers }) => Number(headers['content-length']))).toEqual([LIMIT + 1])
})

test('a body that says how long it is comes at once', async () => {
  const { request, answer } = open({ 'content-length': '3' })
  request.flushHeaders()
  await once(server, 'request')
  request.end('abc')
  expect(JSON.parse((await answer).body)).toMatchObject({ length: '3', body: 'abc' })
})

test('a sender that goes away is not heard, and disturbs nobody', async () => {
  const { request, answer } = open({ 'transfer-encoding': 'chunked' })
  request.write('x')
  const [socket] = await once(server, 'connection')
  request.destroy()
  await Promise.all([expect(answer).rejects.toThrow(), once(socket as NodeJS.EventEmitter, 'close')])
  expect(heard).toEqual([])
})
