import { readFileSync } from 'node:fs'
import { inspectFile } from './inspect-file'

const MEDIA = 'demo/media'
const read = (file: string) => readFileSync(`${MEDIA}/${file}`)

async function* inPieces(content: Uint8Array, size = 7) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

const inspect = (content: Uint8Array, size?: number) => inspectFile(inPieces(content, size))
const be32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const pngChunk = (type: string, data: Uint8Array) =>
  Buffer.concat([be32(data.length), Buffer.from(type), data, be32(0)])
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  pngChunk('IHDR', Buffer.alloc(13, 1)),
  pngChunk('IDAT', Buffer.alloc(40, 0xff)),
  pngChunk('IEND', Buffer.alloc(0)),
])

const box = (type: string, data: Uint8Array) =>
  Buffer.concat([be32(data.length + 8), Buffer.from(type, 'latin1'), data])
const mp4 = (brand: string) =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
    box('moov', Buffer.alloc(20)),
    box('mdat', Buffer.alloc(50)),
  ])
const LONG_BOX = Buffer.concat([be32(1), Buffer.from('mdat'), be32(0), be32(16 + 30), Buffer.alloc(30)])

const webm = (docType: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + 3 + docType.length, 0x42, 0x82, 0x80 + docType.length]),
    Buffer.from(docType),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0, 0, 0, 0, 0, 0, 100]),
    Buffer.alloc(100),
  ])

const JPEG = read('ads/e2000000-0000-4000-8000-000000000001/first-pour-static.jpg')
const MP4 = read('ads/e2000000-0000-4000-8000-000000000001/first-pour-motion.mp4')
const WEBP = read('blog/how-we-deliver-and-name-your-files.webp')
const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(60, 1),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
])
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')

test.each([
  ['image/jpeg', JPEG],
  ['video/mp4', MP4],
  ['image/png', PNG],
  ['video/mp4', mp4('isom')],
  ['video/mp4', Buffer.concat([box('ftyp', Buffer.from('mp42')), LONG_BOX, box('moov', Buffer.alloc(9))])],
  ['video/webm', webm('webm')],
  ['video/webm', read('videos/lakeshore-roasters-first-pour.webm')],
  ['image/webp', WEBP],
])('detects a complete %s', async (type, content) => {
  expect(await inspect(content)).toBe(type)
  expect(await inspect(content, 64 * 1024)).toBe(type)
})

test.each([
  ['PNG', PNG],
  ['JPEG', JPEG],
  ['WebP', WEBP],
  ['MP4', mp4('isom')],
  ['WebM', webm('webm')],
])('rejects a %s with data after its end and a truncated one', async (_name, content) => {
  for (const more of [ZIP, HTML, Buffer.alloc(1)]) {
    expect(await inspect(Buffer.concat([content, more]))).toBe('broken')
  }
  expect(await inspect(content.subarray(0, -1))).toBe('broken')
  expect(await inspect(content.subarray(0, content.length / 2))).toBe('broken')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a few bytes', Buffer.from('GIF')],
  ['a page', HTML],
  ['a drawing that runs scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['an archive', ZIP],
  ['an archive in front of a picture', Buffer.concat([ZIP, PNG])],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0')],
])('returns unknown for %s', async (_name, content) => {
  expect(await inspect(content)).toBe('unknown')
})

test.each([
  ['a PNG without a header', Buffer.concat([PNG.subarray(0, 8), pngChunk('IEND', Buffer.alloc(0))])],
  ['a JPEG without a scan', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xd9])],
  ['a QuickTime film', mp4('qt  ')],
  ['a still picture in a box of films', mp4('avif')],
  ['an MP4 whose last box has no end', Buffer.concat([mp4('isom'), be32(0), Buffer.from('free')])],
  ['an MP4 with a box shorter than its header', Buffer.concat([mp4('isom'), be32(3), Buffer.from('free')])],
  [
    'a PNG of nothing but parts',
    Buffer.concat([
      PNG.subarray(0, 33),
      ...Array.from({ length: 20_000 }, () => pngChunk('tEXt', Buffer.alloc(0))),
      PNG.subarray(-12),
    ]),
  ],
  ['a Matroska file', webm('matroska')],
  ['a sound file', Buffer.concat([Buffer.from('RIFF'), be32(0), Buffer.from('WAVE')])],
])('returns broken for %s', async (_name, content) => {
  expect(await inspect(content)).toBe('broken')
})
