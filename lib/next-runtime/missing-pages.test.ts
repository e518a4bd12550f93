import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchMissingPages } from './missing-pages'

const seen: string[] = []
const TARGETS: Record<string, string> = { '/old': '/new', '/videos/old': 'https://elsewhere.test/' }

let server: Server

beforeAll(async () => {
  watchMissingPages({
    redirectOf: ({ path, search }) => (TARGETS[path] ? TARGETS[path] + search : null),
    onMissing: (path) => seen.push(`missing ${path}`),
    onMoved: (path, { userAgent }) => seen.push(`moved ${path} for ${userAgent}`),
  })
  server = createServer(({ url = '' }, response) => {
    if (url === '/page') return response.end('here')
    if (url === '/moved') return response.writeHead(308, { Location: '/page' }).end()
    if (url.startsWith('/videos/')) return response.writeHead(307, { location: '/videos' }).end()
    response.statusCode = 404
    response.setHeader('Cache-Control', 's-maxage=300')
    return response.end('nothing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void seen.splice(0))

const ask = async (path: string, method = 'GET') => {
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
  return { status, to: headers.get('location'), cached: headers.get('cache-control') }
}

it('leads a page that does not exist on, with its query, and never from a cache', async () => {
  expect(await ask('/old?from=mail')).toEqual({ status: 308, to: '/new?from=mail', cached: 'no-store' })
  expect(await ask('/old', 'HEAD')).toMatchObject({ status: 308 })
  expect(seen).toEqual([])
})

it('leads an unknown video elsewhere than to the portfolio', async () => {
  expect((await ask('/videos/old')).to).toBe('https://elsewhere.test/')
})

it('tells what is missing and what has moved, and leaves these answers as they are', async () => {
  expect(await ask('/nothing?secret=1')).toEqual({ status: 404, to: null, cached: 's-maxage=300' })
  expect(await ask('/moved')).toMatchObject({ status: 308, to: '/page' })
  expect((await ask('/page')).status).toBe(200)
  expect(seen).toEqual(['missing /nothing', 'moved /moved for node'])
})

it('leaves posted forms alone', async () => {
  expect((await ask('/old', 'POST')).status).toBe(404)
})
