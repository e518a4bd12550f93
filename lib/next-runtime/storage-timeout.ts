import 'server-only'
import { onRequest } from './request-context'

/** Milliseconds until the first byte. Scaling pictures takes a while on a busy machine. */
const PATIENCE: Record<string, number> = { '/storage/v1/object/': 5_000, '/_next/image': 15_000 }

/** Files come from storage through a rewrite of Next, which would wait half a minute. A limit of its own would also cut slow downloads. */
export function giveUpStorage(patience = PATIENCE): void {
  const limits = Object.entries(patience)
  onRequest(({ url = '' }, response) => {
    const [, milliseconds] = limits.find(([prefix]) => url.startsWith(prefix)) ?? []
    if (milliseconds === undefined) return
    const timeout = setTimeout(() => {
      if (response.headersSent) return
      response.writeHead(504, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('The file did not arrive.')
    }, milliseconds).unref()
    response.once('close', () => clearTimeout(timeout))
  })
}
