import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { giveWay, giveWayToRequests } from './give-way'

const server = createServer()
let address = ''

beforeAll(async () => {
  giveWayToRequests()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const startRequest = async () => {
  const asked = once(server, 'request')
  const answer = fetch(address).then((response) => response.text())
  const [, response] = (await asked) as [unknown, ServerResponse]
  return { answer, response }
}

test('work waits until somebody is answered', async () => {
  const { answer, response } = await startRequest()
  const order: string[] = []
  const waiting = giveWay().then(() => order.push('work'))
  setTimeout(() => {
    order.push('answer')
    response.end('Here')
  }, 50)
  await Promise.all([waiting, answer])
  expect(order).toEqual(['answer', 'work'])
})

test('work that nobody waits before begins at once', async () => {
  const order: string[] = []
  const waiting = giveWay().then(() => order.push('work'))
  const turn = new Promise((then) => setImmediate(then)).then(() => order.push('turn'))
  await Promise.all([waiting, turn])
  expect(order).toEqual(['work', 'turn'])
})

test('work goes on beside an answer that takes long', async () => {
  const { answer, response } = await startRequest()
  const start = performance.now()
  await giveWay()
  expect(performance.now() - start).toBeGreaterThan(200)
  response.end('Here')
  await answer
})

/** Node would warn, and the log would have a line for each file of the storage that is sent. */
test('an answer may have as many listeners as without it', async () => {
  const { answer, response } = await startRequest()
  const own = response.listenerCount('close')
  const room = response.getMaxListeners() - own
  response.end('Here')
  await answer
  expect(room).toBe(new EventEmitter().getMaxListeners())
})
