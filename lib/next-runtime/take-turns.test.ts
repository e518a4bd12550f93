import { once } from 'node:events'
import { createServer, get, ServerResponse, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { takeTurns } from './take-turns'

const KIBIBYTE = 1024
const DOWNLOADS = 20
const CHUNKS = 64
const CHUNK = Buffer.alloc(64 * KIBIBYTE)

const { write, emit } = ServerResponse.prototype

let largest = 0
let inTurn = 0

function countBytes(): void {
  const counted = ServerResponse.prototype.write as (...args: unknown[]) => boolean
  ServerResponse.prototype.write = function (this: ServerResponse, ...args: unknown[]) {
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += CHUNK.length
    largest = Math.max(largest, inTurn)
    return counted.apply(this, args)
  }
}

const server = createServer((_, response) => {
  Readable.from(Array.from({ length: CHUNKS }, () => CHUNK)).pipe(response)
})

async function download(): Promise<number> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let size = 0
  for await (const chunk of response) size += (chunk as Buffer).length
  return size
}

beforeAll(async () => {
  takeTurns(KIBIBYTE ** 2)
  countBytes()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  Object.assign(ServerResponse.prototype, { write, emit })
  server.close()
})

it('sends a megabyte or little more in a turn of the event loop, and all of it in the end', async () => {
  const sizes = await Promise.all(Array.from({ length: DOWNLOADS }, download))
  expect(sizes).toEqual(Array(DOWNLOADS).fill(CHUNKS * CHUNK.length))
  // Each download sends a chunk before it knows that it has to wait.
  expect(largest).toBeLessThan(KIBIBYTE ** 2 + DOWNLOADS * CHUNK.length + 1)
})
