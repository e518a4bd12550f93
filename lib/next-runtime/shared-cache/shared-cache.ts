import type { CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { env, isBuilding } from '../../env.ts'
import { isFresh } from './freshness.ts'
import { imageMemory } from './image-memory.ts'
import type { Durations } from './revalidations.ts'
import type { StoreOfBuild } from './store-of-build.ts'

type CacheClass = typeof FileSystemCacheModule
type Own = InstanceType<CacheClass>

// Next bundles this file into its middleware and has plain Node load it elsewhere: Node wraps a CommonJS default once more.
const FileSystemCache =
  (FileSystemCacheModule as CacheClass & { default?: CacheClass }).default ?? FileSystemCacheModule

let store: Promise<StoreOfBuild | null> | undefined

/** One for all instances, of which Next makes one for each request. Without REDIS_URL its code is not even loaded. */
function openStore({ dev, serverDistDir }: CacheHandlerContext): Promise<StoreOfBuild | null> {
  const { REDIS_URL } = env
  if (!REDIS_URL || !serverDistDir || dev || isBuilding) return Promise.resolve(null)
  return (store ??= import(/* turbopackIgnore: true */ './store-of-build.ts').then(({ openStoreOfBuild }) =>
    openStoreOfBuild(REDIS_URL, serverDistDir),
  ))
}

/** A picture has the same key in every build, and its address changes with what it shows. */
const keyOf = ({ build }: StoreOfBuild, key: string, isImage: boolean) =>
  isImage ? `fieldlight:image:${key}` : `fieldlight:${build}:${key}`

/** What a bot made up would otherwise fill Redis for a week. */
const isNothing = (value: CacheHandlerValue['value']) => !value || ('status' in value && value.status === 404)

/**
 * Next's own cache, and behind it what all servers of the site share. A server answers from its own memory as long as that is
 * fresh and no server revalidated it, then from Redis, and only then has a page made. While Redis is away it does as if alone.
 */
export class SharedCache extends FileSystemCache {
  readonly #store: Promise<StoreOfBuild | null>
  readonly #memorySize: number

  constructor(context: ConstructorParameters<CacheClass>[0]) {
    super(context)
    this.#store = openStore(context)
    this.#memorySize = context.maxMemoryCacheSize ?? 0
  }

  /** Made when first asked for, and of that size from then on: middleware, which caches nothing, names none. */
  #memory(isImage: boolean) {
    // The memory of pages is the one that the class above keeps to itself.
    return isImage ? imageMemory(this.#memorySize) : getMemoryCache(this.#memorySize)
  }

  override async get(...args: Parameters<Own['get']>): Promise<CacheHandlerValue | null> {
    const [key, context] = args
    const isImage = context.kind === 'IMAGE'
    const getOwn = async () => (isImage ? (this.#memory(true).get(key) ?? null) : super.get(...args))

    const shared = await this.#store
    if (!shared) return getOwn()
    await shared.follow()
    const own = await getOwn()
    const tags = context.kind === 'FETCH' ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    if (own && isFresh(own, tags)) return own
    const theirs = await shared.read(keyOf(shared, key, isImage))
    if (!theirs || (own && own.lastModified >= theirs.lastModified)) return own
    this.#memory(isImage).set(key, theirs)
    return getOwn()
  }

  override async set(...args: Parameters<Own['set']>): Promise<void> {
    const [key, value, context] = args
    const isImage = value?.kind === 'IMAGE'
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const entry = { value, lastModified: Date.now(), cacheControl }
    if (isImage) this.#memory(true).set(key, entry)
    else await super.set(...args)

    const shared = await this.#store
    if (!shared) return
    const sharedKey = keyOf(shared, key, isImage)
    // Whoever waits for the page need not wait for this.
    void (isNothing(value) ? shared.forget(sharedKey) : shared.write(sharedKey, entry))
  }

  override async revalidateTag(tags: string | string[], durations?: Durations): Promise<void> {
    await super.revalidateTag(tags, durations)
    const shared = await this.#store
    await shared?.revalidate([tags].flat(), durations)
  }
}
