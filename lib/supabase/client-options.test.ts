import type { ServerResponse } from 'node:http'
import { requestStore } from '@/lib/next-runtime/request-store'
import { privateFetch } from './client-options'

const ADDRESS = 'http://127.0.0.1:1/rest/v1/rpc/get_sign_in'
const fetchMock = jest.spyOn(globalThis, 'fetch')
const timeout = jest.spyOn(AbortSignal, 'timeout')

beforeEach(() => {
  // As a database that takes a question and does not answer. The clock runs a hundred times faster.
  timeout.mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')), milliseconds / 100)
    return controller.signal
  })
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
})
afterEach(() => jest.clearAllMocks())

/** Asks in a request as a function of the database is asked. */
const inRequest = <T>(method: string, work: (response: { writableEnded: boolean }) => T) => {
  const response = { writableEnded: false, destroyed: false }
  return requestStore.run({ id: 'one', method, response: response as ServerResponse }, () => work(response))
}
const ask = () => privateFetch(ADDRESS, { method: 'POST' })

test.each([
  ['GET', 5_000],
  ['HEAD', 5_000],
  ['POST', 10_000],
])('a function that a %s calls has %d ms', async (method, milliseconds) => {
  await expect(inRequest(method, ask)).rejects.toThrow('No answer')
  expect(timeout).toHaveBeenCalledWith(milliseconds)
})

test('work outside of requests has time', async () => {
  await expect(ask()).rejects.toThrow('No answer')
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('a page waits once: what it asks after that fails without a question', async () => {
  await inRequest('GET', async () => {
    await expect(ask()).rejects.toThrow('No answer')
    await expect(ask()).rejects.toThrow('no answer before')
  })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a form asks again, and so does what a request began and that goes on after it', async () => {
  await inRequest('POST', async () => {
    for (const _ of ['first', 'second']) await expect(ask()).rejects.toThrow('No answer')
  })
  await inRequest('GET', async (response) => {
    await expect(ask()).rejects.toThrow('No answer')
    response.writableEnded = true
    await expect(ask()).rejects.toThrow('No answer')
    expect(timeout).toHaveBeenLastCalledWith(10_000)
  })
})

test('an answer with an error of the network does not count as silence', async () => {
  fetchMock.mockRejectedValue(new TypeError('fetch failed'))
  await inRequest('GET', async () => {
    for (const _ of ['first', 'second']) await expect(ask()).rejects.toThrow('fetch failed')
  })
})

test('whoever brings a patience of their own keeps it', async () => {
  const { signal } = new AbortController()
  fetchMock.mockResolvedValue(new Response('ok'))
  await inRequest('GET', () => privateFetch(ADDRESS, { method: 'POST', signal }))
  expect(fetchMock.mock.calls[0]?.[1]?.signal).toBe(signal)
})
