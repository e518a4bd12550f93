import { ascii, ByteReader } from '@/lib/ads/inspect/byte-reader'
import { readMp4 } from '@/lib/ads/inspect/mp4'
import { takeWebmHeader } from '@/lib/ads/inspect/webm'
import type { FilmType } from './upload-rules'

/** Still pictures and sound in the container of MP4. */
const NO_FILM = [
  'avif',
  'avis',
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'M4A ',
  'M4B ',
]
const QUICKTIME = 'qt  '

const START_BYTES = 8
const CUES = '\x1c\x53\xbb\x6b'
const SEEK_HEAD_BYTES = 4096

export type FilmContainer = {
  type: FilmType
  /** The index is before the picture. */
  isFastStart: boolean
}

async function inspectMp4(reader: ByteReader): Promise<FilmContainer | 'broken' | 'unknown'> {
  const file = await readMp4(reader)
  if (!file) return 'broken'
  if (NO_FILM.includes(file.brand)) return 'unknown'
  const [index, picture] = [file.boxes.indexOf('moov'), file.boxes.indexOf('mdat')]
  if (index === -1 || picture === -1) return 'broken'
  return { type: file.brand === QUICKTIME ? 'video/quicktime' : 'video/mp4', isFastStart: index < picture }
}

async function inspectWebm(reader: ByteReader): Promise<FilmContainer | 'broken'> {
  const length = await takeWebmHeader(reader)
  if (length === null || length === 0) return 'broken'
  const start = await reader.peek(Math.min(length, SEEK_HEAD_BYTES))
  if (!start || !(await reader.skip(length)) || !(await reader.isAtEnd())) return 'broken'
  return { type: 'video/webm', isFastStart: ascii(start).includes(CUES) }
}

/**
 * Reads a whole file as a stream. 'broken': starts like a film, but is cut off or has data after its end, which another
 * program could read as a second file.
 */
export async function inspectFilm(
  chunks: AsyncIterable<Uint8Array>,
): Promise<FilmContainer | 'broken' | 'unknown'> {
  const reader = new ByteReader(chunks)
  const start = await reader.peek(START_BYTES)
  if (!start) return 'unknown'
  if (ascii(start).endsWith('ftyp')) return inspectMp4(reader)
  return ascii(start).startsWith('\x1a\x45\xdf\xa3') ? inspectWebm(reader) : 'unknown'
}
