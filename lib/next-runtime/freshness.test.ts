import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { isFresh } from './freshness'

const SECONDS = 1_000
const ago = (seconds: number) => Date.now() - seconds * SECONDS

function page(age: number, revalidate?: number | false, tags = 'videos'): CacheHandlerValue {
  const headers = { 'x-next-cache-tags': tags }
  const value = { kind: 'APP_ROUTE', body: Buffer.alloc(0), status: 200, headers }
  const cacheControl = revalidate === undefined ? undefined : { revalidate, expire: undefined }
  return { lastModified: ago(age), value: value as CacheHandlerValue['value'], cacheControl }
}

const fetched = (age: number) =>
  ({ lastModified: ago(age), value: { kind: 'FETCH', data: {}, revalidate: 300 } }) as CacheHandlerValue

afterEach(() => tagsManifest.clear())

test.each([
  ['is fresh within its lifetime', page(299, 300), true],
  ['is not fresh after its lifetime', page(301, 300), false],
  ['is fresh for ever without revalidation', page(1e6, false), true],
  ['is not fresh when its lifetime is unknown', page(0), false],
  ['of data is fresh within its lifetime', fetched(299), true],
  ['of data is not fresh after its lifetime', fetched(301), false],
])('an entry %s', (_, entry, expected) => {
  expect(isFresh(entry)).toBe(expected)
})

test('an entry is not fresh once one of its tags is stale', () => {
  tagsManifest.set('videos', { stale: ago(10) })
  expect(isFresh(page(20, 300))).toBe(false)
  expect(isFresh(page(20, 300, 'posts'))).toBe(true)
  expect(isFresh(page(5, 300))).toBe(true)
  expect(isFresh(fetched(20), ['videos'])).toBe(false)
})
