import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import type { NewRendition } from '@/lib/data/privileged/renditions'
import { JobFailure } from '@/lib/jobs/job'
import { isFastStart } from './fast-start'
import {
  filmArgs,
  loopArgs,
  planLoop,
  planPosters,
  planSizes,
  planStoryboard,
  posterArgs,
  storyboardArgs,
} from './plan'
import { readFilm, type FilmFacts } from './read-film'
import { FfmpegError, runFfmpeg } from './run-ffmpeg'

/** A rendition in the folder of this run; `file` is its name there. */
export type MadeFile = NewRendition & { type: 'video/mp4' | 'image/webp' }

type Work = {
  film: FilmFacts
  source: string
  folder: string
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** Seconds by which a rendition may be shorter or longer. */
const DURATION_TOLERANCE = 0.2

async function measure(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

const wrong = (reason: string, cause?: unknown) => new JobFailure(reason, { isFinal: true, cause })

/** @throws JobFailure when the new file is not what was wanted */
async function check(
  file: string,
  wanted: { seconds: number; width: number; height: number; hasAudio: boolean },
  signal: AbortSignal,
): Promise<number> {
  const made = await readFilm(file, signal)
  if ('problem' in made) throw wrong('A new file could not be read back.')
  if (made.seconds < wanted.seconds - DURATION_TOLERANCE) {
    throw wrong(
      'The film ends before its stated length. It may have been cut off when it was copied. Upload it again.',
    )
  }
  const isRight =
    made.seconds <= wanted.seconds + DURATION_TOLERANCE &&
    made.width === wanted.width &&
    made.height === wanted.height &&
    made.videoCodec === 'h264' &&
    made.hasAudio === wanted.hasAudio &&
    (await isFastStart(file))
  if (!isRight) throw wrong('A new file is not what was wanted, so the film stays as it is.')
  return Math.round(made.seconds * 1000)
}

async function makeFilms({ film, source, folder, signal, onProgress }: Work): Promise<MadeFile[]> {
  const sizes = planSizes(film)
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0)
  const made: MadeFile[] = []
  let done = 0
  for (const size of sizes) {
    const file = `${Math.min(size.width, size.height)}.mp4`
    const output = path.join(folder, file)
    const share = (size.width * size.height) / pixels
    await runFfmpeg(filmArgs(film, source, size, output), {
      signal,
      onProgress: (seconds) => onProgress(done + share * Math.min(1, seconds / film.seconds)),
    })
    const { width, height } = size
    const duration = await check(output, { ...film, width, height }, signal)
    made.push({
      ...{ kind: 'film', file, width, height, duration_ms: duration, type: 'video/mp4' },
      ...(await measure(output)),
    })
    done += share
  }
  return made
}

async function makeLoop({ film, source, folder, signal }: Work): Promise<MadeFile> {
  const loop = planLoop(film)
  const output = path.join(folder, 'loop.mp4')
  await runFfmpeg(loopArgs(film, source, loop, output), { signal })
  const { width, height, seconds } = loop
  const duration = await check(output, { seconds, width, height, hasAudio: false }, signal)
  return {
    ...{ kind: 'loop', file: 'loop.mp4', width, height, duration_ms: duration, type: 'video/mp4' },
    ...(await measure(output)),
  }
}

/** Lets libvips read what ffmpeg drew, which is a check, too. */
async function toWebp(folder: string, name: string, quality: number) {
  const file = `${name}.webp`
  const output = path.join(folder, file)
  const { width, height } = await sharp(path.join(folder, `${name}.png`))
    .webp({ quality })
    .toFile(output)
  return { file, width, height, type: 'image/webp' as const, ...(await measure(output)) }
}

async function makeStoryboard({ film, source, folder, signal }: Work): Promise<MadeFile> {
  const board = planStoryboard(film)
  await runFfmpeg(storyboardArgs(film, source, board, path.join(folder, 'storyboard.png')), { signal })
  const { width, height, columns, count, intervalMs } = board
  const picture = await toWebp(folder, 'storyboard', 60)
  if (picture.width !== width * columns) throw wrong('The storyboard is not what was wanted.')
  return { ...picture, kind: 'storyboard', width, height, tiles: { columns, count, intervalMs } }
}

async function makePosters({ film, source, folder, signal, onProgress }: Work): Promise<MadeFile[]> {
  const made: MadeFile[] = []
  const positions = planPosters(film)
  for (const [index, atMs] of positions.entries()) {
    const name = `poster-${index + 1}`
    await runFfmpeg(posterArgs(film, source, atMs, path.join(folder, `${name}.png`)), { signal })
    // A film of a few pictures has none at some positions.
    const picture = await toWebp(folder, name, 82).catch(() => null)
    if (picture) made.push({ ...picture, kind: 'poster', at_ms: atMs })
    onProgress((index + 1) / positions.length)
  }
  return made
}

/** @throws JobFailure in words for staff */
function explain(error: unknown): never {
  if (!(error instanceof FfmpegError)) throw error
  if (/no space left/i.test(error.output)) {
    throw new JobFailure('The disk of the server is full.', { isFinal: false, cause: error })
  }
  throw new JobFailure('The film could not be converted. The file may be damaged.', {
    isFinal: false,
    cause: error,
  })
}

/** Makes everything into `folder`, the films last in weight but first in order. */
export async function makeRenditions(work: Work): Promise<MadeFile[]> {
  const part = (from: number, share: number): Work => ({
    ...work,
    onProgress: (done) => work.onProgress(from + done * share),
  })
  try {
    const films = await makeFilms(part(0, 0.8))
    const loop = await makeLoop(part(0.8, 0.04))
    const storyboard = await makeStoryboard(part(0.84, 0.06))
    return [...films, loop, storyboard, ...(await makePosters(part(0.9, 0.1)))]
  } catch (error) {
    work.signal.throwIfAborted()
    return explain(error)
  }
}
