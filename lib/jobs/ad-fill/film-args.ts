import { FORMATS, type FocalPoint, type Format } from '@/lib/ads/templates/document'
import { FRAMES_PER_SECOND } from '@/lib/ads/templates/film-frames'
import { INPUT_LIMITS } from '@/lib/jobs/renditions/read-film'

/** A film of the catalogue below the drawing. */
export type GroundFilm = {
  file: string
  /** Index of its picture among all streams. */
  stream: number
  /** Seconds. */
  from: number
  to: number
  focal: FocalPoint
}

const size = (format: Format) => `${FORMATS[format].width}x${FORMATS[format].height}`

/** Drawings come as pixels through the standard input. */
const frames = (format: Format) => [
  ...['-f', 'rawvideo', '-pixel_format', 'rgba', '-video_size', size(format)],
  ...['-framerate', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
]

/** As `placePicture`: the focal point as near to the middle as the edges allow. FFmpeg keeps the crop inside by itself. */
function covering(format: Format, { x, y }: FocalPoint): string {
  const { width, height } = FORMATS[format]
  const offset = (side: 'w' | 'h', length: number, percent: number) =>
    `max(0\\,min(i${side}-${length}\\,i${side}*${percent / 100}-${length / 2}))`
  return [
    `scale=${width}:${height}:force_original_aspect_ratio=increase`,
    `crop=${width}:${height}:${offset('w', width, x)}:${offset('h', height, y)}`,
  ].join(',')
}

/** Players then show the colors of the drawing. */
const COLORS = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const TAGS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']

const ENCODING = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '20', '-threads', '1'],
  ...['-maxrate', '8000000', '-bufsize', '16000000', '-an', '-map_metadata', '-1'],
]

type Film = { format: Format; seconds: number; ground: GroundFilm | null; output: string }

export function filmArgs({ format, seconds, ground, output }: Film): string[] {
  const end = [...TAGS, ...ENCODING, '-t', String(seconds), '-movflags', '+faststart', '-f', 'mp4', output]
  if (!ground) return [...frames(format), '-vf', COLORS, ...end]
  const { file, stream, from, to, focal } = ground
  const below = [
    `trim=duration=${to - from}`,
    `fps=${FRAMES_PER_SECOND}`,
    covering(format, focal),
    'setsar=1',
    // A short film stands still at its end.
    `tpad=stop_mode=clone:stop_duration=${seconds}`,
  ].join(',')
  return [
    ...frames(format),
    ...['-ss', String(from), ...INPUT_LIMITS, '-i', file],
    ...['-filter_complex', `[1:${stream}]${below}[below];[below][0:v]overlay=shortest=1,${COLORS}[out]`],
    ...['-map', '[out]', ...end],
  ]
}
