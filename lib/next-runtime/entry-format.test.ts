import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { encodeEntry, decodeEntry } from './entry-format'

const headers = { 'x-next-cache-tags': 'videos,_N_T_/', 'set-cookie': ['a=1', 'b=2'] }
const status = 200

const VALUES = {
  page: {
    kind: 'APP_PAGE',
    html: `<!DOCTYPE html><p>${'Přerov 🎬 '.repeat(10_000)}</p>`,
    rscData: Buffer.from('1:"$Sreact.fragment"\n'),
    segmentData: new Map([
      ['/_tree', Buffer.from('0:{}')],
      ['/videos/__PAGE__', Buffer.from([0, 255, 254])],
    ]),
    postponed: undefined,
    headers,
    status,
  },
  'route handler': { kind: 'APP_ROUTE', body: Buffer.from([0, 159, 146, 150]), headers, status },
  'fetched data': {
    kind: 'FETCH',
    data: { headers: { etag: '"1"' }, body: 'e30=', status, url: 'https://example.com/?q=ž' },
    tags: ['videos'],
    revalidate: 300,
  },
  picture: {
    kind: 'IMAGE',
    etag: 'a',
    upstreamEtag: 'b',
    extension: 'webp',
    buffer: Buffer.alloc(70_000, 7),
  },
  redirect: { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/videos' } } },
  nothing: null,
} as unknown as Record<string, CacheHandlerValue['value']>

test.each(Object.entries(VALUES))('%s survives encoding and decoding', async (_, value) => {
  const entry = { value, lastModified: 1.5, cacheControl: { revalidate: 300, expire: undefined } }
  const back = await decodeEntry(await encodeEntry(entry))
  expect(back).toStrictEqual(entry)
})

test('compresses a page to a tenth', async () => {
  const encoded = await encodeEntry({ value: VALUES.page ?? null, lastModified: 0 })
  expect(encoded.length).toBeLessThan(10_000)
})

test.each([
  ['noise', Buffer.from('not encoded')],
  ['half of an entry', null],
  ['something else', 'text'],
])('decodes %s as null', async (_, bytes) => {
  const encoded = await encodeEntry({ value: null, lastModified: 0 })
  const wrong = bytes === 'text' ? await encodeEntry('text' as never) : (bytes ?? encoded.subarray(0, 10))
  expect(await decodeEntry(Buffer.from(wrong))).toBeNull()
})
