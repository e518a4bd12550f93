import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMirror, withoutScripts } from './mirror.ts'

const PAGE =
  '<head><script type="application/ld+json">{}</script><link rel="preload" as="script" href="/a.js"/><script src="/a.js"></script><style media="(scripting:none)">p{}</style></head><p>Text</p>'

test('removes the scripts of a page and leaves its data', () => {
  expect(withoutScripts(PAGE)).toBe(
    '<head><script type="application/ld+json">{}</script><style>p{}</style></head><p>Text</p>',
  )
})

test('copies a page once, with its status, and adds pages of its own', async () => {
  let asked = 0
  const site = createServer((_, response) => {
    asked += 1
    response.writeHead(404, { 'Content-Type': 'text/html' }).end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const mirror = await startMirror(siteUrl, withoutScripts, new Map([['/bare', '<h1>Bare</h1>']]))
  for (const _ of [1, 2]) {
    const copy = await fetch(`${mirror.url}/page`)
    expect(copy.status).toBe(404)
    expect(copy.headers.get('content-encoding')).toBe('br')
    expect(await copy.text()).toBe(withoutScripts(PAGE))
  }
  expect(asked).toBe(1)
  expect(await (await fetch(`${mirror.url}/bare`)).text()).toBe('<h1>Bare</h1>')
  await mirror.stop()
  site.close()
})

test('passes on what the router asks for, and what it is told', async () => {
  const site = createServer(({ headers }, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/x-component', 'x-nextjs-part': '2', 'set-cookie': 'a=b' })
      .end(`${headers.rsc} ${headers['next-router-segment-prefetch']} ${headers.cookie}`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const mirror = await startMirror(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const part = await fetch(`${mirror.url}/page?_rsc=1`, {
    headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree', cookie: 'secret' },
  })
  expect(await part.text()).toBe('1 /_tree undefined')
  expect(part.headers.get('x-nextjs-part')).toBe('2')
  expect(part.headers.get('set-cookie')).toBeNull()
  await mirror.stop()
  site.close()
})
