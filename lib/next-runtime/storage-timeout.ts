import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { onRequest } from './request-context'

const FILES = '/storage/v1/object/'
/** Milliseconds until the first byte. */
const PATIENCE = 5_000

/**
 * Files come from storage through a rewrite of Next, which would wait half a minute. A limit of its own would also cut slow downloads.
 * Pictures that Next scales come the same way, without a request from outside: so the request to the storage is given up, too.
 *
 * @param files how their addresses begin, here and in the storage
 */
export function giveUpStorage(files = FILES, patience = PATIENCE): void {
  onRequest(({ url = '' }, response) => {
    if (!url.startsWith(files)) return
    const timeout = setTimeout(() => {
      if (response.headersSent) return
      response.writeHead(504, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('The file did not arrive.')
    }, patience).unref()
    response.once('close', () => clearTimeout(timeout))
  })
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    if (request.method !== 'GET' || !request.path.startsWith(files)) return
    const timeout = setTimeout(
      () => request.destroy(new Error('The storage did not answer.')),
      patience,
    ).unref()
    request.once('response', () => clearTimeout(timeout))
    request.once('close', () => clearTimeout(timeout))
  })
}
