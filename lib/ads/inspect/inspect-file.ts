import type { AdFileType } from '@/lib/ads/upload-rules'
import { ascii, ByteReader } from './byte-reader'
import { isWholeJpeg } from './jpeg'
import { isWholeMp4 } from './mp4'
import { isWholePng } from './png'
import { isWholeWebm } from './webm'
import { isWholeWebp } from './webp'

/** What begins like a type and is no whole file of it: cut off, or with something behind its end. */
export type Inspection = AdFileType | 'broken' | 'unknown'

type Format = {
  begins: (start: string) => boolean
  isWhole: (reader: ByteReader) => Promise<boolean>
}

const FORMATS: Record<AdFileType, Format> = {
  'image/png': { begins: (start) => start === '\x89PNG\r\n\x1a\n', isWhole: isWholePng },
  'image/jpeg': { begins: (start) => start.startsWith('\xff\xd8\xff'), isWhole: isWholeJpeg },
  'image/webp': { begins: (start) => start.startsWith('RIFF'), isWhole: isWholeWebp },
  'video/mp4': { begins: (start) => start.endsWith('ftyp'), isWhole: isWholeMp4 },
  'video/webm': { begins: (start) => start.startsWith('\x1a\x45\xdf\xa3'), isWhole: isWholeWebm },
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
  const [type, format] = Object.entries(FORMATS).find(([, { begins }]) => begins(ascii(start))) ?? []
  if (!type || !format) return 'unknown'
  return (await format.isWhole(reader)) ? (type as AdFileType) : 'broken'
}
