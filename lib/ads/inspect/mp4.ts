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

export async function isCompleteMp4(reader: ByteReader): Promise<boolean> {
  const first = await reader.take(HEADER_BYTES)
  const typeLength = first && (await contentLength(reader, first))
  if (typeLength === null || typeLength < 4 || typeLength > MAX_BRANDS_BYTES) return false
  const brands = await reader.take(typeLength)
  if (!brands || OTHER_BRANDS.includes(ascii(brands.subarray(0, 4)))) return false

  const seen = new Set<string>()
  for (let boxes = 0; !(await reader.isAtEnd()); boxes += 1) {
    const header = await reader.take(HEADER_BYTES)
    const length = header && (await contentLength(reader, header))
    if (boxes === MAX_PARTS || !header || length === null || !(await reader.skip(length))) return false
    seen.add(ascii(header.subarray(4)))
  }
  return seen.has('moov') && seen.has('mdat')
}
