import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { giveUpStorage } from './storage-timeout'

test('gives up a file of which nothing arrives, and lets a slow download go on', async () => {
  giveUpStorage({ '/storage/': 20 })
  const open: Record<string, ServerResponse> = {}
  const server = createServer(({ url = '' }, response) => {
    open[url] = response
    if (url === '/storage/slow') response.write('begun ')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const slow = await fetch(`${site}/storage/slow`)
  const page = fetch(`${site}/page`)
  expect((await fetch(`${site}/storage/stalled`)).status).toBe(504)
  // Both began before the one that was given up.
  open['/storage/slow']?.end('done')
  expect(await slow.text()).toBe('begun done')
  while (!open['/page']) await new Promise(setImmediate)
  open['/page'].end()
  expect((await page).status).toBe(200)
  server.close()
})
