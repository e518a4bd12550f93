import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { boundBodies } from './bound-bodies'

let server: Server
let handled = 0
const sockets: Socket[] = []

beforeAll(async () => {
  boundBodies(({ headers }) => String(headers['x-from'] ?? ''), {
    maxBodies: 3,
    maxOfAddress: 2,
    patience: ({ url }) => (url === '/slow' ? 50 : 60_000),
  })
  server = createServer(async (request, response) => {
    handled += 1
    await text(request).catch(() => '')
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => void (handled = 0))
afterEach(async () => {
  const closed = sockets.splice(0).map(async (socket) => {
    if (!socket.closed) await once(socket.destroy(), 'close')
  })
  await Promise.all(closed)
})
afterAll(() => server.close())

function send(head: string, ...headers: string[]): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.write([`${head} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n'))
  return socket
}

const statusOf = async (socket: Socket) => {
  const [data] = (await once(socket, 'data')) as [Buffer]
  return Number(data.toString().split(' ')[1])
}

/** A chunked body whose end does not come. It waits until the server has it. */
async function hold(from: string, path = '/'): Promise<Socket> {
  const before = handled
  const socket = send(`POST ${path}`, 'Transfer-Encoding: chunked', `X-From: ${from}`)
  socket.write('1\r\nx\r\n')
  while (handled === before) await new Promise(setImmediate)
  return socket
}

test('answers TRACE with 405', async () => {
  expect(await statusOf(send('TRACE /'))).toBe(405)
  expect(handled).toBe(0)
})

test('the oldest body gives way to one too many of an address, and of all', async () => {
  const [first, second] = [await hold('a'), await hold('a')]
  const third = await hold('a')
  expect(await statusOf(first)).toBe(503)
  const other = await hold('b')
  await hold('c')
  expect(await statusOf(second)).toBe(503)

  for (const socket of [third, other]) {
    socket.write('0\r\n\r\n')
    expect(await statusOf(socket)).toBe(200)
  }
})

test('gives up a body that does not arrive, and forgets it', async () => {
  const [first, second] = [await hold('a', '/slow'), await hold('a', '/slow')]
  expect(await Promise.all([statusOf(first), statusOf(second)])).toEqual([408, 408])
  for (const socket of [first, second]) if (!socket.closed) await once(socket, 'close')
  await hold('a')
})
