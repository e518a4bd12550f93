import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'

const bytesOf = ({ value }: CacheHandlerValue, key: string) =>
  key.length + (value?.kind === 'IMAGE' ? value.buffer.length : 1)

let memory: LRUCache<CacheHandlerValue> | undefined

/** Encoded pictures, which Next's own memory refuses: the ones that were asked for last, up to so many bytes. */
export const imageMemory = (bytes: number): LRUCache<CacheHandlerValue> =>
  (memory ??= new LRUCache(bytes, bytesOf))
