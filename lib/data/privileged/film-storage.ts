import 'server-only'
import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import type { StoredFilm } from '@/lib/video/stored-film'

const SIGNED_FOR_SECONDS = 600
const CACHE_SECONDS = '31536000'

const inBucket = (bucket: StoredFilm['bucket']) => createAdminClient().storage.from(bucket)
const films = () => inBucket('films')

async function sign({ bucket, key }: StoredFilm): Promise<string | null> {
  const { data, error } = await inBucket(bucket).createSignedUrl(key, SIGNED_FOR_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('filmStorage.signFilmFile', { cause: error })
  return data.signedUrl
}

/** An address of a private file for ten minutes; null when there is no such file. Check first that the person may see it. */
export const signFilmFile = (key: string): Promise<string | null> => sign({ bucket: 'films', key })

/** False when there is no such file. Holds one chunk in memory at a time. */
export async function downloadFilm(film: StoredFilm, toFile: string, signal: AbortSignal): Promise<boolean> {
  const address = await sign(film)
  if (!address) return false
  const response = await fetch(address, { cache: 'no-store', signal })
  if (response.status === 404) return false
  if (!response.ok || !response.body)
    throw new DataError('filmStorage.downloadFilm', { cause: response.status })
  await pipeline(Readable.fromWeb(response.body as NodeStream), createWriteStream(toFile), { signal })
  return true
}

/** Reads the file while it sends it. The name must be new. */
export async function uploadFilm(
  key: string,
  file: string,
  type: string,
  signal: AbortSignal,
): Promise<void> {
  const { data, error } = await films().createSignedUploadUrl(key)
  if (error) throw new DataError('filmStorage.uploadFilm', { cause: error })
  const response = await fetch(data.signedUrl, {
    method: 'PUT',
    body: await openAsBlob(file, { type }),
    headers: { 'Content-Type': type, 'Cache-Control': `max-age=${CACHE_SECONDS}` },
    cache: 'no-store',
    signal,
  })
  if (!response.ok) throw new DataError('filmStorage.uploadFilm', { cause: response.status })
}

/** Files that stay behind are removed by the sweep. */
export async function removeFilmFiles(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { error } = await films().remove(keys)
  if (error) throw new DataError('filmStorage.removeFilmFiles', { cause: error })
}
