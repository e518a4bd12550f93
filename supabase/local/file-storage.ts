import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseRange } from './byte-range.ts'
import type { StorageAdapter } from './database.ts'
import { lazyFileStream, writeStream } from './file-streams.ts'
import { mediaRequest } from './media-response.ts'

/** A file that arrived in parts. It becomes the object that the current request uploads: a copy would take minutes. */
export const finishedUpload = new AsyncLocalStorage<string>()

interface StoredObject {
  blob: string
  size: number
  mimetype: string
  cacheControl: string
  eTag: string
  lastModified: string
}

/** Supabase Lite answers 404 when there is no body, although the database has the object. */
const GONE: Awaited<ReturnType<StorageAdapter['getObject']>> = {
  httpStatusCode: 404,
  metadata: { size: 0, contentLength: 0, mimetype: '', cacheControl: 'no-store', eTag: '' },
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * Keeps uploaded objects as files. Unlike the adapter of Supabase Lite it supports byte ranges, keeps the declared content
 * type, holds one chunk in memory at a time and replaces an object atomically, so that no reader ever sees half a file.
 *
 * An object is a JSON record and the blob it points to. The record is named by the hash of its key, so that no key can
 * leave the folder or collide with another one.
 */
export function createFileStorage(root: string): StorageAdapter {
  const recordOf = (bucket: string, key: string) => path.join(root, hash(bucket), `${hash(key)}.json`)
  const blobOf = (bucket: string, object: StoredObject) => path.join(root, hash(bucket), object.blob)

  async function read(bucket: string, key: string): Promise<StoredObject> {
    return JSON.parse(await readFile(recordOf(bucket, key), 'utf8')) as StoredObject
  }

  /** Null when the record or the blob is missing, for example because the file was deleted by hand. */
  async function find(bucket: string, key: string): Promise<StoredObject | null> {
    try {
      const object = await read(bucket, key)
      await stat(blobOf(bucket, object))
      return object
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function replace(bucket: string, key: string, object: StoredObject): Promise<void> {
    const previous = await read(bucket, key).catch(() => null)
    const record = recordOf(bucket, key)
    await writeFile(`${record}.new`, JSON.stringify(object))
    await rename(`${record}.new`, record)
    if (previous) await rm(blobOf(bucket, previous), { force: true })
  }

  async function newBlob(bucket: string): Promise<string> {
    await mkdir(path.join(root, hash(bucket)), { recursive: true })
    return randomUUID()
  }

  async function remove(bucket: string, key: string): Promise<void> {
    const object = await read(bucket, key).catch(() => null)
    if (!object) return
    await rm(recordOf(bucket, key), { force: true })
    await rm(blobOf(bucket, object), { force: true })
  }

  return {
    driver: null,

    async getObject(bucket, key) {
      const object = await find(bucket, key)
      if (!object) return GONE
      const { range, ifRange } = mediaRequest.getStore() ?? {}
      const current = ifRange === undefined || ifRange === object.eTag
      const part = current ? parseRange(range, object.size) : null
      if (part === 'unsatisfiable') {
        const metadata = { ...describe(object), contentLength: 0, contentRange: `bytes */${object.size}` }
        return { httpStatusCode: 416, metadata, body: Buffer.alloc(0) }
      }
      const metadata = describe(object)
      const body = lazyFileStream(blobOf(bucket, object), part)
      if (!part) return { httpStatusCode: 200, metadata, body }
      const contentRange = `bytes ${part.start}-${part.end}/${object.size}`
      const contentLength = part.end - part.start + 1
      return { httpStatusCode: 206, metadata: { ...metadata, contentLength, contentRange }, body }
    },

    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const blob = await newBlob(bucket)
      const target = path.join(root, hash(bucket), blob)
      const finished = finishedUpload.getStore()
      const { size, eTag } = finished ? await adopt(finished, target) : await writeStream(target, body)
      const lastModified = new Date().toISOString()
      const object = { blob, size, mimetype, cacheControl, eTag, lastModified }
      await replace(bucket, key, object)
      return describe(object)
    },

    async copyObject(fromBucket, fromKey, _fromVersion, toBucket, toKey) {
      const source = await read(fromBucket, fromKey)
      const copy = { ...source, blob: await newBlob(toBucket), lastModified: new Date().toISOString() }
      // A blob never changes, so a second name is a copy that takes no time and no space.
      await link(blobOf(fromBucket, source), blobOf(toBucket, copy))
      await replace(toBucket, toKey, copy)
      return { httpStatusCode: 200, eTag: copy.eTag, lastModified: new Date(copy.lastModified) }
    },

    deleteObject: remove,

    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },

    async headObject(bucket, key) {
      return { ...describe(await read(bucket, key)), httpStatusCode: 200 }
    },

    async privateAssetUrl(bucket, key) {
      return `file://${blobOf(bucket, await read(bucket, key))}`
    },
  }
}

async function adopt(file: string, target: string): Promise<{ size: number; eTag: string }> {
  const { size } = await stat(file)
  await rename(file, target)
  return { size, eTag: `"${path.basename(target)}"` }
}

function describe({ size, mimetype, cacheControl, eTag, lastModified }: StoredObject) {
  return { size, contentLength: size, mimetype, cacheControl, eTag, lastModified: new Date(lastModified) }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
