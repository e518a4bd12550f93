import { finishPage } from './finish-page.ts'
import { SharedCache } from './shared-cache/shared-cache.ts'

type Entry = Awaited<ReturnType<SharedCache['get']>>
type Value = NonNullable<NonNullable<Entry>['value']>

const finished = new WeakMap<Value, Value>()

function finish(value: Value): Value {
  if (value.kind !== 'APP_PAGE' || typeof value.html !== 'string') return value
  const known = finished.get(value)
  if (known) return known
  const page = finishPage(value)
  finished.set(value, page)
  return page
}

/** The cache of rendered pages, which hands them out finished. */
export default class CacheHandler extends SharedCache {
  override async get(...args: Parameters<SharedCache['get']>): Promise<Entry> {
    const entry = await super.get(...args)
    return entry?.value ? { ...entry, value: finish(entry.value) } : entry
  }

  /** Next sends to whoever asked first the very object that it has stored here: it is changed, not copied. */
  override async set(...[key, value, context]: Parameters<SharedCache['set']>): Promise<void> {
    if (value) Object.assign(value, finish(value))
    await super.set(key, value, context)
  }
}
