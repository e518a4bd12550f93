import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { findProgram } from '@/tools/gate/programs'
import { isFastStart } from './fast-start'
import { makeRenditions, type MadeFile } from './make'
import { readFilm } from './read-film'

jest.setTimeout(120_000)

const ffmpeg = findProgram('ffmpeg')
const folder = mkdtempSync(path.join(tmpdir(), 'make-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { signal } = new AbortController()
const SOUND = ['-f', 'lavfi', '-i', 'sine=440:d=2', '-shortest', '-c:a', 'aac']
const QUICK = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

/** Two seconds of a test picture. */
function draw(name: string, size: string, ...options: string[]): string {
  const file = path.join(folder, name)
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=2:r=12`]
  execFileSync(ffmpeg, ['-v', 'error', '-y', ...picture, ...options, file])
  return file
}

async function make(source: string, aside = path.basename(source, path.extname(source))) {
  const film = await readFilm(source, signal)
  if ('problem' in film) return film.problem
  const output = path.join(folder, `of-${aside}`)
  mkdirSync(output, { recursive: true })
  const shares: number[] = []
  const made = await makeRenditions({
    ...{ film, source, folder: output, signal },
    onProgress: (share) => shares.push(share),
  })
  return { film, output, made, shares }
}

async function makeFrom(source: string) {
  const result = await make(source)
  if (typeof result === 'string') throw new Error(result)
  return result
}

const sizesOf = (made: MadeFile[], kind: MadeFile['kind']) =>
  made.flatMap((file) => (file.kind === kind ? `${file.width}x${file.height}` : []))

it('makes films, a loop, a storyboard and posters of a film with sound', async () => {
  const { made, output, shares } = await makeFrom(draw('sound.mp4', '960x540', ...SOUND, ...QUICK))
  expect(sizesOf(made, 'film')).toEqual(['960x540', '640x360'])
  expect(sizesOf(made, 'loop')).toEqual(['640x360'])
  expect(sizesOf(made, 'poster')).toHaveLength(10)
  expect(made.find(({ kind }) => kind === 'storyboard')).toMatchObject({
    ...{ width: 160, height: 90, tiles: { columns: 2, count: 2, intervalMs: 1000 } },
  })
  for (const { file, bytes, kind, duration_ms: duration } of made) {
    expect((await stat(path.join(output, file))).size).toBe(bytes)
    if (kind !== 'film' && kind !== 'loop') continue
    expect(await isFastStart(path.join(output, file))).toBe(true)
    expect(await readFilm(path.join(output, file), signal)).toMatchObject({ hasAudio: kind === 'film' })
    expect(Math.abs(Number(duration) - 2000)).toBeLessThanOrEqual(200)
  }
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})

it('makes them of a silent, of an odd and of a rotated film', async () => {
  const silent = await makeFrom(draw('silent.webm', '320x180', '-c:v', 'libvpx', '-deadline', 'realtime'))
  expect(sizesOf(silent.made, 'film')).toEqual(['320x180'])

  const odd = await makeFrom(
    draw('odd.mov', '321x181', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p'),
  )
  expect(sizesOf(odd.made, 'film')).toEqual(['320x180'])

  const flat = draw('flat.mp4', '320x180', ...QUICK)
  const rotated = path.join(folder, 'rotated.mp4')
  execFileSync(ffmpeg, [
    '-v',
    'error',
    '-y',
    '-i',
    flat,
    '-c',
    'copy',
    '-metadata:s:v:0',
    'rotate=90',
    rotated,
  ])
  const turned = await makeFrom(rotated)
  expect(turned.film).toMatchObject({ width: 180, height: 320 })
  expect(sizesOf(turned.made, 'film')).toEqual(['180x320'])
})

it('turns HDR into what every screen shows', async () => {
  const { film, made, output } = await makeFrom(
    draw(
      'hdr.mov',
      '320x180',
      ...['-c:v', 'libx265', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le'],
      ...['-x265-params', 'log-level=none', '-color_trc', 'smpte2084', '-color_primaries', 'bt2020'],
      ...['-colorspace', 'bt2020nc', '-tag:v', 'hvc1'],
    ),
  )
  expect(film.isHdr).toBe(true)
  const file = path.join(output, made[0]?.file ?? '')
  expect(await readFilm(file, signal)).toMatchObject({ isHdr: false, videoCodec: 'h264' })
  const { channels } = await sharp(path.join(output, 'poster-5.webp')).stats()
  expect(channels.some(({ mean }) => mean > 20)).toBe(true)
})

it('says what is wrong with a file without a picture, and with one that is no film', async () => {
  const soundOnly = path.join(folder, 'sound.m4a')
  execFileSync(ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', 'sine=440:d=1', soundOnly])
  expect(await make(soundOnly)).toBe('no-picture')

  const playlist = path.join(folder, 'playlist.mp4')
  writeFileSync(playlist, `#EXTM3U\n#EXTINF:2,\nfile://${soundOnly}\n`)
  expect(await make(playlist)).toBe('unreadable')
  writeFileSync(playlist, '')
  expect(await make(playlist)).toBe('unreadable')
})

it('refuses a film that was cut off, with its index at the start or at the end', async () => {
  const faststart = draw('cut.mp4', '320x180', ...QUICK, '-g', '4', '-movflags', '+faststart')
  truncateSync(faststart, Math.floor((await stat(faststart)).size * 0.6))
  await expect(make(faststart)).rejects.toThrow(/cut off/)

  const plain = draw('cut-index.mp4', '320x180', ...QUICK)
  truncateSync(plain, Math.floor((await stat(plain)).size * 0.6))
  expect(await make(plain)).toBe('unreadable')
})

it("stops at once when the job is another worker's", async () => {
  const source = draw('stopped.mp4', '320x180', ...QUICK)
  const film = await readFilm(source, signal)
  if ('problem' in film) throw new Error(film.problem)
  const making = makeRenditions({
    film,
    source,
    folder,
    signal: AbortSignal.abort(),
    onProgress: () => undefined,
  })
  await expect(making).rejects.toMatchObject({ name: 'AbortError' })
})
