import { ascii, bigEndian, MAX_PARTS, type ByteReader } from './byte-reader'

/** Brands that share the format but do not play in browsers: QuickTime and still pictures. */
const OTHER_BRANDS = ['qt  ', 'avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
const MAX_BRANDS_BYTES = 1024

/** Length of a box without its header; null for a box without a stated end. */
async function contentLength(reader: ByteReader, header: Uint8Array): Promise<number | null> {
  const short = bigEndian(header.subarray(0, 4))
  if (short >= HEADER_BYTES) return short - HEADER_BYTES
  if (short !== 1) return null
  const long = await reader.take(8)
  const length = long ? bigEndian(long) : 0
  return length >= LONG_HEADER_BYTES && Number.isSafeInteger(length) ? length - LONG_HEADER_BYTES : null
}

export type Mp4Boxes = {
  brand: string
  /** Types of the outermost boxes, each once, in the order of the file. */
  boxes: string[]
}

/** Null when the file is cut off or has data after its end. */
export async function readMp4(reader: ByteReader): Promise<Mp4Boxes | null> {
  const first = await reader.take(HEADER_BYTES)
  const typeLength = first && (await contentLength(reader, first))
  if (typeLength === null || typeLength < 4 || typeLength > MAX_BRANDS_BYTES) return null
  const brands = await reader.take(typeLength)
  if (!brands) return null

  const seen = new Set<string>()
  for (let boxes = 0; !(await reader.isAtEnd()); boxes += 1) {
    const header = await reader.take(HEADER_BYTES)
    const length = header && (await contentLength(reader, header))
    if (boxes === MAX_PARTS || !header || length === null || !(await reader.skip(length))) return null
    seen.add(ascii(header.subarray(4)))
  }
  return { brand: ascii(brands.subarray(0, 4)), boxes: [...seen] }
}

export async function isCompleteMp4(reader: ByteReader): Promise<boolean> {
  const file = await readMp4(reader)
  if (!file || OTHER_BRANDS.includes(file.brand)) return false
  return file.boxes.includes('moov') && file.boxes.includes('mdat')
}
