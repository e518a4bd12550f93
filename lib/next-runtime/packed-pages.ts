import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { decodeEntry, encodeEntry } from './entry-format.ts'

/** Of compressed pages: about 1,000, each a tenth of what Next's memory keeps of it. */
const MAX_BYTES = 16 * 1024 * 1024

const packed = new LRUCache<Buffer>(MAX_BYTES, (bytes, key) => key.length + bytes.length)

/** The newest entry of each page that is being compressed. */
const packing = new Map<string, CacheHandlerValue>()

/**
 * Keeps a page for when Next's memory has let it go. Without this a crawler that reads all pages in turn has each rendered anew: the
 * memory is smaller than all pages, and always lets go of the one that comes next.
 */
export async function packPage(key: string, entry: CacheHandlerValue): Promise<void> {
  packing.set(key, entry)
  const bytes = await encodeEntry(entry)
  if (packing.get(key) !== entry) return
  packing.delete(key)
  packed.set(key, bytes)
}

/** Null for a page that is not there. Whether it is still valid is for Next to see. */
export async function unpackPage(key: string): Promise<CacheHandlerValue | null> {
  const bytes = packed.get(key)
  return packing.get(key) ?? (bytes ? decodeEntry(bytes) : null)
}

export function dropPackedPage(key: string): void {
  packing.delete(key)
  packed.remove(key)
}
