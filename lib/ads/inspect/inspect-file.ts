import type { AdFileType } from '@/lib/ads/upload-rules'
import { ascii, ByteReader } from './byte-reader'
import { isCompleteJpeg } from './jpeg'
import { isCompleteMp4 } from './mp4'
import { isCompletePng } from './png'
import { isCompleteWebm } from './webm'
import { isCompleteWebp } from './webp'

/** What begins like a type and is no whole file of it: cut off, or with something behind its end. */
export type Inspection = AdFileType | 'broken' | 'unknown'

type Format = {
  matchesStart: (start: string) => boolean
  isComplete: (reader: ByteReader) => Promise<boolean>
}

const FORMATS: Record<AdFileType, Format> = {
  'image/png': { matchesStart: (start) => start === '\x89PNG\r\n\x1a\n', isComplete: isCompletePng },
  'image/jpeg': { matchesStart: (start) => start.startsWith('\xff\xd8\xff'), isComplete: isCompleteJpeg },
  'image/webp': { matchesStart: (start) => start.startsWith('RIFF'), isComplete: isCompleteWebp },
  'video/mp4': { matchesStart: (start) => start.endsWith('ftyp'), isComplete: isCompleteMp4 },
  'video/webm': { matchesStart: (start) => start.startsWith('\x1a\x45\xdf\xa3'), isComplete: isCompleteWebm },
}

const START_BYTES = 8

/**
 * Tells by its content what a file is, in one pass and without holding it. A file of two kinds at once is none: whatever
 * follows the end of a picture or film could be read as something else by whoever it is sent to.
 */
export async function inspectFile(chunks: AsyncIterable<Uint8Array>): Promise<Inspection> {
  const reader = new ByteReader(chunks)
  const start = await reader.peek(START_BYTES)
  if (!start) return 'unknown'
  const [type, format] =
    Object.entries(FORMATS).find(([, { matchesStart }]) => matchesStart(ascii(start))) ?? []
  if (!type || !format) return 'unknown'
  return (await format.isComplete(reader)) ? (type as AdFileType) : 'broken'
}
