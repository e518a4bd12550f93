import { ascii, littleEndian, MAX_PARTS, type ByteReader } from './byte-reader'

const IMAGE_CHUNKS = ['VP8 ', 'VP8L', 'VP8X']
const FORMAT_BYTES = 4
const CHUNK_HEADER_BYTES = 8

export async function isCompleteWebp(reader: ByteReader): Promise<boolean> {
  const header = await reader.take(12)
  if (!header || ascii(header.subarray(8)) !== 'WEBP') return false
  let left = littleEndian(header.subarray(4, 8)) - FORMAT_BYTES
  for (let index = 0; left > 0 && index < MAX_PARTS; index += 1) {
    const chunk = await reader.take(CHUNK_HEADER_BYTES)
    if (!chunk || (index === 0 && !IMAGE_CHUNKS.includes(ascii(chunk.subarray(0, 4))))) return false
    const length = littleEndian(chunk.subarray(4))
    const padded = length + (length % 2)
    if (!(await reader.skip(padded))) return false
    left -= CHUNK_HEADER_BYTES + padded
  }
  return left === 0 && reader.isAtEnd()
}
