import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { startRedis, type RedisServer } from '@/tools/servers/redis-server'
import type PageCache from './page-cache'

type Value = NonNullable<Parameters<PageCache['set']>[1]>

let redis: RedisServer
const folders: string[] = []

// Each server loads its own copies of the modules.
jest.setTimeout(30_000)

/** A folder as a build leaves it. */
async function build(id: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  folders.push(folder)
  await writeFile(path.join(folder, 'BUILD_ID'), id)
  return folder
}

/** With its own copies of all modules, and so its own memory, as in a process of its own. */
async function startServer(
  folder: string,
  redisUrl: string | null = redis.url,
  maxMemoryCacheSize = 1024 * 1024,
): Promise<PageCache> {
  const context = {
    fs: nodeFs,
    serverDistDir: path.join(folder, 'server'),
    flushToDisk: false,
    maxMemoryCacheSize,
    revalidatedTags: [],
    _requestHeaders: {},
  }
  const started: PageCache[] = []
  await jest.isolateModulesAsync(async () => {
    const { env } = await import('@/lib/env')
    env.REDIS_URL = redisUrl
    const { default: Isolated } = await import('./page-cache')
    const cache = new Isolated(context)
    await cache.get('/nothing', PAGE)
    started.push(cache)
  })
  return started[0] as PageCache
}

