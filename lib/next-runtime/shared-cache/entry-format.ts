import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** V8's own format, because entries hold Buffers and Maps. A page is about a tenth of its size afterwards. */
export const pack = (entry: CacheHandlerValue): Promise<Buffer> => compress(serialize(entry))

/** Null for what another version of Node may have written, or nobody. */
export async function unpack(bytes: Buffer): Promise<CacheHandlerValue | null> {
  try {
    const entry = deserialize(await decompress(bytes)) as CacheHandlerValue
    return typeof entry.lastModified === 'number' ? entry : null
  } catch {
    return null
  }
}
