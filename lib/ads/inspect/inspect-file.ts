import type { AdFileType } from '@/lib/ads/upload-rules'
import { ascii, ByteReader } from './byte-reader'
import { isCompleteJpeg } from './jpeg'
import { isCompleteMp4 } from './mp4'
import { isCompletePng } from './png'
import { isCompleteWebm } from './webm'
import { isCompleteWebp } from './webp'

/** 'broken': starts like a known type, but is cut off or has data after its end. */
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
 * Detects the type of a file from its content, as a stream. Data after the end of a picture or film is rejected,
 * because another program could read it as a second file.
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
