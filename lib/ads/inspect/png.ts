import { ascii, bigEndian, MAX_PARTS, type ByteReader } from './byte-reader'

const SIGNATURE_BYTES = 8
const HEADER_BYTES = 13
const CHECKSUM_BYTES = 4

export async function isCompletePng(reader: ByteReader): Promise<boolean> {
  if (!(await reader.skip(SIGNATURE_BYTES))) return false
  for (let index = 0; index < MAX_PARTS; index += 1) {
    const chunk = await reader.take(8)
    if (!chunk) return false
    const length = bigEndian(chunk.subarray(0, 4))
    const type = ascii(chunk.subarray(4))
    if (!/^[A-Za-z]{4}$/.test(type)) return false
    if ((index === 0) !== (type === 'IHDR' && length === HEADER_BYTES)) return false
    if (!(await reader.skip(length + CHECKSUM_BYTES))) return false
    if (type === 'IEND') return length === 0 && reader.isAtEnd()
  }
  return false
}
