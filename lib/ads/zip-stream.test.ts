import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import JSZip from 'jszip'
import type { NamedFile } from './file-names'
import { zipLength, zipStream } from './zip-stream'

const file = (name: string, bytes: number): NamedFile => ({
  name,
  path: `group/${name}`,
  bytes,
  contentType: 'video/mp4',
  adId: name,
  kind: 'motion',
})
const files = [file('Frühling-motion.mp4', 70_000), file('Herbst-motion.mp4', 5)]
const contentOf = ({ name, bytes }: NamedFile) => Buffer.alloc(bytes, name)
const streamOf = (one: NamedFile) => new Blob([contentOf(one)]).stream()
const never = new AbortController().signal

test('builds an archive of the predicted length with unchanged files', async () => {
  const archive = Buffer.from(
    await new Response(zipStream(files, async (one) => streamOf(one), never)).arrayBuffer(),
  )
  expect(archive.byteLength).toBe(zipLength(files))
  const zip = await JSZip.loadAsync(archive)
  expect(Object.keys(zip.files)).toEqual(files.map(({ name }) => name))
  for (const one of files) expect(await zip.file(one.name)?.async('nodebuffer')).toEqual(contentOf(one))
})

test('includes the Zip64 overhead above 4 GB', () => {
  const gigabyte = 1024 ** 3
  const plain = zipLength([file('a-motion.mp4', 3 * gigabyte)]) - 3 * gigabyte
  const wide = zipLength([file('a-motion.mp4', 5 * gigabyte)]) - 5 * gigabyte
  expect(wide).toBeGreaterThan(plain)
})

test('opens a file after the previous one was read', async () => {
  const steps: string[] = []
  const open = async (one: NamedFile) => {
    steps.push(`open ${one.name}`)
    const note = new TransformStream<Uint8Array, Uint8Array>({
      flush: () => void steps.push(`end ${one.name}`),
    })
    return streamOf(one).pipeThrough(note)
  }
  await new Response(zipStream(files, open, never)).arrayBuffer()
  expect(steps).toEqual(files.flatMap(({ name }) => [`open ${name}`, `end ${name}`]))
})

test('fails the stream when a file no longer exists', async () => {
  const open = async (one: NamedFile) => (one === files[1] ? null : streamOf(one))
  await expect(new Response(zipStream(files, open, never)).arrayBuffer()).rejects.toThrow(/is gone/)
})

describe('an endless source', () => {
  let source: Server
  let opened: Promise<ServerResponse>

  beforeEach(async () => {
    source = createServer((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
      }
      response.on('drain', more)
      more()
    }).listen(0, '127.0.0.1')
    opened = once(source, 'request').then(([, response]) => response as ServerResponse)
    await once(source, 'listening')
  })
  afterEach(() => source.close())

  test('is disconnected when the client aborts', async () => {
    const address = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
    const client = new AbortController()
    const open = async (_: NamedFile, signal: AbortSignal) => (await fetch(address, { signal })).body
    const reader = zipStream([file('endless-motion.mp4', 1e9)], open, client.signal).getReader()
    for (let chunks = 0; chunks < 5; chunks += 1) await reader.read()
    const response = await opened
    const closed = once(response, 'close')
    client.abort()
    await closed
    expect(response.writableFinished).toBe(false)
    await reader.cancel().catch(() => undefined)
  })
})
