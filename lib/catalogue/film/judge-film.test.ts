import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { judgeFilm, type StoredFilm } from './judge-film'
import type { FilmType } from './upload-rules'

const FOLDER = 'demo/media/videos'
const MP4 = readFileSync(`${FOLDER}/lakeshore-roasters-first-pour.mp4`)
const WEBM = readFileSync(`${FOLDER}/lakeshore-roasters-first-pour.webm`)
const REEL = readFileSync(`${FOLDER}/lakeshore-roasters-cold-brew-reel.mp4`)

const stored = (content: Buffer): StoredFilm => ({
  bytes: content.length,
  read: (start, end) => Promise.resolve(new Uint8Array(content.subarray(start, end))),
  // Chunks of an odd size, so that headers are cut.
  stream: () =>
    Promise.resolve(
      (async function* () {
        for (let at = 0; at < content.length; at += 65_537)
          yield await Promise.resolve(content.subarray(at, at + 65_537))
      })(),
    ),
})

const judge = (content: Buffer, type: FilmType = 'video/mp4') =>
  judgeFilm(stored(content), { name: 'film', type })

async function problemOf(content: Buffer, type?: FilmType): Promise<string> {
  const judgement = await judge(content, type)
  return judgement.ok ? 'none' : judgement.problem
}

const box = (type: string, content: Buffer) => {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

/** The outermost boxes of an MP4. */
function boxesOf(file: Buffer): { type: string; bytes: Buffer }[] {
  const boxes = []
  for (let at = 0; at < file.length;) {
    const length = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, at + length) })
    at += length
  }
  return boxes
}

const replaced = (file: Buffer, from: string, to: string) =>
  Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1')

it('reports what is in an MP4', async () => {
  const judgement = await judge(MP4)
  expect(judgement).toMatchObject({
    ok: true,
    report: {
      type: 'video/mp4',
      error: null,
      rotation: 0,
      bytes: MP4.length,
      sha256: createHash('sha256').update(MP4).digest('hex'),
      videoCodec: expect.stringMatching(/^avc1\./) as string,
      hasAudio: false,
    },
  })
  if (!judgement.ok) return
  const { width, height, durationMs, isFastStart } = judgement.report
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(durationMs).toBeGreaterThan(1000)
  const types = boxesOf(MP4).map(({ type }) => type)
  expect(isFastStart).toBe(types.indexOf('moov') < types.indexOf('mdat'))
})

it('reports an upright film, a WebM and a MOV', async () => {
  const upright = await judge(REEL)
  expect(upright.ok && upright.report.height > upright.report.width).toBe(true)
  const webm = await judge(WEBM, 'video/webm')
  expect(webm).toMatchObject({ ok: true, report: { type: 'video/webm', error: null } })
  const mov = Buffer.from(MP4)
  mov.write('qt  ', 8, 'latin1')
  expect(await judge(mov, 'video/quicktime')).toMatchObject({
    ok: true,
    report: { type: 'video/quicktime', error: null },
  })
})

it('says which films browsers do not play', async () => {
  const judgement = await judge(replaced(MP4, 'avc1', 'ap4h'))
  expect(judgement).toMatchObject({
    ok: true,
    report: { error: expect.stringContaining('do not play its picture') as string },
  })
})

it.each([
  ['nothing', Buffer.alloc(0), /empty/],
  ['text', Buffer.from('<html><script>alert(1)</script></html>'), /not an MP4/],
  ['a picture', readFileSync('demo/media/video-thumbnails/lakeshore-roasters-first-pour.webp'), /not an MP4/],
  ['a film that is cut off', MP4.subarray(0, MP4.length - 1000), /cut off/],
  [
    'a film with a page behind its end',
    Buffer.concat([MP4, Buffer.from('<script>alert(1)</script>')]),
    /extra data/,
  ],
  ['a WebM with an archive behind its end', Buffer.concat([WEBM, Buffer.from('PK\x05\x06')]), /extra data/],
  ['a picture in the container of a film', replaced(MP4, 'isom', 'avif'), /not an MP4/],
  [
    'a film without an index',
    Buffer.concat(
      boxesOf(MP4)
        .filter(({ type }) => type !== 'moov')
        .map(({ bytes }) => bytes),
    ),
    /cut off/,
  ],
  [
    'a film with a garbled index',
    Buffer.concat(
      boxesOf(MP4).map(({ type, bytes }) =>
        type === 'moov' ? box('moov', Buffer.alloc(bytes.length, 7)) : bytes,
      ),
    ),
    /cut off|no picture/,
  ],
  ['a film with sound only', replaced(MP4, 'vide', 'soun'), /no picture|damaged/],
])('refuses %s', async (_, content, problem) => {
  const type = content.includes('webm') ? 'video/webm' : 'video/mp4'
  expect(await problemOf(content, type)).toMatch(problem)
})

it('refuses a WebM that says it is an MP4', async () => {
  expect(await problemOf(WEBM, 'video/mp4')).toMatch(/WebM film under the name of another type/)
})
