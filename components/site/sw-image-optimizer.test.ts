import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'

const ORIGIN = 'https://fieldlight.example'
const PICTURE = `${ORIGIN}/_next/image?url=%2Fa.webp&w=400&q=80`
const DAY = 86_400_000
const CODE = readFileSync(path.join(process.cwd(), 'public/sw-image-optimizer.js'), 'utf8')

class FakeCache {
  readonly entries = new Map<string, Response>()
  match = (request: Request) => Promise.resolve(this.entries.get(request.url)?.clone())
  keys = () => Promise.resolve([...this.entries.keys()].map((url) => new Request(url)))
  delete = (request: Request) => Promise.resolve(this.entries.delete(request.url))
  put = (request: Request, response: Response) => {
    this.entries.delete(request.url)
    this.entries.set(request.url, response)
    return Promise.resolve()
  }
}

type Listener = (event: object) => void

function startWorker() {
  const stores = new Map<string, FakeCache>()
  const listeners = new Map<string, Listener>()
  const fetch = jest.fn<Promise<Response>, [Request]>(() => Promise.resolve(picture()))
  const claim = jest.fn()
  const skipWaiting = jest.fn()
  const open = jest.fn((name: string) => {
    const store = stores.get(name) ?? new FakeCache()
    stores.set(name, store)
    return Promise.resolve(store)
  })
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  const self = {
    location: { origin: ORIGIN },
    clients: { claim },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  runInContext(CODE, createContext({ self, caches, fetch, Headers, Response, URL, Date }))

  /** Undefined when the worker does not handle the request. */
  async function request(url: string, init?: RequestInit, mode = 'no-cors') {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | Response | undefined
    const asked = new Request(url, init)
    Object.defineProperty(asked, 'mode', { value: mode })
    listeners.get('fetch')?.({
      request: asked,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    })
    const response = await answer
    await Promise.all(waits)
    return response
  }

  async function install(addRoutes?: (route: unknown) => Promise<void>) {
    const waits: Promise<unknown>[] = []
    listeners.get('install')?.({ addRoutes, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }

  async function activate() {
    const waits: Promise<unknown>[] = []
    listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }

  const kept = () => [...stores.values()].flatMap((store) => [...store.entries.keys()])
  return { request, install, activate, fetch, open, claim, skipWaiting, stores, kept }
}

function answer(headers: Record<string, string>, status = 200, type = 'basic') {
  return Object.defineProperty(new Response('pixels', { status, headers }), 'type', { value: type })
}
const picture = (headers = {}) => answer({ 'content-type': 'image/avif', ...headers })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => void jest.useRealTimers())

test('serves a fetched image from the cache, also offline', async () => {
  const { request, fetch } = startWorker()
  expect(await (await request(PICTURE))?.text()).toBe('pixels')
  fetch.mockImplementation(offline)
  const again = await request(PICTURE)
  expect(await again?.text()).toBe('pixels')
  expect(again?.headers.get('content-type')).toBe('image/avif')
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('POST requests bypass the worker where the browser supports static routes', async () => {
  const { install, skipWaiting } = startWorker()
  const addRoutes = jest.fn(async () => undefined)
  await install(addRoutes)
  expect(addRoutes).toHaveBeenCalledWith({ condition: { requestMethod: 'POST' }, source: 'network' })
  await install(async () => Promise.reject(new TypeError('Unknown condition')))
  await install()
  expect(skipWaiting).toHaveBeenCalledTimes(3)
})

test('an uncached image is a network error offline', async () => {
  const { request, fetch } = startWorker()
  fetch.mockImplementation(offline)
  expect((await request(PICTURE))?.type).toBe('error')
})

test.each([
  ['a stored picture', `${ORIGIN}/storage/v1/object/public/logos/a%20b.PNG`, true],
  ['a stored film', `${ORIGIN}/storage/v1/object/public/videos/a.mp4`, false],
  ['a private picture', `${ORIGIN}/storage/v1/object/sign/ads/a.png?token=1`, false],
  ['a page', `${ORIGIN}/videos`, false],
  ['a script', `${ORIGIN}/_next/static/chunks/a.js`, false],
  ['a picture of another origin', 'https://elsewhere.example/storage/v1/object/public/logos/a.png', false],
])('%s', async (_, url, served) => {
  const { request, kept } = startWorker()
  expect((await request(url)) !== undefined).toBe(served)
  expect(kept()).toEqual(served ? [url] : [])
})

test.each([
  ['another method', { method: 'POST' }, 'same-origin'],
  ['a part', { headers: { Range: 'bytes=0-' } }, 'no-cors'],
  ['a navigation', {}, 'navigate'],
])('%s is left to the browser', async (_, init, mode) => {
  const { request } = startWorker()
  expect(await request(PICTURE, init, mode)).toBeUndefined()
})

test.each([
  ['a page', answer({ 'content-type': 'text/html' })],
  ['an error', answer({ 'content-type': 'image/png' }, 404)],
  ['a part', answer({ 'content-type': 'image/png' }, 206)],
  ['an opaque answer', answer({ 'content-type': 'image/png' }, 200, 'opaque')],
  ['a giant', picture({ 'content-length': '2000001' })],
  ['what must not be stored', picture({ 'cache-control': 'private, no-store' })],
])('%s is returned but not cached', async (_, response) => {
  const { request, fetch, kept } = startWorker()
  fetch.mockResolvedValue(response)
  expect(await request(PICTURE)).toBe(response)
  expect(kept()).toEqual([])
})

test.each([
  `${ORIGIN}/storage/v1/object/public/video-thumbnails/`,
  'https://project.supabase.example/storage/v1/object/public/video-thumbnails',
  `${ORIGIN}/_next/image?url=${encodeURIComponent('/storage/v1/object/public/video-thumbnails/')}&w=400&q=80`,
])('%s is blocked', async (url) => {
  const { request, fetch } = startWorker()
  const response = await request(url)
  expect(response?.status).toBe(400)
  expect(await response?.text()).toBe('Blocked malformed thumbnail request')
  expect(fetch).not.toHaveBeenCalled()
})

test('keeps 120 images and evicts the least recently used', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const { request, fetch, kept } = startWorker()
  fetch.mockImplementation(() => Promise.resolve(picture()))
  const url = (n: number) => `${PICTURE}&n=${n}`
  for (let n = 0; n < 120; n++) await request(url(n))
  jest.advanceTimersByTime(2 * DAY)
  await request(url(0))
  await request(url(120))
  await request(url(121))
  expect(kept()).toHaveLength(120)
  expect(kept()).toContain(url(0))
  expect(kept()).not.toContain(url(1))
  expect(kept()).not.toContain(url(2))
})

test('revalidates after a week and keeps the old image on failure', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const { request, fetch } = startWorker()
  await request(PICTURE)
  for (const day of [5, 1]) {
    jest.advanceTimersByTime(day * DAY)
    await request(PICTURE)
  }
  expect(fetch).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(2 * DAY)
  fetch.mockImplementationOnce(offline)
  expect((await request(PICTURE))?.status).toBe(200)
  fetch.mockResolvedValueOnce(answer({}, 503))
  expect((await request(PICTURE))?.status).toBe(200)
  await request(PICTURE)
  await request(PICTURE)
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('serves images without storage', async () => {
  const { request, open } = startWorker()
  open.mockRejectedValue(new DOMException('No room', 'QuotaExceededError'))
  expect((await request(PICTURE))?.status).toBe(200)
})

test("a new version activates at once and deletes only the old version's cache", async () => {
  const { activate, open, claim, stores } = startWorker()
  await open('site-images-v0')
  await open('site-images-v1')
  await open('somebody-elses')
  await activate()
  expect([...stores.keys()]).toEqual(['site-images-v1', 'somebody-elses'])
  expect(claim).toHaveBeenCalled()
})
