import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { packFiles } from './pack-files'
import { sendPackedFiles } from './send-packed-files'

type Send = (request: unknown, path: string, options: object) => { pipe: (response: ServerResponse) => void }
/** Next has no types for it. */
const send = jest.requireActual<Send>('next/dist/compiled/send')

const SCRIPT = 'self.push("a script")'.repeat(50)

let build: string
const server = createServer((request, response) => {
  const name = (request.url ?? '').replace('/_next', '').replace(/\?.*/, '')
  send(request, name, { root: build, etag: false }).pipe(response)
})

beforeAll(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(build, 'static/chunks'), { recursive: true })
  for (const file of ['a.js', 'a.css', 'a.woff2'])
    await writeFile(path.join(build, 'static/chunks', file), SCRIPT)
  await packFiles(build)
  await writeFile(path.join(build, 'static/chunks/later.js'), SCRIPT)
  sendPackedFiles(build)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(build, { recursive: true })
})

async function ask(file: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }) {
  const { port } = server.address() as AddressInfo
  const request = get({ port, path: `/_next/static/chunks/${file}`, headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test.each([
  ['a.js', 'application/javascript; charset=UTF-8'],
  ['a.js?dpl=1', 'application/javascript; charset=UTF-8'],
  ['a.css', 'text/css; charset=UTF-8'],
])('sends %s as the build has packed it, under its own type', async (file, type) => {
  const { headers, body } = await ask(file)
  expect(headers).toMatchObject({ 'content-type': type, 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
})

test.each([
  ['a.js', { 'accept-encoding': 'gzip' }],
  ['a.js', { 'accept-encoding': 'br;q=0' }],
  ['a.js', { 'accept-encoding': 'br', range: 'bytes=0-' }],
  ['a.woff2', { 'accept-encoding': 'br' }],
  ['later.js', { 'accept-encoding': 'br' }],
])('sends %s as it is with %j', async (file, headers) => {
  const answer = await ask(file, headers)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.body.toString()).toBe(SCRIPT)
})

test('answers 304 without an encoding to a browser that has the file', async () => {
  const known = (await stat(path.join(build, 'static/chunks/a.js.br'))).mtime.toUTCString()
  const again = await ask('a.js', { 'accept-encoding': 'br', 'if-modified-since': known })
  expect(again.status).toBe(304)
  expect(again.headers).not.toHaveProperty('content-encoding')
})
