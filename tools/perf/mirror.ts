import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { WAITING } from '../../lib/next-runtime/styles/late-fonts.ts'

export type Mirror = { url: string; stop: () => Promise<void> }

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/

const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>|<link [^>]*as="script"[^>]*>/g

/** Nothing of the copy tells the browser that it runs no scripts, so the fonts that wait for one are asked for at once. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '').replace(WAITING, '<style>')

type File = { status: number; headers: Record<string, string>; bytes: Buffer }

/** By which Next's router asks for a part of a page. It waits forever for the part when it gets another. */
const OF_ROUTER = /^(?:rsc|next-)/
/** By which Next tells its router what a part is. */
const FOR_ROUTER = /^x-nextjs-/

const pick = (entries: Iterable<[string, unknown]>, names: RegExp): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([name, value]) => (names.test(name) ? [[name, String(value)]] : [])),
  )

async function copy(url: string, edit: (html: string) => string, asked: HeadersInit): Promise<File> {
  const response = await fetch(url, { headers: asked })
  const type = response.headers.get('content-type') ?? ''
  const body = Buffer.from(await response.arrayBuffer())
  const edited = type.startsWith('text/html') ? Buffer.from(edit(body.toString())) : body
  const headers = { ...pick(response.headers, FOR_ROUTER), 'content-type': type }
  const { status } = response
  return COMPRESSED.test(type)
    ? { status, headers: { ...headers, 'content-encoding': 'br' }, bytes: brotliCompressSync(edited) }
    : { status, headers, bytes: edited }
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
    files.set(
      path,
      Promise.resolve({ status: 200, headers: { 'content-type': 'text/html' }, bytes: Buffer.from(html) }),
    )
  const server = createServer(({ url: path = '/', headers }, response) => {
    // Data for the router come from an address of their own, so they need no other key.
    const file = files.get(path) ?? copy(siteUrl + path, edit, pick(Object.entries(headers), OF_ROUTER))
    files.set(path, file)
    file.then(
      (found) => {
        response.writeHead(found.status, {
          ...found.headers,
          'content-length': found.bytes.length,
          'cache-control': 'max-age=300',
        })
        response.end(found.bytes)
      },
      () => response.writeHead(502).end(),
    )
  })
  return listen(server)
}
