import { setTimeout as pause } from 'node:timers/promises'
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { startRedis, type RedisServer } from '@/tools/servers/redis-server'
import { sharedCacheNews, type SharedCacheNews } from './news'
import { openSharedStore, type SharedStore } from './shared-store'

let redis: RedisServer
const stores: SharedStore[] = []
const told: boolean[] = []
const listen = (news: unknown) => told.push((news as SharedCacheNews).isUp)

function open(): SharedStore {
  const store = openSharedStore(redis.url)
  stores.push(store)
  return store
}

beforeAll(async () => {
  sharedCacheNews.subscribe(listen)
  redis = await startRedis()
}, 60_000)
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  tagsManifest.clear()
  told.length = 0
})
afterAll(() => redis.kill())

const entry = (lastModified: number) => ({ lastModified, value: null, cacheControl: undefined })
const isNear = (time: number) => expect(Math.abs(time)).toBeLessThan(1_000)

/** Gives up, so that a test that failed leaves nothing running. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (await condition()) return
    await pause(10)
  }
  throw new Error('It did not come true')
}

test('what one server keeps another reads, however their clocks differ', async () => {
  const now = Date.now()
  await open().write('page', entry(now))
  const clock = jest
    .spyOn(Date, 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + 600_000)
  const read = await open().read('page')
  clock.mockRestore()
  isNear((read?.lastModified ?? 0) - now - 600_000)
  expect(await open().read('no-such-page')).toBeNull()
})

test('a revalidation reaches servers that were there and those that come later', async () => {
  const [one, two] = [open(), open()]
  await two.follow()
  const before = Date.now() - 5_000
  await one.revalidate(['reviews', 'clients'])
  expect(areTagsExpired(['clients'], before)).toBe(false)
  await two.follow()
  expect(areTagsExpired(['clients'], before)).toBe(true)
  expect(areTagsExpired(['reviews'], Date.now() + 5_000)).toBe(false)

  tagsManifest.clear()
  await open().follow()
  expect(areTagsExpired(['reviews'], before)).toBe(true)
})

test('a revalidation with a lifetime makes stale at once and expires later', async () => {
  const before = Date.now() - 5_000
  await open().revalidate(['posts'], { expire: 3_600 })
  await open().follow()
  expect([areTagsStale(['posts'], before), areTagsExpired(['posts'], before)]).toEqual([true, false])
  isNear((tagsManifest.get('posts')?.expired ?? 0) - Date.now() - 3_600_000)
})

test('without Redis there is nothing, soon; what was revalidated meanwhile is told later', async () => {
  const [one, two] = [open(), open()]
  await two.follow()
  redis.freeze()
  const start = performance.now()
  await one.write('page', entry(0))
  await one.revalidate(['industries'])
  expect([await one.read('page'), await two.read('page')]).toEqual([null, null])
  expect(performance.now() - start).toBeLessThan(5_000)
  await redis.kill()
  await two.revalidate(['gear'])
  expect(told.slice(-2)).toEqual([false, false])

  await redis.start()
  tagsManifest.clear()
  await until(async () => {
    await two.follow()
    return tagsManifest.has('industries') && tagsManifest.has('gear') && told.slice(-2).every(Boolean)
  })
}, 20_000)

test('a server that starts without Redis finds it later', async () => {
  await redis.kill()
  const store = open()
  expect(await store.read('page')).toBeNull()
  expect(told).toEqual([false])
  await redis.start()
  await until(() => told.length > 1)
  await store.write('page', entry(1))
  expect(await store.read('page')).toMatchObject({ value: null })
}, 20_000)
