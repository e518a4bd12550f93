import sharp from 'sharp'
import { blackPng } from './black-png'
import { centeredCrop, fitCrop, LAYOUT_RATIOS, resizeCrop, toPixels } from './crop'
import { drawPoster } from './draw-poster'
import type { VideoLayout } from '@/lib/video/layout'

/** Red on the left, blue on the right. */
const twoHalves = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([
      {
        input: {
          create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#00f' },
        },
        gravity: 'east',
      },
    ])
    .toFormat(format)
    .toBuffer()

async function expectDrawn(bytes: Uint8Array, options: Partial<Parameters<typeof drawPoster>[1]> = {}) {
  const drawn = await drawPoster(bytes, { layout: null, crop: null, ...options })
  if (!drawn.ok) throw new Error(drawn.problem)
  return { ...drawn, ...(await sharp(drawn.poster.content).metadata()) }
}

async function problemOf(bytes: Uint8Array) {
  const drawn = await drawPoster(bytes, { layout: 'landscape', crop: null })
  return drawn.ok ? null : drawn.problem
}

async function averageOf(content: Buffer) {
  const { channels } = await sharp(content).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

it.each([
  ['landscape', 1920, 1080],
  ['square', 1200, 1200],
  ['portrait', 1080, 1920],
] as const)('crops a large picture to the ratio of %s', async (layout, width, height) => {
  expect(await expectDrawn(await twoHalves(2400, 2400), { layout })).toMatchObject({
    format: 'webp',
    width,
    height,
  })
})

it.each([
  [900, 1600, 900, 1600],
  [1000, 1000, 1000, 1000],
  [1280, 720, 1280, 720],
])('takes the shape of a picture of %i × %i where the film has none', async (w, h, width, height) => {
  expect(await expectDrawn(await twoHalves(w, h))).toMatchObject({ width, height })
})

it('shows the chosen part', async () => {
  const picture = await twoHalves(1600, 900)
  const right = await expectDrawn(picture, { layout: 'portrait', crop: { x: 0.6, y: 0, width: 0.3 } })
  const [red = 255, , blue = 0] = await averageOf(right.poster.content)
  expect(red).toBeLessThan(20)
  expect(blue).toBeGreaterThan(230)
})

it('turns a picture upright before it crops, and drops what a camera wrote into it', async () => {
  const turned = await sharp(await twoHalves(1600, 900, 'jpeg'))
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody' } } })
    .toBuffer()
  const { width, height, exif, orientation, poster, original } = await expectDrawn(turned)
  expect([width, height, exif, orientation]).toEqual([900, 1600, undefined, undefined])
  // What was on the left is on top now.
  const top = await sharp(poster.content).extract({ left: 0, top: 0, width: 900, height: 700 }).toBuffer()
  expect((await averageOf(top))[0]).toBeGreaterThan(230)
  expect((await sharp(original.content).metadata()).exif).toBeUndefined()
})

it('names a poster by its content, and its original after it', async () => {
  const picture = await twoHalves(1280, 720)
  const [one, again] = [await expectDrawn(picture), await expectDrawn(picture)]
  expect(one.poster.fileName).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect(one.poster.fileName).toBe(again.poster.fileName)
  expect(one.original.fileName).toBe(one.poster.fileName.replace('.webp', '.original.webp'))
  const other = await expectDrawn(picture, { crop: { x: 0, y: 0, width: 0.5 } })
  expect(other.poster.fileName).not.toBe(one.poster.fileName)
})

it('refuses what is no picture, damaged, empty, small or two files in one', async () => {
  const png = await twoHalves(1280, 720)
  expect(await problemOf(Buffer.from('<html><script>1</script></html>'))).toMatch(/not a picture/)
  expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(/not a picture/)
  expect(await problemOf(png.subarray(0, png.length - 20))).toMatch(/damaged/)
  expect(await problemOf(Buffer.concat([png, Buffer.from('<script>')]))).toMatch(/damaged/)
  expect(await problemOf(Buffer.alloc(0))).toMatch(/empty/)
  expect(await problemOf(await twoHalves(400, 200))).toMatch(/too small/)
})

it('refuses a picture of 30,000 × 30,000 pixels before it is decoded', async () => {
  expect(await problemOf(blackPng(30_000))).toMatch(/too many pixels/)
})

describe('a crop', () => {
  const PICTURES = [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 1000, height: 1000 },
    { width: 1023, height: 577 },
  ]

  it.each(Object.entries(LAYOUT_RATIOS) as [VideoLayout, number][])(
    'of %s stays inside the picture, whatever is asked',
    (_, ratio) => {
      for (const picture of PICTURES) {
        for (const crop of [
          centeredCrop(picture, ratio),
          { x: 1, y: 1, width: 1 },
          { x: 0, y: 0, width: 0 },
          resizeCrop({ x: 0.5, y: 0.5, width: 0.3 }, 0.9, picture, ratio),
        ]) {
          const part = toPixels(fitCrop(crop, picture, ratio), picture, ratio)
          expect(part.left).toBeGreaterThanOrEqual(0)
          expect(part.top).toBeGreaterThanOrEqual(0)
          expect(part.left + part.width).toBeLessThanOrEqual(picture.width)
          expect(part.top + part.height).toBeLessThanOrEqual(picture.height)
        }
        const part = toPixels(centeredCrop(picture, ratio), picture, ratio)
        expect(Math.abs(part.width / part.height - ratio)).toBeLessThan(0.01)
      }
    },
  )
})
