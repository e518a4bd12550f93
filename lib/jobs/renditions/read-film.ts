import 'server-only'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod/mini'
import { FFPROBE, withParent } from './programs'

const TIMEOUT_MS = 60_000
const MAX_REPORT_BYTES = 4 * 1024 * 1024

/**
 * A file could be a playlist that names other files and addresses. Only these containers are opened, and nothing but the file
 * itself.
 */
export const INPUT_LIMITS = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm',
]

export type FilmFacts = {
  seconds: number
  /** As shown: after rotation, with square pixels. */
  width: number
  height: number
  /** Index of the picture among all streams. */
  videoStream: number
  videoCodec: string
  hasAudio: boolean
  isHdr: boolean
}

export type UnreadableFilm = { problem: 'unreadable' | 'no-picture' }

const number = z.optional(z.coerce.number())
const report = z.object({
  format: z.object({ duration: number }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      sample_aspect_ratio: z.optional(z.string()),
      color_transfer: z.optional(z.string()),
      duration: number,
      disposition: z.optional(z.object({ attached_pic: z.number() })),
      side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
    }),
  ),
})

type Stream = z.output<typeof report>['streams'][number]

function shownSize(stream: Stream): { width: number; height: number } {
  const { width = 0, height = 0, sample_aspect_ratio: ratio = '1:1' } = stream
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: wide } : { width: wide, height }
}

/** PQ and HLG. */
const HDR_TRANSFERS = ['smpte2084', 'arib-std-b67']

export async function readFilm(file: string, signal: AbortSignal): Promise<FilmFacts | UnreadableFilm> {
  const args = ['-v', 'error', ...INPUT_LIMITS, '-of', 'json', '-show_format', '-show_streams', file]
  const [command, all] = withParent(FFPROBE, args)
  const options = { timeout: TIMEOUT_MS, maxBuffer: MAX_REPORT_BYTES, signal }
  const answer = await promisify(execFile)(command, all, options).catch(() => null)
  signal.throwIfAborted()
  const read = answer && report.safeParse(JSON.parse(answer.stdout))
  if (!read?.success) return { problem: 'unreadable' }

  const { format, streams } = read.data
  const picture = streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1,
  )
  if (!picture) return { problem: 'no-picture' }
  const size = shownSize(picture)
  const seconds = format.duration ?? picture.duration ?? 0
  if (seconds <= 0 || size.width <= 0 || size.height <= 0) return { problem: 'unreadable' }
  return {
    seconds,
    ...size,
    videoStream: picture.index,
    videoCodec: picture.codec_name ?? '',
    hasAudio: streams.some((stream) => stream.codec_type === 'audio'),
    isHdr: HDR_TRANSFERS.includes(picture.color_transfer ?? ''),
  }
}
