import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Next's name of the header in which it keeps a page's tags. */
const TAGS = 'x-next-cache-tags'

/** Seconds, false for ever; undefined where it is not known. */
function lifetimeOf({ value, cacheControl }: CacheHandlerValue): number | false | undefined {
  if (value?.kind === 'FETCH' || value?.kind === 'IMAGE') return value.revalidate
  return cacheControl?.revalidate
}

function tagsOf({ value }: CacheHandlerValue): string[] {
  const header = value && 'headers' in value ? value.headers?.[TAGS] : null
  return typeof header === 'string' ? header.split(',') : []
}

/** Whether nobody can have a newer one that matters: what is older is asked for elsewhere before it is made anew. */
export function isFresh(entry: CacheHandlerValue, tags: string[] = []): boolean {
  const lifetime = lifetimeOf(entry)
  if (lifetime === undefined || areTagsStale([...tags, ...tagsOf(entry)], entry.lastModified)) return false
  return lifetime === false || entry.lastModified + lifetime * 1000 > Date.now()
}
