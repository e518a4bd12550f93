import sharp from 'sharp'
import { FORMATS, type TemplateValues } from '@/lib/ads/templates/document'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { SAMPLE_VALUES } from '@/lib/ads/templates/sample'
import { fetchStoredPicture } from '@/lib/data/catalogue/pictures'
import { drawOnServer, toPicture, toPixels, toThumbnail } from './render'

jest.mock('@/lib/data/catalogue/pictures', () => ({ fetchStoredPicture: jest.fn() }))
const stored = jest.mocked(fetchStoredPicture)
beforeEach(() => stored.mockReset())

const ref = (path: string) => ({ path, width: 1920, height: 1080 })
const withPicture = (path: string): TemplateValues => ({
  ...SAMPLE_VALUES,
  pictures: { ...SAMPLE_VALUES.pictures, picture: ref(path) },
})
const drawing = (values: TemplateValues, format: keyof typeof FORMATS = 'preview') =>
  drawOnServer(newTemplate(), values, format)

test('draws an ad as a PNG of its format', async () => {
  const { content, type } = await toPicture(await drawing(SAMPLE_VALUES))
  expect(type).toBe('image/png')
  const { width, height } = FORMATS.preview
  expect(await sharp(content).metadata()).toMatchObject({ width, height, hasAlpha: false })
})

test('sets a stored WebP into the drawing', async () => {
  const red = sharp({ create: { width: 192, height: 108, channels: 3, background: '#f00' } })
  stored.mockResolvedValue(await red.webp({ lossless: true }).toBuffer())
  const { content } = await toPicture(await drawing(withPicture('deals/red.webp')))
  expect(stored).toHaveBeenCalledWith('/storage/v1/object/public/logos/deals/red.webp')
  const { dominant } = await sharp(content).extract({ left: 560, top: 20, width: 200, height: 100 }).stats()
  expect(dominant).toEqual({ r: 248, g: 8, b: 8 })
})

test('takes JPEG where a PNG would weigh too much', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#000', noise } })
  stored.mockResolvedValue(await picture.jpeg().toBuffer())
  const { content, type } = await toPicture(await drawing(withPicture('deals/noise.webp'), 'screen'))
  expect(type).toBe('image/jpeg')
  expect(content.length).toBeLessThan(2_000_000)
})

test('reads a picture once for many ads', async () => {
  const picture = sharp({ create: { width: 20, height: 20, channels: 4, background: '#0f08' } })
  stored.mockResolvedValue(await picture.png().toBuffer())
  const drawn = await drawing(withPicture('deals/once.webp'))
  await Promise.all([toThumbnail(drawn, 200), toThumbnail(drawn, 200), toPicture(drawn)])
  expect(stored).toHaveBeenCalledTimes(1)
})

test('fails where a picture is gone, and tries again the next time', async () => {
  stored.mockResolvedValue(null)
  const drawn = await drawing(withPicture('deals/gone.webp'))
  await expect(toPicture(drawn)).rejects.toThrow('embeddedPictures.embed failed')
  await expect(toPicture(drawn)).rejects.toThrow('embeddedPictures.embed failed')
  expect(stored).toHaveBeenCalledTimes(2)
})

test('gives librsvg no address', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="picture:https://evil.example/a.png"/></svg>'
  await expect(toPixels({ svg })).rejects.toThrow('embeddedPictures.embed failed')
  expect(stored).not.toHaveBeenCalled()
})
