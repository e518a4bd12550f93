import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BASE_POLICY, FILE_POLICY, POLICY_HEADER } from './base-policy'
import { choosePolicy, guardAnswers } from './guard-answers'

const HTML = 'text/html; charset=utf-8'
const OF_PAGE = `default-src 'none'; script-src 'self' 'sha256-abc='; ${BASE_POLICY}`
const OF_RENDER = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; ${BASE_POLICY}`
const OF_WORKER = "default-src 'none'; connect-src 'self'"

describe('chooses', () => {
  test.each([
    ['a page keeps its own', OF_PAGE, HTML, 200, OF_PAGE],
    ['a failed render keeps its nonce', OF_RENDER, HTML, 500, OF_RENDER],
    ['a file has one in which nothing loads', BASE_POLICY, 'application/json', 200, FILE_POLICY],
    ['a file behind the middleware has the same', OF_RENDER, 'text/csv', 200, FILE_POLICY],
    ['so has what Next fetches of a page', OF_PAGE, 'text/x-component', 200, FILE_POLICY],
    ['a worker keeps its own', OF_WORKER, 'text/javascript', 200, OF_WORKER],
  ])('%s', (_, given, type, status, policy) => {
    expect(choosePolicy(given, type, status)).toBe(policy)
  })

  test('a page without one may draw itself when it failed, and not otherwise', () => {
    expect(choosePolicy(BASE_POLICY, HTML, 500)).toContain("script-src 'self' 'unsafe-inline'")
    expect(choosePolicy(undefined, HTML, 200)).toContain("script-src 'self';")
  })
})

describe('in a server', () => {
  let server: Server
  let url: string

  beforeAll(async () => {
    guardAnswers()
    server = createServer((request, response) => {
      const head = { 'Content-Type': HTML, 'Set-Cookie': 'a=b' }
      response.setHeader(POLICY_HEADER, BASE_POLICY)
      if (request.url === '/page') {
        for (const [name, value] of Object.entries(head)) response.setHeader(name, value)
        response.appendHeader(POLICY_HEADER, OF_PAGE)
      }
      if (request.url === '/unchanged') response.statusCode = 304
      if (request.url === '/explicit') response.writeHead(200, head)
      response.end(request.url === '/unchanged' ? undefined : JSON.stringify(request.headers))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const ask = (path: string) => fetch(url + path, { headers: { [POLICY_HEADER]: "script-src 'nonce-mine'" } })

  test("sends a page's own policy and no second one", async () => {
    expect((await ask('/page')).headers.get(POLICY_HEADER)).toBe(OF_PAGE)
  })

  test('leaves what an unchanged page has', async () => {
    expect((await ask('/unchanged')).headers.get(POLICY_HEADER)).toBe(BASE_POLICY)
  })

  test('knows what is only said with the head', async () => {
    const { headers } = await ask('/explicit')
    expect(headers.get(POLICY_HEADER)).toContain("script-src 'self';")
    expect(headers.get('set-cookie')).toBe('a=b')
  })

  test('believes no policy of a sender', async () => {
    expect(await (await ask('/file')).json()).not.toHaveProperty(POLICY_HEADER)
  })
})
