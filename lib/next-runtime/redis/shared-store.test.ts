import { setTimeout as pause } from 'node:timers/promises'
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { startRedis, type RedisServer } from '@/tools/servers/redis-server'
import { redisStatus, type RedisStatus } from '@/lib/next-runtime/runtime-events'
import { openSharedStore, type SharedStore } from './shared-store'

let redis: RedisServer
const stores: SharedStore[] = []
const published: boolean[] = []
let started: number
const onStatus = (status: unknown) => published.push((status as RedisStatus).isConnected)

function open(): SharedStore {
  const store = openSharedStore(redis.url)
  stores.push(store)
  return store
}

beforeAll(async () => {
  redisStatus.subscribe(onStatus)
  redis = await startRedis()
}, 60_000)
beforeEach(() => (started = performance.now()))
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
  tagsManifest.clear()
  published.length = 0
})
afterAll(() => redis.kill())

const entry = (lastModified: number) => ({ lastModified, value: null, cacheControl: undefined })
/** As far from zero as the test is old, at most, and a second more. */
const isNear = (time: number) => expect(Math.abs(time)).toBeLessThan(1_000 + performance.now() - started)

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    if (await condition()) return
    await pause(10)
  }
  throw new Error('It did not come true')
}

test('a server reads what another wrote, even when their clocks differ', async () => {
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

test('a revalidation reaches running servers and those that start later', async () => {
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

test('a revalidation with a lifetime makes entries stale at once and expires them later', async () => {
  const before = Date.now() - 5_000
  await open().revalidate(['posts'], { expire: 3_600 })
  await open().follow()
  expect([areTagsStale(['posts'], before), areTagsExpired(['posts'], before)]).toEqual([true, false])
  isNear((tagsManifest.get('posts')?.expired ?? 0) - Date.now() - 3_600_000)
})

test('while Redis is away, reads soon return null and revalidations are sent later', async () => {
  const [one, two] = [open(), open()]
  await two.follow()
  redis.freeze()
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 100)
  await one.write('page', entry(0))
  await one.revalidate(['industries'])
  expect([await one.read('page'), await two.read('page')]).toEqual([null, null])
  clearInterval(timer)
  // A busy machine delays the ticks as it delays the timeouts.
  expect(ticks).toBeLessThan(50)
  await redis.kill()
  await two.revalidate(['gear'])
  expect(published.slice(-2)).toEqual([false, false])

  await redis.start()
  tagsManifest.clear()
  await until(async () => {
    await two.follow()
    return tagsManifest.has('industries') && tagsManifest.has('gear') && published.slice(-2).every(Boolean)
  })
}, 20_000)

test('a server that starts without Redis connects later', async () => {
  await redis.kill()
  const store = open()
  expect(await store.read('page')).toBeNull()
  expect(published).toEqual([false])
  await redis.start()
  await until(() => published.length > 1)
  await store.write('page', entry(1))
  expect(await store.read('page')).toMatchObject({ value: null })
}, 20_000)