beforeAll(async () => {
  redis = await startRedis()
}, 60_000)
afterAll(async () => {
  await redis.kill()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const PAGE = { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCache['get']>[1]
const IMAGE = { kind: 'IMAGE', isFallback: false } as Parameters<PageCache['get']>[1]
const FETCH = { kind: 'FETCH', tags: ['videos'] } as unknown as Parameters<PageCache['get']>[1]
const lasting = (revalidate: number) => ({ cacheControl: { revalidate, expire: undefined } })

const page = (html: string, status = 200) =>
  ({ kind: 'APP_PAGE', html, status, headers: { 'x-next-cache-tags': 'videos' } }) as unknown as Value
const picture = {
  kind: 'IMAGE',
  buffer: Buffer.from('webp'),
  etag: '',
  extension: 'webp',
  revalidate: 60,
} as Value

const htmlOf = async (cache: PageCache, key: string) => {
  const entry = await cache.get(key, PAGE)
  return entry?.value?.kind === 'APP_PAGE' ? entry.value.html : null
}

async function until(check: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (await check()) return
    await pause(10)
  }
  throw new Error('It did not come true')
}

/** Repeats the write: on a busy machine Redis may time out, and the entry is then not shared. */
const share = (from: PageCache, to: PageCache, key: string, html: string, lifetime = 300) =>
  until(async () => {
    await from.set(key, page(html), lasting(lifetime))
    return (await htmlOf(to, key)) === html
  })

test('shares a page and its lifetime with the servers of the same build', async () => {
  const folder = await build('a')
  const [one, two, other] = [
    await startServer(folder),
    await startServer(folder),
    await startServer(await build('b')),
  ]
  await share(one, two, '/made', 'made')
  expect((await two.get('/made', PAGE))?.cacheControl).toEqual({ revalidate: 300, expire: undefined })
  expect(await htmlOf(other, '/made')).toBeNull()
})

test('shares an image with all builds, and keeps it without Redis as well', async () => {
  const [one, two] = [await startServer(await build('c')), await startServer(await build('d'))]
  await until(async () => {
    await one.set('picture', picture, lasting(60))
    return (await two.get('picture', IMAGE)) !== null
  })
  expect((await two.get('picture', IMAGE))?.value).toEqual(picture)

  const alone = await startServer(await build('e'), null)
  expect(await alone.get('picture', IMAGE)).toBeNull()
  await alone.set('picture', picture, lasting(60))
  expect((await alone.get('picture', IMAGE))?.value).toEqual(picture)
})

test('prefers the newer entry of another server to a stale one', async () => {
  const folder = await build('f')
  const [one, two] = [await startServer(folder), await startServer(folder)]
  await share(two, one, '/renewed', 'old', 0)
  await share(one, two, '/renewed', 'new')
  await two.set('/kept', page('own'), lasting(300))
  await one.set('/kept', page('theirs'), lasting(300))
  expect([await htmlOf(one, '/kept'), await htmlOf(two, '/kept')]).toEqual(['theirs', 'own'])
})

test('a revalidated page is gone on all servers until one renders it again', async () => {
  const folder = await build('g')
  const [one, two] = [await startServer(folder), await startServer(folder)]
  await share(one, two, '/published', 'draft')
  await one.revalidateTag('videos')
  expect(await htmlOf(one, '/published')).toBeNull()
  await until(async () => (await htmlOf(two, '/published')) === null)
  await share(two, one, '/published', 'final')
})

test('a missing page that has expired is no answer, unlike a page that is there', async () => {
  const cache = await startServer(await build('missing'), null)
  await cache.set('/missing', page('not found', 404), lasting(300))
  await cache.set('/there', page('found'), lasting(0))
  expect([await htmlOf(cache, '/missing'), await htmlOf(cache, '/there')]).toEqual(['not found', 'found'])

  await cache.set('/missing', page('not found', 404), lasting(0))
  expect(await cache.get('/missing', PAGE)).toBeNull()
})

test('does not share a missing page, and removes the page that was there', async () => {
  const folder = await build('h')
  const [one, two] = [await startServer(folder), await startServer(folder)]
  await share(one, two, '/withdrawn', 'was')
  await until(async () => {
    await one.set('/withdrawn', page('not found', 404), lasting(300))
    return (await htmlOf(await startServer(folder), '/withdrawn')) === null
  })
})

test('invented addresses drive out each other, and no page', async () => {
  const cache = await startServer(await build('j'), null, 10 * 1024 * 1024)
  await cache.set('/page', page('here'), lasting(300))
  const nothing = {
    kind: 'FETCH',
    data: { headers: {}, body: btoa('null'), url: '' },
    revalidate: 300,
  } as Value
  for (let count = 0; count < 300; count += 1) {
    await cache.set(`/${count}`, page('x'.repeat(50_000), count % 2 === 0 ? 404 : 307), lasting(300))
    await cache.set(`fetch ${count}`, nothing, { fetchCache: true, tags: ['videos'] })
  }
  const kept = await Promise.all(
    Array.from({ length: 300 }, async (_, count) => (await htmlOf(cache, `/${count}`)) !== null),
  )
  expect(kept.indexOf(true)).toBeGreaterThan(200)
  expect(kept.at(-1)).toBe(true)
  expect(await cache.get('fetch 0', FETCH)).toBeNull()
  expect(await cache.get('fetch 299', FETCH)).not.toBeNull()
  expect(await htmlOf(cache, '/page')).toBe('here')

  await cache.revalidateTag('videos')
  expect(await htmlOf(cache, '/299')).toBeNull()
})

test('a page that the memory let go comes back as it was, until its tag is revalidated', async () => {
  const cache = await startServer(await build('l'), null, 200_000)
  const drawn = {
    ...page('<p>first</p>'),
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  } as Value
  const crowdOut = async () => {
    for (let count = 0; count < 10; count += 1)
      await cache.set(`/${count}`, page('x'.repeat(50_000)), lasting(300))
  }
  await cache.set('/drawn', drawn, lasting(300))
  // Until it is compressed it comes back as it is.
  await until(async () => {
    await crowdOut()
    return (await cache.get('/drawn', PAGE))?.value !== drawn
  })
  const entry = await cache.get('/drawn', PAGE)
  expect(entry?.value).toEqual(drawn)
  expect(entry?.cacheControl).toEqual({ revalidate: 300, expire: undefined })

  await cache.set('/drawn', page('<p>second</p>'), lasting(300))
  await crowdOut()
  expect(await htmlOf(cache, '/drawn')).toBe('<p>second</p>')

  await cache.set('/drawn', page('not found', 404), lasting(300))
  await cache.set('/other', page('<p>other</p>'), lasting(300))
  await crowdOut()
  expect(await htmlOf(cache, '/drawn')).toBeNull()

  await cache.revalidateTag('videos')
  await crowdOut()
  expect(await htmlOf(cache, '/other')).toBeNull()
})

test('keeps of a page one text and no memory of others', async () => {
  const cache = await startServer(await build('k'), null)
  const value = {
    ...page('<p>drawn by Next</p>'),
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  } as Value & { html: string; rscData: Buffer; segmentData: Map<string, Buffer> }
  await cache.set('/drawn', value, lasting(300))
  const entry = await cache.get('/drawn', PAGE)
  expect(entry?.value).toBe(value)
  expect(value).toHaveProperty(['headers', 'content-security-policy'])
  expect([value.rscData, value.segmentData.get('/_tree')].map(String)).toEqual(['data', 'tree'])
  for (const bytes of [value.rscData, ...value.segmentData.values()])
    expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('loads the code for Redis only where REDIS_URL is set', async () => {
  const onLoad = jest.fn()
  jest.doMock('@redis/client', () => {
    onLoad()
    return jest.requireActual<object>('@redis/client')
  })
  await startServer(await build('i'), null)
  expect(onLoad).not.toHaveBeenCalled()
  await startServer(await build('i'))
  expect(onLoad).toHaveBeenCalledTimes(1)
  jest.dontMock('@redis/client')
})
