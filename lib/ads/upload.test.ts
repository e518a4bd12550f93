import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkUpload } from './inspect/check-upload'
import { readUploadPath, uploadPath } from './upload-path'
import { adKindForType, uploadProblem } from './upload-rules'

const MEBIBYTE = 1024 ** 2
const UPLOAD = {
  groupId: 'e2000000-0000-4000-8000-000000000001',
  adId: 'e3000000-0000-4000-8000-000000000101',
  kind: 'static',
} as const
const FILE_ID = 'aaaaaaaa-0000-4000-8000-000000000001'
const PICTURE = readFileSync(`demo/media/ads/e2000000-0000-4000-8000-000000000001/first-pour-static.jpg`)

async function* inTwo(content: Uint8Array) {
  yield content.subarray(0, 100)
  yield content.subarray(100)
}
const judge = (content: Uint8Array, type: string, kind: 'static' | 'motion' = 'static') =>
  checkUpload(kind, { type, content: inTwo(content) })

describe('uploadProblem and adKindForType', () => {
  it.each([
    ['static', 'image/png', 25 * MEBIBYTE, null],
    [
      'static',
      'image/png',
      25 * MEBIBYTE + 1,
      'This file is too large. Choose PNG, JPEG or WebP, up to 25 MB.',
    ],
    ['motion', 'video/webm', 500 * MEBIBYTE, null],
    ['motion', 'video/mp4', 500 * MEBIBYTE + 1, 'This file is too large. Choose MP4 or WebM, up to 500 MB.'],
    ['static', 'image/jpeg', 0, 'This file is empty.'],
    [
      'static',
      'video/mp4',
      1,
      'This type of file cannot be used here. Choose PNG, JPEG or WebP, up to 25 MB.',
    ],
    [
      'motion',
      'image/svg+xml',
      1,
      'This type of file cannot be used here. Choose MP4 or WebM, up to 500 MB.',
    ],
  ] as const)('%s, %s of %i bytes: %s', (kind, type, size, problem) => {
    expect(uploadProblem(kind, { type, size })).toBe(problem)
  })

  it.each([
    ['image/webp', 'static'],
    ['video/mp4', 'motion'],
    ['image/svg+xml', null],
    ['text/html', null],
    ['', null],
    ['toString', null],
  ])('%j goes to %s', (type, kind) => {
    expect(adKindForType(type)).toBe(kind)
  })
})

describe('readUploadPath', () => {
  it('reads a path built by uploadPath', () => {
    const path = uploadPath(UPLOAD, 'image/jpeg', FILE_ID)
    expect(path).toBe(`${UPLOAD.groupId}/${UPLOAD.adId}-static-${FILE_ID}.jpg`)
    expect(readUploadPath(path)).toEqual(UPLOAD)
  })

  it.each([
    '',
    `${UPLOAD.groupId}/first-pour-static.jpg`,
    `../${UPLOAD.adId}-static-${FILE_ID}.jpg`,
    `${UPLOAD.groupId}/../${UPLOAD.adId}-static-${FILE_ID}.jpg`,
    `${UPLOAD.groupId}/${UPLOAD.adId}-other-${FILE_ID}.jpg`,
    `${UPLOAD.groupId}/${UPLOAD.adId}-static-${FILE_ID}.jpg\n`,
  ])('returns null for %j', (path) => {
    expect(readUploadPath(path)).toBeNull()
  })
})

describe('checkUpload', () => {
  it('returns type, size and hash of a valid file', async () => {
    expect(await judge(PICTURE, 'image/jpeg')).toEqual({
      ok: true,
      type: 'image/jpeg',
      bytes: PICTURE.length,
      sha256: createHash('sha256').update(PICTURE).digest('hex'),
    })
  })

  it.each([
    ['is empty', Buffer.alloc(0), 'image/png', /empty/],
    [
      'is an HTML page',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'image/png',
      /not a picture or film/,
    ],
    [
      'has data after its end',
      Buffer.concat([PICTURE, Buffer.from('PK\x03\x04')]),
      'image/jpeg',
      /extra data at its end/,
    ],
    ['was sent as another type', PICTURE, 'image/png', /^This is a JPEG file/],
  ])('rejects a file that %s', async (_why, content, type, problem) => {
    expect(await judge(content, type)).toEqual({
      ok: false,
      problem: expect.stringMatching(problem) as string,
    })
  })

  it('rejects a file of the other kind', async () => {
    expect(await judge(PICTURE, 'image/jpeg', 'motion')).toMatchObject({ ok: false })
  })
})
