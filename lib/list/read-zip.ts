import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

export type ZipFile = { name: string; content: Uint8Array }

type Limits = { files: number; bytes: number }

/** Thrown for an archive that is broken, encrypted or beyond the limits. */
class BadZip extends Error {}

/**
 * The files of an archive, without folders, each unpacked when it is asked for: the memory holds one of them. Null for an archive
 * that is broken, encrypted or beyond the limits, which is known before the first file.
 */
export function readZip(archive: Uint8Array, limits: Limits): Iterable<ZipFile> | null {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  try {
    for (const file of readEntries(bytes, limits)) void file
  } catch (error) {
    if (error instanceof BadZip || isBadContent(error)) return null
    throw error
  }
  return { [Symbol.iterator]: () => readEntries(bytes, limits) }
}

/** A length leads out of the archive, a file inflates beyond its limit, or it is not deflated. */
const isBadContent = (error: unknown): boolean => {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'RangeError' || /^(ERR_BUFFER_TOO_LARGE|Z_)/.test(code ?? '')
}

function* readEntries(archive: Buffer, limits: Limits): Generator<ZipFile> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end === -1 || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END) throw new BadZip()
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.files) throw new BadZip()
  let left = limits.bytes
  for (let at = archive.readUInt32LE(end + 16), index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== ENTRY || archive.readUInt16LE(at + 8) & ENCRYPTED) throw new BadZip()
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    if (!name.endsWith('/')) {
      const content = readContent(archive, at, left)
      left -= content.length
      yield { name, content }
    }
    at += ENTRY_BYTES + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

/** At most `limit` bytes, whatever the archive says of its length. */
function readContent(archive: Buffer, entry: number, limit: number): Uint8Array {
  const method = archive.readUInt16LE(entry + 10)
  const size = archive.readUInt32LE(entry + 20)
  const local = archive.readUInt32LE(entry + 42)
  const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (start + size > archive.length) throw new BadZip()
  const packed = archive.subarray(start, start + size)
  if (method === STORED && size <= limit) return packed
  if (method === DEFLATED && limit > 0) return inflateRawSync(packed, { maxOutputLength: limit })
  throw new BadZip()
}
