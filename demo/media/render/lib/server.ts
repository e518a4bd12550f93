import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join, normalize } from 'node:path'

const root = join(import.meta.dirname, '..')
const fonts = join(root, '../../../node_modules/@fontsource-variable')

/**
 * Serves the page, its TypeScript modules (types stripped on the way) and the fonts, and takes the
 * finished frames back as raw bytes: a POST is many times faster than base64 over the debugger.
 */
export async function startServer(onFrame: (pixels: Buffer) => void | Promise<void>) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        Promise.resolve(onFrame(Buffer.concat(chunks))).then(
          () => response.end(),
          () => response.writeHead(500).end(),
        )
      })
      return
    }
    serve(path).then(
      ({ body, type }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The frame server has no port.')
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

async function serve(path: string): Promise<{ body: Buffer | string; type: string }> {
  if (path === '/') {
    const body = '<!doctype html><meta charset="utf-8"><script type="module" src="/page/main.ts"></script>'
    return { body, type: 'text/html' }
  }
  if (path.startsWith('/fonts/')) {
    return { body: await readFile(join(fonts, path.slice('/fonts/'.length))), type: 'font/woff2' }
  }
  const source = await readFile(join(root, path), 'utf8')
  if (extname(path) === '.ts') return { body: stripTypeScriptTypes(source), type: 'text/javascript' }
  return { body: source, type: 'text/plain' }
}
