import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { paintFirst } from './paint-first.ts'

type CacheClass = typeof FileSystemCacheModule
type Entry = Awaited<ReturnType<InstanceType<CacheClass>['get']>>
type Value = NonNullable<NonNullable<Entry>['value']>

// Next bundles this file into its middleware and has plain Node load it elsewhere: Node wraps a CommonJS default once more.
const FileSystemCache =
  (FileSystemCacheModule as CacheClass & { default?: CacheClass }).default ?? FileSystemCacheModule

const painted = new WeakMap<Value, Value>()

function withPaintFirst(value: Value): Value {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return value
  // What Next answers to an unknown slug is drawn by its scripts alone.
  if (value.status === 404) return value
  const known = painted.get(value)
  if (known) return known
  const changed = { ...value, html: paintFirst(value.html) }
  painted.set(value, changed)
  return changed
}

/** Next's own cache of rendered pages, which hands out their HTML with the scripts after the first paint. */
export default class CacheHandler extends FileSystemCache {
  override async get(...args: Parameters<InstanceType<CacheClass>['get']>): Promise<Entry> {
    const entry = await super.get(...args)
    return entry?.value ? { ...entry, value: withPaintFirst(entry.value) } : entry
  }
}
