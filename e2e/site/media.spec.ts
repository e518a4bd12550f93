import { expect, test } from '../fixtures/test.ts'

const CLIP = '/storage/v1/object/public/videos/lakeshore-roasters-first-pour.mp4'

test('players can seek, because clips answer range requests', async ({ request }) => {
  const part = await request.get(CLIP, { headers: { Range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect((await part.body()).length).toBe(100)
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect(part.headers()['x-content-type-options']).toBe('nosniff')
})

test('a range past the end is refused', async ({ request }) => {
  const part = await request.get(CLIP, { headers: { Range: 'bytes=999999999-' } })
  expect(part.status()).toBe(416)
})

test('pictures are WebP of the requested width', async ({ request }) => {
  const picture = await request.get(
    `/_next/image?url=${encodeURIComponent('/storage/v1/object/public/video-thumbnails/lakeshore-roasters-first-pour.webp')}&w=400&q=80`,
    { headers: { Accept: 'image/webp,*/*' } },
  )
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/webp')
})
