import { ascii, bigEndian, type ByteReader } from './byte-reader'

const EBML_BYTES = 4
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067
const MAX_HEADER_BYTES = 256

/** An EBML variable-length size. Null for 'unknown' and for sizes that are not safe integers. */
async function takeSize(reader: ByteReader): Promise<number | null> {
  const [first] = (await reader.take(1)) ?? []
  if (!first) return null
  const more = Math.clz32(first) - 24
  const marker = 0x80 >> more
  const rest = await reader.take(more)
  if (!rest) return null
  const size = bigEndian(Uint8Array.of(first - marker, ...rest))
  const unknown = 2 ** (7 * (more + 1)) - 1
  return size === unknown || !Number.isSafeInteger(size) ? null : size
}

function docTypeIn(header: Uint8Array): string | null {
  for (let at = 0; at + 3 <= header.length;) {
    const idLength = Math.clz32(header[at] ?? 0) - 23
    const id = bigEndian(header.subarray(at, at + idLength))
    // Every header element is short enough for a one-byte size.
    const size = (header[at + idLength] ?? 0) & 0x7f
    const start = at + idLength + 1
    if (id === DOC_TYPE) return ascii(header.subarray(start, start + size)).replace(/\0+$/, '')
    at = start + size
  }
  return null
}

/** Length of the segment, which follows; null for a file that is no WebM, or does not say where it ends. */
export async function takeWebmHeader(reader: ByteReader): Promise<number | null> {
  if (!(await reader.skip(EBML_BYTES))) return null
  const headerLength = await takeSize(reader)
  if (headerLength === null || headerLength > MAX_HEADER_BYTES) return null
  const header = await reader.take(headerLength)
  if (!header || docTypeIn(header) !== 'webm') return null
  const segment = await reader.take(4)
  if (!segment || bigEndian(segment) !== SEGMENT) return null
  return takeSize(reader)
}

export async function isCompleteWebm(reader: ByteReader): Promise<boolean> {
  const length = await takeWebmHeader(reader)
  return length !== null && length > 0 && (await reader.skip(length)) && reader.isAtEnd()
}
