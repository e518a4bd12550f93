import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  chooseRequestId,
  decodableUrl,
  requestId,
  setActionRead,
  startRequestContext,
} from './request-context'

const UUID = /^[\da-f-]{36}$/

test('takes a well-formed id from a trusted proxy', () => {
  expect(chooseRequestId('5f0c2d4c1f3b7a118d7f2a604b1e4a53', true)).toBe('5f0c2d4c1f3b7a118d7f2a604b1e4a53')
})

test.each([
  ['the proxy is not trusted', '5f0c2d4c1f3b7a118d7f2a604b1e4a53', false],
  ['there is no header', undefined, true],
  ['there are two headers', ['5f0c2d4c', '5f0c2d4d'], true],
  ['the header is too short', 'abc', true],
  ['the header is too long', 'a'.repeat(65), true],
  ['the header has a line break', 'abcdefgh\n{"level":"info"}', true],
  ['the header is an e-mail address', 'ada@example.com', true],
])('makes a new id when %s', (_, header, isTrusted) => {
  expect(chooseRequestId(header, isTrusted)).toMatch(UUID)
})

test.each(['/', '/blog/caf%C3%A9', '/blog/a%20b?q=100%', '/places?q=%E0%A4%A'])(
  'does not change %s',
  (url) => {
    expect(decodableUrl(url)).toBe(url)
  },
)

test.each([
  ['/blog/%ff', '/blog/%25ff'],
  ['/videos/%00', '/videos/%2500'],
  ['/videos/100%?from=a%20b', '/videos/100%25?from=a%20b'],
  ['/video-production-in/%E0%A4%A', '/video-production-in/%25E0%25A4%25A'],
  ['/auth/invitation?token=%00&q=%20%00', '/auth/invitation?token=%2500&q=%20%2500'],
  ['/blog/%00?token=%00', '/blog/%2500?token=%2500'],
])('escapes the percent signs of %s', (url, decodable) => {
  expect(decodableUrl(url)).toBe(decodable)
})

describe('in a server', () => {
  const onUntrusted = jest.fn()
  let server: Server
  let url: string

  beforeAll(async () => {
    startRequestContext(onUntrusted)
    server = createServer(({ headers, url: path = '' }, response) => {
      const early = requestId()
      setActionRead(path.endsWith('?read'))
      response.setHeader('seen', headers.cookie ?? '')
      if (path.startsWith('/fails')) response.statusCode = 500
      response.setHeader('address', String(headers['x-forwarded-for']))
      void sleep(5).then(() => response.end(JSON.stringify([early, requestId()])))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test('each request keeps its own id across asynchronous work', async () => {
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

  test('an action that could not read what it was sent blames the sender', async () => {
    const post = async (path: string, headers: Record<string, string>) =>
      (await fetch(url + path, { method: 'POST', headers })).status
    const action = { 'next-action': 'a' }
    expect(await post('/fails', action)).toBe(400)
    expect(await post('/fails', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400)
    expect(await post('/fails', {})).toBe(500)
    expect(await post('/fails?read', action)).toBe(500)
    expect(await post('/', action)).toBe(200)
  })

  test('a cookie for previews of Next, which the site does not use, reaches nobody', async () => {
    const cookie = 'session=a; __prerender_bypass=x; theme=dark; __next_preview_data=y'
    expect((await fetch(url, { headers: { cookie } })).headers.get('seen')).toBe('session=a; theme=dark')
    expect((await fetch(url, { headers: { cookie: '__prerender_bypass=x' } })).headers.get('seen')).toBe('')
  })

  test('without a proxy nobody chooses an address, and it is reported once that somebody tries', async () => {
    const addressFor = async (headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('address')
    expect(await addressFor({})).toBe('127.0.0.1')
    expect(onUntrusted).not.toHaveBeenCalled()
    for (const invented of ['203.0.113.7', '203.0.113.8, 10.0.0.1']) {
      expect(await addressFor({ 'x-forwarded-for': invented })).toBe('127.0.0.1')
    }
    expect(onUntrusted).toHaveBeenCalledTimes(1)
  })
})
