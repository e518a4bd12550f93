import { createHash } from 'node:crypto'
import { playbackProblem } from './codecs'
import { inspectFilm } from './inspect-film'
import { probeFilm, type Probe, type ReadableFile } from './probe-film'
import { FILM_TYPE_NAMES, filmUploadProblem, type FilmType } from './upload-rules'

export type StoredFilm = ReadableFile & {
  stream: () => Promise<AsyncIterable<Uint8Array>>
}

export type FilmReport = Omit<Probe, 'codecs'> & {
  type: FilmType
  videoCodec: string | null
  audioCodec: string | null
  hasAudio: boolean
  isFastStart: boolean
  bytes: number
  sha256: string
  /** Why browsers do not play the file as it is; null when they do. */
  error: string | null
}

export type Judgement = { ok: true; report: FilmReport } | { ok: false; problem: string }

const reject = (problem: string): Judgement => ({ ok: false, problem })

const CONTENT_PROBLEMS = {
  unknown: 'Despite its name, this is not an MP4, MOV or WebM film.',
  broken: 'This file is cut off, damaged or has extra data at its end. Export it again and upload that.',
} as const

/** Reads the file once as a stream, and then its index. */
export async function judgeFilm(
  film: StoredFilm,
  announced: { name: string; type: FilmType },
): Promise<Judgement> {
  const content = await film.stream()
  const digest = createHash('sha256')
  let bytes = 0
  async function* measured() {
    for await (const chunk of content) {
      digest.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const chunks = measured()
  // A rejected file is not read to its end.
  const container = await inspectFilm(chunks).finally(() => chunks.return())
  if (bytes === 0) return reject('This file is empty.')
  if (typeof container === 'string') return reject(CONTENT_PROBLEMS[container])
  const { type, isFastStart } = container
  const problem = filmUploadProblem({ name: announced.name, type, size: bytes })
  if (problem) return reject(problem)
  // MP4 and MOV are one container, and cameras mix up their names.
  if ((type === 'video/webm') !== (announced.type === 'video/webm')) {
    return reject(
      `This is a ${FILM_TYPE_NAMES[type]} film under the name of another type. Rename it and upload it again.`,
    )
  }

  const probe = await probeFilm(film)
  if (probe === 'no-picture') return reject('This file has no picture, only sound.')
  if (!probe) return reject(CONTENT_PROBLEMS.broken)
  const { codecs, ...facts } = probe
  const error = playbackProblem(type, codecs)
  return {
    ok: true,
    report: {
      ...facts,
      type,
      isFastStart,
      bytes,
      sha256: digest.digest('hex'),
      videoCodec: codecs.videoParameters ?? codecs.video,
      audioCodec: codecs.audio,
      hasAudio: codecs.hasAudio,
      error,
    },
  }
}
