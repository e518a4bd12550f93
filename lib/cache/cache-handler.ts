import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { finishPage } from './finish-page.ts'

type CacheClass = typeof FileSystemCacheModule
type Cache = InstanceType<CacheClass>
type Entry = Awaited<ReturnType<Cache['get']>>
type Value = NonNullable<NonNullable<Entry>['value']>

// Next bundles this file into its middleware and has plain Node load it elsewhere: Node wraps a CommonJS default once more.
const FileSystemCache =
  (FileSystemCacheModule as CacheClass & { default?: CacheClass }).default ?? FileSystemCacheModule

const finished = new WeakMap<Value, Value>()

function finish(value: Value): Value {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return value
  const known = finished.get(value)
  if (known) return known
  const page = finishPage(value)
  finished.set(value, page)
  return page
}

/** Next's own cache of rendered pages, which hands them out finished. */
export default class CacheHandler extends FileSystemCache {
  override async get(...args: Parameters<Cache['get']>): Promise<Entry> {
    const entry = await super.get(...args)
    return entry?.value ? { ...entry, value: finish(entry.value) } : entry
  }

  /** Next sends to whoever asked first the very object that it has stored here: it is changed, not copied. */
  override async set(...[key, value, context]: Parameters<Cache['set']>): Promise<void> {
    if (value) Object.assign(value, finish(value))
    await super.set(key, value, context)
  }
}
