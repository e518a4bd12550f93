import type { CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js'
import { LRUCache } from 'next/dist/server/lib/lru-cache.js'
import { env, isBuilding } from '../env.ts'
import { finishPage } from './finish-page.ts'
import { isFresh } from './freshness.ts'
import { inOwnMemory, textBytes } from './own-memory.ts'
import { dropPackedPage, packPage, unpackPage } from './packed-pages.ts'
import type { Durations } from './redis/revalidations.ts'
import type { BuildStore } from './redis/shared-store.ts'
import { readFromBuild, type ReadSheet } from './styles/inline-styles.ts'

type CacheClass = typeof FileSystemCacheModule
type Cache = InstanceType<CacheClass>
type Value = NonNullable<CacheHandlerValue['value']>

// Next bundles this file into its middleware and has plain Node load it elsewhere: Node wraps a CommonJS default once more.
const FileSystemCache =
  (FileSystemCacheModule as CacheClass & { default?: CacheClass }).default ?? FileSystemCacheModule

let store: Promise<BuildStore | null> | undefined

/** One for all instances: Next makes an instance for each request. Without REDIS_URL the code for Redis is not loaded. */
function openStore({ dev, serverDistDir }: CacheHandlerContext): Promise<BuildStore | null> {
  const { REDIS_URL } = env
  if (!REDIS_URL || !serverDistDir || dev || isBuilding) return Promise.resolve(null)
  return (store ??= import(/* turbopackIgnore: true */ './redis/shared-store.ts').then(({ openBuildStore }) =>
    openBuildStore(REDIS_URL, serverDistDir),
  ))
}

const keyIn = ({ build }: BuildStore, key: string, isImage: boolean) =>
  isImage ? `fieldlight:image:${key}` : `fieldlight:${build}:${key}`

const isMissing = (value: CacheHandlerValue['value']) => !value || ('status' in value && value.status === 404)

/**
 * Next answers with a page that has expired, and renders it after that. The 404 of the answer makes it use the metadata of its own
 * page for what is not found, which lacks the mark of `missingMetadata`: the next visitor would get 200. So a missing page that has
 * expired is none.
 */
const mayAnswer = (entry: CacheHandlerValue) => !isMissing(entry.value) || isFresh(entry)

const IMAGES_BYTES = 50 * 1024 * 1024

const images = new LRUCache<CacheHandlerValue>(
  IMAGES_BYTES,
  ({ value }, key) => key.length + (value?.kind === 'IMAGE' ? value.buffer.length : 1),
)

/** Of answers for addresses that nobody has. Strangers invent as many as they like, and must not drive out the pages. */
const MISSES_BYTES = 4 * 1024 * 1024
/** Besides its text: headers, tags and keys. */
const ENTRY_BYTES = 2_000
/** The longest that the database answers where there is nothing, in Base64: 'null'. */
const NOTHING_FOUND = 8

/** Null for an answer that found something. Also a page that leads elsewhere is none. */
function missSize(value: CacheHandlerValue['value']): number | null {
  if (!value) return ENTRY_BYTES
  if (value.kind === 'FETCH') return value.data.body.length > NOTHING_FOUND ? null : ENTRY_BYTES
  if (!('status' in value) || (value.status ?? 200) === 200) return null
  if (!('html' in value)) return ENTRY_BYTES
  const data = 'rscData' in value ? (value.rscData?.length ?? 0) : 0
  return ENTRY_BYTES + textBytes(value.html) + data
}

/** Next's memory holds the answers, so that a revalidated tag clears them, too. Here are their sizes, oldest first. */
let misses: LRUCache<number> | undefined

function boundMisses(key: string, value: CacheHandlerValue['value'], maxBytes: number): void {
  misses ??= new LRUCache(
    MISSES_BYTES,
    (size) => size,
    (oldest) => getMemoryCache(maxBytes).remove(oldest),
  )
  const size = missSize(value)
  if (size === null) misses.remove(key)
  else misses.set(key, size)
}

/** Without Redis, which keeps what Next's memory lets go. */
function keepPacked(key: string, entry: CacheHandlerValue): void {
  const { value } = entry
  if (value?.kind !== 'APP_PAGE') return
  if (missSize(value) === null) void packPage(key, entry)
  else dropPackedPage(key)
}

/** Puts a page back into Next's memory, which let it go. */
async function bringBack(key: string, maxBytes: number): Promise<void> {
  const memory = getMemoryCache(maxBytes)
  if (memory.has(key)) return
  const entry = await unpackPage(key)
  // It may have been rendered meanwhile.
  if (entry && !memory.has(key)) memory.set(key, entry)
}

const finished = new WeakSet<Value>()

/** In place: Next's memory would keep what was there before beside it. */
function finish(key: string, value: Value, readSheet: ReadSheet): void {
  if (finished.has(value)) return
  finished.add(value)
  if (value.kind === 'APP_ROUTE') value.body = inOwnMemory(value.body)
  if (value.kind !== 'APP_PAGE') return
  if (typeof value.html === 'string') Object.assign(value, finishPage(value, key, readSheet))
  if (value.rscData) value.rscData = inOwnMemory(value.rscData)
  for (const [segment, data] of value.segmentData ?? []) value.segmentData?.set(segment, inOwnMemory(data))
}

/**
 * Looks for an entry in this server's memory while it is fresh and no server has revalidated it, then in Redis. Pages leave the
 * cache finished: scripts held, styles inlined, policy set.
 */
export default class PageCache extends FileSystemCache {
  readonly #store: Promise<BuildStore | null>
  readonly #maxBytes: number
  readonly #readSheet: ReadSheet

  constructor(context: ConstructorParameters<CacheClass>[0]) {
    super(context)
    this.#store = openStore(context)
    this.#maxBytes = context.maxMemoryCacheSize ?? 0
    this.#readSheet = readFromBuild(`${context.serverDistDir}/..`)
  }

  override async get(...args: Parameters<Cache['get']>): Promise<CacheHandlerValue | null> {
    const entry = await this.#find(...args)
    if (!entry?.value) return entry
    finish(args[0], entry.value, this.#readSheet)
    return mayAnswer(entry) ? entry : null
  }

  async #find(...args: Parameters<Cache['get']>): Promise<CacheHandlerValue | null> {
    const [key, context] = args
    const isImage = context.kind === 'IMAGE'
    const findLocal = async () => (isImage ? (images.get(key) ?? null) : super.get(...args))

    const shared = await this.#store
    if (!shared) {
      if (context.kind === 'APP_PAGE') await bringBack(key, this.#maxBytes)
      return findLocal()
    }
    await shared.follow()
    const local = await findLocal()
    const tags = context.kind === 'FETCH' ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    if (local && isFresh(local, tags)) return local
    const remote = await shared.read(keyIn(shared, key, isImage))
    if (!remote || (local && local.lastModified >= remote.lastModified)) return local
    const memory = isImage ? images : getMemoryCache(this.#maxBytes)
    memory.set(key, remote)
    return findLocal()
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value, context] = args
    // The first visitor gets the very object that Next passes here.
    if (value) finish(key, value, this.#readSheet)
    const isImage = value?.kind === 'IMAGE'
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    const entry = { value, lastModified: Date.now(), cacheControl }
    if (isImage) images.set(key, entry)
    else {
      await super.set(...args)
      boundMisses(key, value, this.#maxBytes)
    }

    const shared = await this.#store
    if (!shared) return keepPacked(key, entry)
    const sharedKey = keyIn(shared, key, isImage)
    void (isMissing(value) ? shared.forget(sharedKey) : shared.write(sharedKey, entry))
  }

  override async revalidateTag(tags: string | string[], durations?: Durations): Promise<void> {
    await super.revalidateTag(tags, durations)
    const shared = await this.#store
    await shared?.revalidate([tags].flat(), durations)
  }
}
