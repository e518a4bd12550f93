import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { pack, unpack } from './entry-format'

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

test.each(Object.entries(VALUES))('%s comes back as it was', async (_, value) => {
  const entry = { value, lastModified: 1.5, cacheControl: { revalidate: 300, expire: undefined } }
  const back = await unpack(await pack(entry))
  expect(back).toStrictEqual(entry)
})

test('a page takes a tenth of its room', async () => {
  const packed = await pack({ value: VALUES.page ?? null, lastModified: 0 })
  expect(packed.length).toBeLessThan(10_000)
})

test.each([
  ['noise', Buffer.from('not packed')],
  ['half of an entry', null],
  ['something else', 'text'],
])('%s is nothing', async (_, bytes) => {
  const packed = await pack({ value: null, lastModified: 0 })
  const wrong = bytes === 'text' ? await pack('text' as never) : (bytes ?? packed.subarray(0, 10))
  expect(await unpack(Buffer.from(wrong))).toBeNull()
})
