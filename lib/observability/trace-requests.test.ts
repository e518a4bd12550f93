import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseRequestId, requestId } from './request-id'
import { traceRequests } from './trace-requests'

const UUID = /^[\da-f-]{36}$/

test('believes a well-formed name that a proxy of ours gave', () => {
  expect(chooseRequestId('5f0c2d4c1f3b7a118d7f2a604b1e4a53', true)).toBe('5f0c2d4c1f3b7a118d7f2a604b1e4a53')
})

test.each([
  ['nobody vouches for it', '5f0c2d4c1f3b7a118d7f2a604b1e4a53', false],
  ['there is none', undefined, true],
  ['there are two', ['5f0c2d4c', '5f0c2d4d'], true],
  ['it is too short', 'abc', true],
  ['it is too long', 'a'.repeat(65), true],
  ['it breaks the line', 'abcdefgh\n{"level":"info"}', true],
  ['it is an address', 'ada@example.com', true],
])('makes one when %s', (_, header, isTrusted) => {
  expect(chooseRequestId(header, isTrusted)).toMatch(UUID)
})

describe('in a server', () => {
  let server: Server
  let url: string

  beforeAll(async () => {
    traceRequests()
    server = createServer((_, response) => {
      const early = requestId()
      void sleep(5).then(() => response.end(JSON.stringify([early, requestId()])))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('each request keeps its own through all that it waits for', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(url)).json() as Promise<[string, string]>),
    )
    for (const [early, late] of ids) {
      expect(early).toMatch(UUID)
      expect(late).toBe(early)
    }
    expect(new Set(ids.map(([id]) => id)).size).toBe(20)
    expect(requestId()).toBeNull()
  })
})
