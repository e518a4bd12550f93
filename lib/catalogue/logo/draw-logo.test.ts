import sharp from 'sharp'
import { blackPng } from '@/lib/catalogue/picture/black-png'
import { drawLogo } from './draw-logo'

const svg = (content: string, attributes = 'width="200" height="100"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )

const RECTANGLE = '<rect x="50" y="40" width="100" height="20" fill="#c80"/>'

async function expectDrawn(bytes: Uint8Array) {
  const logo = await drawLogo(bytes)
  if (!logo.ok) throw new Error(logo.problem)
  return { ...logo, ...(await sharp(logo.content).metadata()) }
}

async function problemOf(bytes: Uint8Array) {
  const logo = await drawLogo(bytes)
  return logo.ok ? null : logo.problem
}

/** A mark of 300 × 60 pixels with an empty border of 100. */
const bordered = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 300, height: 60, channels: 4, background: '#0a6' } })
    .extend({ top: 100, bottom: 100, left: 100, right: 100, background: '#fff' })
    .toFormat(format)
    .toBuffer()

it.each(['png', 'jpeg', 'webp'] as const)('cuts the border off a %s and writes WebP', async (format) => {
  const { format: written, width, height, fileName } = await expectDrawn(await bordered(format))
  expect(written).toBe('webp')
  // JPEG blurs the edge.
  expect(Math.abs(width - 300)).toBeLessThanOrEqual(8)
  expect(Math.abs(height - 60)).toBeLessThanOrEqual(8)
  expect(fileName).toMatch(/^[0-9a-f]{32}\.webp$/)
})

it('cuts a transparent border off, and keeps what is transparent inside', async () => {
  const ring = svg('<circle cx="100" cy="50" r="20" fill="none" stroke="#c80"/>')
  const png = await sharp(ring).png().toBuffer()
  const { width, height, hasAlpha } = await expectDrawn(png)
  expect([width, height, hasAlpha]).toEqual([42, 42, true])
})

it('fits large pictures into 600 × 300 and enlarges no small ones', async () => {
  const wide = await sharp({ create: { width: 3000, height: 300, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 2800, height: 200, channels: 3, background: '#000' } } }])
    .png()
    .toBuffer()
  expect((await expectDrawn(wide)).width).toBe(600)
})

it('turns a picture upright and drops its metadata', async () => {
  const turned = await sharp(await bordered('jpeg'))
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody' } } })
    .toBuffer()
  const { width, height, exif, orientation } = await expectDrawn(turned)
  expect(width).toBeLessThan(height)
  expect([exif, orientation]).toEqual([undefined, undefined])
})

it('gives the same content the same name', async () => {
  const [one, two] = [await expectDrawn(svg(RECTANGLE)), await expectDrawn(svg(RECTANGLE))]
  expect(one.fileName).toBe(two.fileName)
})

it('draws an SVG at full size, with or without width and height', async () => {
  expect(await expectDrawn(svg(RECTANGLE))).toMatchObject({ format: 'webp', width: 600 })
  expect(await expectDrawn(svg(RECTANGLE, 'viewBox="0 0 200 100"'))).toMatchObject({ width: 600 })
  expect(
    await expectDrawn(svg(RECTANGLE, 'width="200000" height="100000" viewBox="0 0 200 100"')),
  ).toMatchObject({ width: 600 })
})

it('draws gradients and symbols that an SVG has in itself', async () => {
  const content = `<defs><linearGradient id="g"><stop stop-color="#c80"/></linearGradient><path id="p" d="M0 0h90v40z"/></defs>
    <use href="#p" style="fill:url(#g)"/><use xlink:href="#p" x="80" fill="url('#g')"/>`
  expect((await expectDrawn(svg(content))).format).toBe('webp')
})

it.each([
  ['a script', '<script>alert(1)</script>', /scripts/],
  ['a script with a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>', /scripts/],
  ['a page', '<foreignObject><p>Hi</p></foreignObject>', /scripts/],
  ['a picture of elsewhere', '<image href="https://example.com/a.png"/>', /pictures/],
  ['a picture in itself', '<image xlink:href="data:image/png;base64,AAAA"/>', /pictures/],
  ['a link to a file', '<use xlink:href="file:///etc/passwd#a"/>', /elsewhere/],
  ['a link without quotes around a fragment', `<use href = 'other.svg#a'/>`, /elsewhere/],
  ['a style sheet of elsewhere', '<style>@import "https://example.com/a.css";</style>', /elsewhere/],
  ['a fill of elsewhere', '<rect fill="url(https://example.com/#a)"/>', /elsewhere/],
  ['an animation', '<animate attributeName="x"/>', /animations/],
])('refuses an SVG with %s', async (_, content, problem) => {
  expect(await problemOf(svg(RECTANGLE + content))).toMatch(problem)
})

it.each([
  ['a document type', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]>'],
  ['a processing instruction', '<?xml-stylesheet href="a.css"?>'],
])('refuses an SVG with %s', async (_, before) => {
  expect(await problemOf(Buffer.concat([svg(RECTANGLE), Buffer.from(`<!-- -->${before}`)]))).toMatch(
    /document type/,
  )
})

it('refuses an SVG in an encoding that hides what is in it', async () => {
  const utf16 = Buffer.from(`\ufeff${svg('<script/>').toString()}`, 'utf16le')
  expect(await problemOf(utf16)).toMatch(/not a picture/)
  const declared = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), svg(RECTANGLE)])
  expect(await problemOf(declared)).toMatch(/UTF-8/)
})

it('refuses an SVG whose symbols multiply to billions', async () => {
  const levels = Array.from({ length: 10 }, (_, level) =>
    level === 0
      ? '<g id="l0"><rect width="1" height="1"/></g>'
      : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  )
  expect(await problemOf(svg(levels.join('')))).toMatch(/damaged|nothing to see/)
})

it('refuses an SVG of too many elements, and one that is no XML', async () => {
  expect(await problemOf(svg('<g/>'.repeat(10_001)))).toMatch(/too detailed/)
  expect(await problemOf(svg('<rect'))).toMatch(/damaged/)
})

it('refuses a picture of 30,000 × 30,000 pixels before it is decoded', async () => {
  expect(blackPng(30_000).length).toBeLessThan(200_000)
  expect(await problemOf(blackPng(30_000))).toMatch(/too many pixels/)
})

it('refuses what is no picture, damaged, empty or blank', async () => {
  const png = await bordered('png')
  expect(await problemOf(Buffer.from('<html><script>1</script></html>'))).toMatch(/not a picture/)
  expect(await problemOf(png.subarray(0, png.length - 20))).toMatch(/damaged/)
  expect(await problemOf(Buffer.concat([png, Buffer.from('<script>')]))).toMatch(/damaged/)
  expect(await problemOf(Buffer.alloc(0))).toMatch(/empty/)
  const blank = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await problemOf(blank)).toMatch(/nothing to see/)
  expect(await problemOf(svg(''))).toMatch(/nothing to see/)
})
