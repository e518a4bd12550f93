import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** The header in which Next keeps a page's tags. */
export const TAGS_HEADER = 'x-next-cache-tags'

/** Seconds; false means for ever, undefined that Next did not say. */
function lifetimeOf({ value, cacheControl }: CacheHandlerValue): number | false | undefined {
  if (value?.kind === 'FETCH' || value?.kind === 'IMAGE') return value.revalidate
  return cacheControl?.revalidate
}

function tagsOf({ value }: CacheHandlerValue): string[] {
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : null
  return typeof header === 'string' ? header.split(',') : []
}

/** Whether the entry may be used without looking for a newer one in Redis. */
export function isFresh(entry: CacheHandlerValue, tags: string[] = []): boolean {
  const lifetime = lifetimeOf(entry)
  if (lifetime === undefined || areTagsStale([...tags, ...tagsOf(entry)], entry.lastModified)) return false
  return lifetime === false || entry.lastModified + lifetime * 1000 > Date.now()
}
