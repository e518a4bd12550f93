import sharp from 'sharp'
import { blackPng } from './black-png'
import { drawIllustration } from './draw-illustration'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#840' } })

async function problemOf(bytes: Uint8Array) {
  const drawn = await drawIllustration(bytes)
  return drawn.ok ? null : drawn.problem
}

it('shrinks a large picture, turns it upright and drops what a camera wrote into it', async () => {
  const photo = await picture(3000, 1500)
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody' } } })
    .toBuffer()
  const drawn = await drawIllustration(photo)
  if (!drawn.ok) throw new Error(drawn.problem)
  expect(drawn.fileName).toMatch(/^[0-9a-f]{32}\.webp$/)
  const { format, width, height, exif } = await sharp(drawn.content).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 1000,
    height: 2000,
    exif: undefined,
  })
  const again = await drawIllustration(photo)
  expect(again.ok && again.fileName).toBe(drawn.fileName)
})

it('refuses what is no picture, too small, damaged or too large to decode', async () => {
  const png = await picture(600, 400).png().toBuffer()
  expect(await problemOf(png)).toBeNull()
  expect(await problemOf(Buffer.alloc(0))).toMatch(/empty/)
  expect(await problemOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(/not a picture/)
  expect(await problemOf(Buffer.concat([png, Buffer.from('<script>')]))).toMatch(/damaged/)
  expect(await problemOf(await picture(400, 100).png().toBuffer())).toMatch(/too small/)
  expect(await problemOf(blackPng(30_000))).toMatch(/too many pixels/)
})
