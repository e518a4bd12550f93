import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawAsset } from './draw-asset'
import { ASSET_SLOTS, type AssetSlot } from './slots'

const slotOf = (id: string): AssetSlot => {
  const slot = ASSET_SLOTS.find((candidate) => candidate.id === id)
  if (!slot) throw new Error(`No slot ${id}`)
  return slot
}
const POSTER = slotOf('hero-poster')
const FILM = slotOf('hero-film')

const demo = (file: string) => readFileSync(path.resolve('demo/media/website-assets', file))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a62' } })

async function expectDrawn(...[bytes, slot, kind]: Parameters<typeof drawAsset>) {
  const drawn = await drawAsset(bytes, slot, kind)
  if (!drawn.ok) throw new Error(drawn.problem)
  return drawn
}

async function problemOf(...[bytes, slot, kind]: Parameters<typeof drawAsset>) {
  const drawn = await drawAsset(bytes, slot, kind)
  return drawn.ok ? null : drawn.problem
}

it('writes every format of the slot in its measure and within its bytes, without metadata', async () => {
  const photo = await picture(2000, 1500)
    .withMetadata({ exif: { IFD0: { Copyright: 'Somebody' } } })
    .jpeg()
    .toBuffer()
  const { files, names } = await expectDrawn(photo, POSTER, 'picture')
  expect(files.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  for (const { content } of files) {
    const { width, height, exif } = await sharp(content).metadata()
    expect([width, height, exif]).toEqual([1280, 720, undefined])
    expect(content.length).toBeLessThanOrEqual(30_000)
  }
  expect(names.avif).toMatch(/^hero\/hero-poster-[0-9a-f]{32}\.avif$/)
})

it('refuses a picture that would be enlarged, counting it upright', async () => {
  const turned = await picture(1280, 720).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await problemOf(turned, POSTER, 'picture')).toMatch(/720 × 1280 pixels.*1280 × 720/)
})

it('refuses a picture that cannot be small enough', async () => {
  const slot: AssetSlot = { ...slotOf('share-picture'), formats: { jpeg: 1000 } }
  const photo = await picture(1200, 630).png().toBuffer()
  expect(await problemOf(photo, slot, 'picture')).toMatch(/too much detail/)
})

it('takes the best quality that fits', async () => {
  const slot = slotOf('share-picture')
  const lines = Array.from(
    { length: 300 },
    (_, n) => `<path d="M0 ${n * 3}L1200 ${(n * 97) % 630}" stroke="#fff"/>`,
  )
  const photo = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${lines.join('')}</svg>`),
  )
    .png()
    .toBuffer()
  const { files } = await expectDrawn(photo, slot, 'picture')
  const size = files[0]?.content.length ?? 0
  const tighter = { ...slot, formats: { jpeg: size - 1 } }
  const { files: smaller } = await expectDrawn(photo, tighter, 'picture')
  expect(smaller[0]?.content.length).toBeLessThan(size)
})

it('refuses what is no picture, damaged, empty, or has something behind its end', async () => {
  const png = await picture(1280, 720).png().toBuffer()
  expect(await problemOf(Buffer.from('<html>'.repeat(9)), POSTER, 'picture')).toMatch(/not a file/)
  expect(await problemOf(png.subarray(0, png.length - 20), POSTER, 'picture')).toMatch(/damaged/)
  expect(await problemOf(Buffer.concat([png, Buffer.from('<script>')]), POSTER, 'picture')).toMatch(/damaged/)
  expect(await problemOf(Buffer.alloc(0), POSTER, 'picture')).toMatch(/empty/)
})

it('keeps a film as it is, under the name of its content', async () => {
  const { files, names } = await expectDrawn(demo('hero/showreel.mp4'), FILM, 'mp4')
  expect(files[0]?.content.equals(demo('hero/showreel.mp4'))).toBe(true)
  expect(names).toEqual({ mp4: files[0]?.name })
  expect((await expectDrawn(demo('hero/showreel.webm'), FILM, 'webm')).names.webm).toMatch(/\.webm$/)
})

it('refuses a film of another type, a cut one, and one without pictures', async () => {
  const mp4 = demo('hero/showreel.mp4')
  expect(await problemOf(mp4, FILM, 'webm')).toMatch(/not a file/)
  expect(await problemOf(mp4.subarray(0, mp4.length - 500), FILM, 'mp4')).toMatch(/damaged/)
  const soundOnly = Buffer.from(mp4.toString('latin1').replaceAll('vide', 'soun'), 'latin1')
  expect(await problemOf(soundOnly, FILM, 'mp4')).toMatch(/only sound/)
  expect(await problemOf(mp4, { ...FILM, width: 1920, height: 1080 }, 'mp4')).toMatch(
    'This film has 1280 × 720 pixels. Choose one of at least 1920 × 1080.',
  )
  const otherCodec = Buffer.from(mp4.toString('latin1').replaceAll('avc1', 'apcn'), 'latin1')
  expect(await problemOf(otherCodec, FILM, 'mp4')).toMatch(/Browsers do not play its picture/)
})
