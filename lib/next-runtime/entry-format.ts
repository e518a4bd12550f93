import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** In V8's format, because entries contain Buffers and Maps; compressed to about a tenth. */
export const encodeEntry = (entry: CacheHandlerValue): Promise<Buffer> => compress(serialize(entry))

/** Null for anything else, such as an entry of another Node version. */
export async function decodeEntry(bytes: Buffer): Promise<CacheHandlerValue | null> {
  try {
    const entry = deserialize(await decompress(bytes)) as CacheHandlerValue
    return typeof entry.lastModified === 'number' ? entry : null
  } catch {
    return null
  }
}
