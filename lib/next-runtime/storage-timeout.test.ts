import { once } from 'node:events'
import { createServer, get, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { giveUpStorage } from './storage-timeout'

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('gives up a file of which nothing arrives, and lets a slow download go on', async () => {
  giveUpStorage('/stored-here/', 20)
  const open: Record<string, ServerResponse> = {}
  const { server, address } = await serve(({ url = '' }, response) => {
    open[url] = response
    if (url === '/stored-here/slow') response.write('begun ')
  })

  const slow = await fetch(`${address}/stored-here/slow`)
  const page = fetch(`${address}/page`)
  expect((await fetch(`${address}/stored-here/stalled`)).status).toBe(504)
  // Both began before the one that was given up.
  open['/stored-here/slow']?.end('done')
  expect(await slow.text()).toBe('begun done')
  while (!open['/page']) await new Promise(setImmediate)
  open['/page'].end()
  expect((await page).status).toBe(200)
  server.close()
  await once(server, 'close')
})

test('gives up a request of its own to a storage that does not answer', async () => {
  giveUpStorage('/stored-there/', 20)
  const { server, address } = await serve(() => undefined)
  const [error] = (await once(get(`${address}/stored-there/picture`), 'error')) as [Error]
  expect(error.message).toBe('The storage did not answer.')
  server.close()
  await once(server, 'close')
})
