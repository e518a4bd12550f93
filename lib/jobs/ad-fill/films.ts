import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FilledTemplate, Ground, TemplateDocument } from '@/lib/ads/templates/document'
import { filmFacts, filmFrames } from '@/lib/ads/templates/film-frames'
import { drawOnServer, toPixels } from '@/lib/data/ads/templates/render'
import { downloadFilm } from '@/lib/data/privileged/film-storage'
import { getStoredFilm } from '@/lib/data/privileged/renditions'
import { hasFfmpeg } from '@/lib/jobs/renditions/programs'
import { readFilm } from '@/lib/jobs/renditions/read-film'
import { FfmpegError, runFfmpeg } from '@/lib/jobs/renditions/run-ffmpeg'
import { log } from '@/lib/observability/log'
import { filmArgs, type GroundFilm } from './film-args'

/** Why a film is not made, in words for staff. */
class FilmProblem extends Error {}

const NO_FFMPEG = 'The film is not made: this server has no ffmpeg.'
const NO_GROUND =
  'The film is not made: the film of the template is no longer stored here, or cannot be read.'
const NOT_MADE = 'The film could not be made. The log of the server says more.'

/** Of a film whose end is the drawing with this hash. */
export const filmHash = (document: TemplateDocument, drawingHash: string): string =>
  createHash('sha256')
    .update(`${drawingHash} ${filmFacts(document)}`)
    .digest('hex')

/** The pixels of each frame. One is drawn only where something moves. */
async function* framesOf({ document, values, format }: FilledTemplate, signal: AbortSignal) {
  const withoutGround = document.ground.kind === 'film'
  let pixels = Buffer.alloc(0)
  for (const { at, isNew } of filmFrames(document)) {
    signal.throwIfAborted()
    if (isNew) {
      const drawing = await drawOnServer(document, values, format, { at, withoutGround })
      pixels = await (await toPixels(drawing)).ensureAlpha().raw().toBuffer()
    }
    yield pixels
  }
}

/** Makes the films of a job. `folder` is its own. */
export function openFilms(folder: string, signal: AbortSignal) {
  const sources = new Map<string, Promise<string | null>>()
  let isPossible: Promise<boolean> | undefined
  let count = 0

  async function download(videoId: string): Promise<string | null> {
    const stored = await getStoredFilm(videoId)
    const file = path.join(folder, `source-${videoId}`)
    return stored && (await downloadFilm(stored, file, signal)) ? file : null
  }

  async function groundOf(ground: Ground): Promise<GroundFilm | null> {
    if (ground.kind !== 'film') return null
    const { videoId, from, to, focal } = ground
    const source = sources.get(videoId) ?? download(videoId)
    sources.set(videoId, source)
    const file = await source
    const facts = file && (await readFilm(file, signal))
    if (!file || !facts || 'problem' in facts) throw new FilmProblem(NO_GROUND)
    return { file, stream: facts.videoStream, from, to, focal }
  }

  async function make(wanted: FilledTemplate): Promise<Buffer> {
    if (!(await (isPossible ??= hasFfmpeg()))) throw new FilmProblem(NO_FFMPEG)
    const ground = await groundOf(wanted.document.ground)
    count += 1
    const output = path.join(folder, `${count}.mp4`)
    const { format } = wanted
    const args = filmArgs({ format, seconds: wanted.document.seconds, ground, output })
    await runFfmpeg(args, { signal, input: framesOf(wanted, signal) })
    const content = await readFile(output)
    await rm(output)
    return content
  }

  return {
    /** An MP4, or why there is none. */
    async make(
      wanted: FilledTemplate,
    ): Promise<{ content: Buffer; type: 'video/mp4' } | { problem: string }> {
      try {
        return { content: await make(wanted), type: 'video/mp4' }
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof FilmProblem) return { problem: error.message }
        if (!(error instanceof FfmpegError)) throw error
        log.warn('films.make', error)
        return { problem: NOT_MADE }
      }
    },
  }
}

export type Films = ReturnType<typeof openFilms>
