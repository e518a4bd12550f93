import 'server-only'
import type { ServerResponse } from 'node:http'
import { onRequest } from './request-context'

/** Their names hold the hash of their contents. A worker's script is none of them: its policy holds for the worker. */
const FILE = /^\/_next\/static\/(?!chunks\/turbopack-worker)/

/** What only documents heed, and what a file that never changes does not need. */
const NEEDLESS = [
  'accept-ranges',
  'content-security-policy',
  'cross-origin-opener-policy',
  'etag',
  'last-modified',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
]

/** A page loads a dozen scripts, styles and fonts. Called before all that sets headers when an answer begins. */
export function shortenHeads(): void {
  onRequest((request, response) => {
    if (!FILE.test(request.url ?? '')) return
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      const status = typeof head[0] === 'number' ? head[0] : response.statusCode
      if (status === 200) {
        for (const name of NEEDLESS) response.removeHeader(name)
        // Named, so that Node does not add how long: by default connections stay.
        response.setHeader('Connection', 'keep-alive')
      }
      return writeHead(...head)
    }
  })
}
