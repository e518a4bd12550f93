import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export type Mirror = { url: string; stop: () => Promise<void> }

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/

const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>|<link [^>]*as="script"[^>]*>/g

export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '')

type File = { type: string; bytes: Buffer; encoding?: string; status: number }

async function copy(url: string, edit: (html: string) => string, headers: HeadersInit): Promise<File> {
  const response = await fetch(url, { headers })
  const type = response.headers.get('content-type') ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  const edited = type.startsWith('text/html') ? Buffer.from(edit(body.toString())) : body
  const { status } = response
  return COMPRESSED.test(type)
    ? { type, bytes: brotliCompressSync(edited), encoding: 'br', status }
    : { type, bytes: edited, status }
}

async function listen(server: Server): Promise<Mirror> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Serves what the site answers as plain files, packed as small as possible.
 *
 * @param edit changes each page
 * @param pages further pages, by path
 */
export function startMirror(
  siteUrl: string,
  edit: (html: string) => string = (html) => html,
  pages: ReadonlyMap<string, string> = new Map(),
): Promise<Mirror> {
  const files = new Map<string, Promise<File>>()
  for (const [path, html] of pages)
    files.set(path, Promise.resolve({ type: 'text/html', bytes: Buffer.from(html), status: 200 }))
  const server = createServer(({ url: path = '/', headers }, response) => {
    // Data for the router come from an address of their own, so they need no other key.
    const rsc = headers.rsc?.toString()
    const file = files.get(path) ?? copy(siteUrl + path, edit, rsc ? { rsc } : {})
    files.set(path, file)
    file.then(
      ({ type, bytes, encoding, status }) => {
        response.writeHead(status, {
          'Content-Type': type,
          'Content-Length': bytes.length,
          'Cache-Control': 'max-age=300',
          ...(encoding && { 'Content-Encoding': encoding }),
        })
        response.end(bytes)
      },
      () => response.writeHead(502).end(),
    )
  })
  return listen(server)
}
