import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransfer, type Interruption } from './transfer'

/** What the server answers to each HEAD, in turn; then that it has nothing yet. */
let refusals: number[] = []
let creations = 0
let server: Server

// In Node tus reads buffers, and Node does not say whether it is online.
const FILE = Object.assign(Buffer.from('film'), {
  ...{ name: 'a.mp4', type: 'video/mp4', size: 4, lastModified: 1 },
}) as unknown as File
Object.defineProperty(navigator, 'onLine', { value: true })

beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = { 'Tus-Resumable': '1.0.0' }
    request.resume()
    request.on('end', () => {
      switch (request.method ?? '') {
        case 'POST':
          creations += 1
          return response.writeHead(201, { ...headers, Location: `/uploads/${creations}` }).end()
        case 'HEAD': {
          const status = refusals.shift() ?? 200
          return response.writeHead(status, { ...headers, 'Upload-Offset': '0', 'Upload-Length': '4' }).end()
        }
        case 'PATCH':
          return response.writeHead(204, { ...headers, 'Upload-Offset': '4' }).end()
        default:
          return response.writeHead(204, headers).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => (creations = 0))

async function open(isKnown: boolean) {
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}/uploads`
  let tell: (end: Interruption | string) => void = () => undefined
  const transfer = await createTransfer({
    file: FILE,
    endpoint,
    address: isKnown ? `${endpoint}/known` : null,
    onCreation: () => undefined,
    onProgress: () => undefined,
    onInterruption: (interruption) => tell(interruption),
    onArrival: (uploadId) => tell(uploadId),
  })
  return () =>
    new Promise<Interruption | string>((resolve) => {
      tell = resolve
      transfer.start()
    })
}

it.each([
  ['a session that has ended', [401], { phase: 'signed-out' }],
  ['a person who may not any more', [403], { phase: 'failed' }],
])('begins no second upload after %s', async (_, statuses, interruption) => {
  refusals = [...statuses]
  const start = await open(true)
  expect(await start()).toMatchObject(interruption)
  expect(await start()).toBe('known')
  expect(creations).toBe(0)
})

it('asks again while the server or its database is away', async () => {
  refusals = [503, 503]
  const start = await open(true)
  expect(await start()).toBe('known')
  expect(creations).toBe(0)
})

it('begins anew when the upload is gone, as soon as somebody wants it', async () => {
  refusals = [404]
  const start = await open(true)
  expect(await start()).toMatchObject({ phase: 'failed', canRetry: true })
  expect(creations).toBe(0)
  expect(await start()).toBe('1')
  expect(creations).toBe(1)
})

it('goes on with the upload that it created', async () => {
  const start = await open(false)
  expect(await start()).toBe('1')
  refusals = [401]
  expect(await start()).toEqual({ phase: 'signed-out' })
  expect(creations).toBe(1)
})
