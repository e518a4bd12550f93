import { newTemplate } from '@/lib/ads/templates/new-template'
import { SAMPLE_VALUES } from '@/lib/ads/templates/sample'
import { drawOnServer } from '@/lib/data/ads/templates/render'
import { makeAd } from './make-ad'

const fetched = jest.spyOn(globalThis, 'fetch')

async function make() {
  const picture = { path: 'deals/away.webp', width: 1920, height: 1080 }
  const values = { ...SAMPLE_VALUES, pictures: { ...SAMPLE_VALUES.pictures, picture } }
  const drawing = await drawOnServer(newTemplate(), values, 'preview')
  const known = { adId: 'a', format: 'preview' as const, hash: null, motionHash: null }
  return makeAd({ groupId: 'g', known, drawing, title: 'Coffee' })
}

it('an ad whose picture is gone says so', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 404 }))
  expect(await make()).toMatchObject({ problem: expect.stringContaining('Choose another one') as string })
})

it.each([
  ['answers with an error', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('an ad waits while storage %s', async (_, answer) => {
  fetched.mockImplementation(answer)
  await expect(make()).rejects.toThrow('pictures.fetchStoredPicture failed')
})
