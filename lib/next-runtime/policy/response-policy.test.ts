import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BASE_POLICY, FILE_POLICY, POLICY_HEADER } from './base-policy'
import { policyFallback } from '@/lib/next-runtime/runtime-events'
import { choosePolicy, enforceResponsePolicy } from './response-policy'

const HTML = 'text/html; charset=utf-8'
const OF_PAGE = `default-src 'none'; script-src 'self' 'sha256-abc='; ${BASE_POLICY}`
const OF_RENDER = `default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; ${BASE_POLICY}`
const OF_WORKER = "default-src 'none'; connect-src 'self'"

describe('chooses', () => {
  test.each([
    ['its own for a page', OF_PAGE, HTML, 200, OF_PAGE],
    ['its own, with the nonce, for a failed render', OF_RENDER, HTML, 500, OF_RENDER],
    ['the one for files for a file', BASE_POLICY, 'application/json', 200, FILE_POLICY],
    ['the one for files for a file behind the middleware', OF_RENDER, 'text/csv', 200, FILE_POLICY],
    ['the one for files for the data of a page', OF_PAGE, 'text/x-component', 200, FILE_POLICY],
    ['its own for a worker', OF_WORKER, 'text/javascript', 200, OF_WORKER],
  ])('%s', (_, given, type, status, policy) => {
    expect(choosePolicy(given, type, status)).toBe(policy)
  })

  test('one with inline scripts for a failed page without a policy', () => {
    expect(choosePolicy(BASE_POLICY, HTML, 500)).toContain("script-src 'self' 'unsafe-inline'")
  })

  test('one without scripts for another page without a policy, and reports it', () => {
    const reports: unknown[] = []
    const onReport = (report: unknown) => reports.push(report)
    policyFallback.subscribe(onReport)
    expect(choosePolicy(undefined, HTML, 200)).toContain("script-src 'none';")
    policyFallback.unsubscribe(onReport)
    expect(reports).toEqual([{ page: null, status: 200 }])
  })
})

describe('in a server', () => {
  let server: Server
  let url: string

  beforeAll(async () => {
    enforceResponsePolicy()
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

  test("sends a page's own policy only", async () => {
    expect((await ask('/page')).headers.get(POLICY_HEADER)).toBe(OF_PAGE)
  })

  test('does not change the policy of a 304', async () => {
    expect((await ask('/unchanged')).headers.get(POLICY_HEADER)).toBe(BASE_POLICY)
  })

  test('reads headers that are passed to writeHead', async () => {
    const { headers } = await ask('/explicit')
    expect(headers.get(POLICY_HEADER)).toContain("script-src 'none';")
    expect(headers.get('set-cookie')).toBe('a=b')
  })

  test('drops a policy from the request', async () => {
    expect(await (await ask('/file')).json()).not.toHaveProperty(POLICY_HEADER)
  })
})
