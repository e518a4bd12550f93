import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Refusal } from '../../supabase/local/refusal.ts'
import type { StorageObject } from './manifest.ts'

const FOLDER = 'files'
const TRIES = 3
const REMOVED_AT_ONCE = 100

export type NamedObject = Omit<StorageObject, 'file'>

async function download(
  client: SupabaseClient,
  { bucket, name }: NamedObject,
  target: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await client.storage.from(bucket).download(name).asStream()
    try {
      if (error) throw error
      await pipeline(Readable.fromWeb(data as WebStream), createWriteStream(target))
      return true
    } catch (cause) {
      await rm(target, { force: true })
      if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause
      if (attempt === TRIES) return false
    }
  }
}

/**
 * Downloads one object after the other, each as a stream.
 *
 * @param isThere whether the database still names an object
 * @throws Refusal for an object that the database names and storage does not give
 */
export async function downloadObjects(
  client: SupabaseClient,
  objects: readonly NamedObject[],
  folder: string,
  isThere: (object: NamedObject) => Promise<boolean>,
): Promise<StorageObject[]> {
  await mkdir(path.join(folder, FOLDER))
  const downloaded: StorageObject[] = []
  for (const [index, object] of objects.entries()) {
    const file = `${FOLDER}/${index}`
    const isLoaded = await download(client, object, path.join(folder, file))
    if (!isLoaded && (await isThere(object)))
      throw new Refusal(`Storage does not give ${object.bucket}/${object.name}, which the database names.`)
    downloaded.push({ ...object, file: isLoaded ? file : null })
  }
  return downloaded
}

/** Uploads all, or leaves none. */
export async function uploadObjects(
  client: SupabaseClient,
  objects: readonly StorageObject[],
  folder: string,
): Promise<void> {
  const uploaded: StorageObject[] = []
  try {
    for (const object of objects) {
      if (object.file === null) continue
      const body = Readable.toWeb(
        createReadStream(path.join(folder, object.file)),
      ) as unknown as ReadableStream
      const { contentType, cacheControl } = object
      const options = { contentType, cacheControl, duplex: 'half' }
      const { error } = await client.storage.from(object.bucket).upload(object.name, body, options)
      if (error) throw new Refusal(`${object.bucket}/${object.name} could not be uploaded: ${error.message}`)
      uploaded.push(object)
    }
  } catch (error) {
    await removeObjects(client, uploaded)
    throw error
  }
}

export async function removeObjects(client: SupabaseClient, objects: readonly NamedObject[]): Promise<void> {
  for (const [bucket, inBucket] of Map.groupBy(objects, (object) => object.bucket)) {
    const names = inBucket.map(({ name }) => name)
    while (names.length > 0) await client.storage.from(bucket).remove(names.splice(0, REMOVED_AT_ONCE))
  }
}
