import type { FilmFacts } from './read-film'
import { INPUT_LIMITS } from './read-film'

type Size = { width: number; height: number }

/** Limits of bits per second keep a film playing on the lines that such screens have. */
const LADDER = [
  { lines: 1080, crf: 21, maxRate: 6_000_000 },
  { lines: 720, crf: 22, maxRate: 3_000_000 },
  { lines: 360, crf: 24, maxRate: 900_000 },
]
/** A rendition with hardly more lines than the next one is not worth its bytes. */
const WORTH = 1.15

/** Rounded down, but not for an inexact product. */
const even = (pixels: number) => Math.max(2, 2 * Math.floor((pixels + 0.01) / 2))

/** The size with this many lines; never larger than the film. */
function scaled({ width, height }: Size, lines: number): Size {
  const factor = Math.min(1, lines / Math.min(width, height))
  return { width: even(width * factor), height: even(height * factor) }
}

/** 1080, 720 and 360 lines as far as the film has them, else its own size. The shorter side counts as lines. */
export function planSizes(film: Size): (Size & { crf: number; maxRate: number })[] {
  const lines = Math.min(film.width, film.height)
  return LADDER.filter((step, index) => {
    const next = LADDER[index + 1]
    return !next || Math.min(step.lines, lines) >= next.lines * WORTH
  }).map(({ lines: wanted, crf, maxRate }) => ({ ...scaled(film, wanted), crf, maxRate }))
}

/** HDR becomes what every screen shows. */
const TONE_MAP = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
]

const filters = (film: FilmFacts, size: Size, ...more: string[]) =>
  [`scale=${size.width}:${size.height}`, 'setsar=1', ...(film.isHdr ? TONE_MAP : []), ...more].join(',')

const input = (file: string, ...before: string[]) => [...before, ...INPUT_LIMITS, '-i', file]
/** No place where it was filmed, and no chapters, subtitles or data. */
const BARE = ['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn']
const picture = (film: FilmFacts) => ['-map', `0:${film.videoStream}`]

const h264 = (crf: number, maxRate: number) => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', String(crf)],
  ...['-maxrate', String(maxRate), '-bufsize', String(maxRate * 2), '-threads', '1'],
]
const FAST_START = ['-movflags', '+faststart', '-f', 'mp4']

type Output = Size & { crf: number; maxRate: number }

export function filmArgs(film: FilmFacts, source: string, size: Output, output: string): string[] {
  const sound = film.hasAudio ? ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : ['-an']
  return [
    ...input(source),
    ...picture(film),
    ...sound,
    ...['-vf', filters(film, size, 'format=yuv420p'), ...h264(size.crf, size.maxRate)],
    ...[...BARE, ...FAST_START, output],
  ]
}

const LOOP_SECONDS = 6
const LOOP_LINES = 360

export type Loop = Size & { start: number; seconds: number }

/** Not from the start, where many films fade in. */
export function planLoop(film: FilmFacts): Loop {
  const seconds = Math.min(LOOP_SECONDS, film.seconds)
  const start = Math.min(film.seconds * 0.25, film.seconds - seconds)
  return { ...scaled(film, LOOP_LINES), start, seconds }
}

export function loopArgs(film: FilmFacts, source: string, loop: Loop, output: string): string[] {
  return [
    ...input(source, '-ss', loop.start.toFixed(3)),
    ...picture(film),
    ...['-an', '-t', loop.seconds.toFixed(3)],
    ...['-vf', filters(film, loop, 'format=yuv420p'), ...h264(28, 700_000)],
    ...[...BARE, ...FAST_START, output],
  ]
}

const TILE_BOX = 160
const COLUMNS = 10
const MAX_TILES = 100

export type Storyboard = Size & { columns: number; count: number; intervalMs: number }

/** One picture of at most a hundred small ones, at least a second apart. */
export function planStoryboard(film: FilmFacts): Storyboard {
  const factor = TILE_BOX / Math.max(film.width, film.height)
  const intervalMs = Math.max(1000, Math.ceil((film.seconds * 1000) / MAX_TILES))
  const count = Math.max(1, Math.min(MAX_TILES, Math.floor((film.seconds * 1000) / intervalMs)))
  return {
    width: even(film.width * factor),
    height: even(film.height * factor),
    columns: Math.min(COLUMNS, count),
    count,
    intervalMs,
  }
}

export function storyboardArgs(film: FilmFacts, source: string, board: Storyboard, output: string): string[] {
  const { columns, count, intervalMs } = board
  const tile = `tile=${columns}x${Math.ceil(count / columns)}:nb_frames=${count}`
  // The film's last moment may have no picture of its own: the last one is repeated.
  const rate = `fps=1000/${intervalMs}:start_time=0:round=down`
  const padding = `tpad=stop_mode=clone:stop_duration=${intervalMs / 500}`
  return [
    ...input(source),
    ...picture(film),
    ...['-vf', `${rate},${padding},${filters(film, board, 'format=rgb24')},${tile}`],
    ...['-frames:v', '1', '-update', '1', output],
  ]
}

const POSTERS = 10
const POSTER_LINES = 1080

/** Positions in milliseconds: in the middle of each tenth of the film. */
export const planPosters = (film: FilmFacts): number[] =>
  Array.from({ length: POSTERS }, (_, index) => Math.floor(((index + 0.5) / POSTERS) * film.seconds * 1000))

export function posterArgs(film: FilmFacts, source: string, atMs: number, output: string): string[] {
  return [
    ...input(source, '-ss', (atMs / 1000).toFixed(3)),
    ...picture(film),
    ...['-vf', filters(film, scaled(film, POSTER_LINES), 'format=rgb24')],
    ...['-frames:v', '1', '-update', '1', output],
  ]
}
