import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Echo {
  before: number
  headers: IncomingHttpHeaders
}

export interface EchoServer {
  address: string
  stop: () => void
}

/** Longer than any policy of the site. */
const LONG_POLICY = `script-src ${"'sha256-ZmllbGRsaWdodCBmaWVsZGxpZ2h0IGZpZWxkbGlnaHQ=' ".repeat(200)}`

/** Echoes requests. Responses may be cached for a second, `/kept` for an hour; `/cookie` also sets a cookie. */
export async function startEchoServer(): Promise<EchoServer> {
  let before = 0
  const server = createServer(({ headers, url }, response) => {
    const echo: Echo = { before, headers }
    before += 1
    const lifetime = url === '/kept' ? 3_600 : 1
    response.setHeader('Cache-Control', `s-maxage=${lifetime}, stale-while-revalidate=60`)
    response.setHeader('Content-Security-Policy', LONG_POLICY)
    response.setHeader('Vary', 'rsc, accept-encoding')
    if (url === '/cookie') response.setHeader('Set-Cookie', 'theirs=1')
    response.end(JSON.stringify(echo))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `127.0.0.1:${port}`, stop: () => server.close() }
}
