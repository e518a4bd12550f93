import 'server-only'
import type { StoredFilm } from '@/lib/catalogue/film/judge-film'
import { CHUNK_TYPE, readCount, TUS_VERSION, writeUploadMetadata } from '@/lib/catalogue/film/tus'
import { toFilmType, type FilmType } from '@/lib/catalogue/film/upload-rules'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { privateFetch } from '@/lib/supabase/client-options'

const BUCKET = 'films'
const READ_WITHIN_SECONDS = 600

/** A slow line needs minutes for a part. */
const PART_TIMEOUT_MS = 10 * 60_000

const RESUMABLE = `${env.SUPABASE_URL}/storage/v1/upload/resumable`
const CREDENTIALS = {
  apikey: env.SUPABASE_SECRET_KEY,
  authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
  'tus-resumable': TUS_VERSION,
}

/** Nobody has rights in this bucket. Check first that the person may change the video. */
const films = () => createAdminClient().storage.from(BUCKET)

type NewFile = { path: string; type: FilmType; bytes: number }

/** @returns the last part of the address of the upload */
export async function createStoredUpload({ path, type, bytes }: NewFile): Promise<string> {
  const metadata = { bucketName: BUCKET, objectName: path, contentType: type, cacheControl: '3600' }
  const response = await privateFetch(RESUMABLE, {
    method: 'POST',
    headers: {
      ...CREDENTIALS,
      'upload-length': String(bytes),
      'upload-metadata': writeUploadMetadata(metadata),
    },
  })
  const location = response.headers.get('location')
  if (response.status !== 201 || !location) {
    throw new DataError('filmParts.createStoredUpload', {
      cause: `${response.status} ${await response.text()}`,
    })
  }
  return new URL(location, RESUMABLE).pathname.split('/').at(-1) ?? ''
}

type Part = { offset: number; length: string | null; body: ReadableStream<Uint8Array>; signal: AbortSignal }
type Passed = { status: number; offset: number | null }

/** Streams a part on. What arrived of a part that breaks off is up to storage. */
export async function passPart(storageId: string, { offset, length, body, signal }: Part): Promise<Passed> {
  const response = await fetch(`${RESUMABLE}/${storageId}`, {
    method: 'PATCH',
    headers: {
      ...CREDENTIALS,
      'content-type': CHUNK_TYPE,
      'upload-offset': String(offset),
      ...(length !== null && { 'content-length': length }),
    },
    body,
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PART_TIMEOUT_MS)]),
    duplex: 'half',
  } as RequestInit)
  await response.body?.cancel()
  return { status: response.status, offset: readCount(response.headers.get('upload-offset')) }
}

/** Null when storage does not know the upload any more. */
export async function readStoredOffset(storageId: string): Promise<number | null> {
  const response = await privateFetch(`${RESUMABLE}/${storageId}`, { method: 'HEAD', headers: CREDENTIALS })
  if (response.status >= 500) throw new DataError('filmParts.readStoredOffset', { cause: response.status })
  return response.ok ? readCount(response.headers.get('upload-offset')) : null
}

/** Removes what arrived of an upload, or all of it. What stays behind is swept later, so an error is logged, not thrown. */
export async function removeStoredUpload(path: string, storageId: string | null): Promise<void> {
  try {
    if (storageId) {
      const address = `${RESUMABLE}/${storageId}`
      const response = await privateFetch(address, { method: 'DELETE', headers: CREDENTIALS })
      await response.body?.cancel()
    }
    const { error } = await films().remove([path])
    if (error) throw error
  } catch (error) {
    log.error('filmParts.removeStoredUpload', error)
  }
}

type ArrivedUpload = NewFile & { fileName: string }

/** For the worker. Null when the upload was canceled or has expired. */
export async function getArrivedUpload(id: string): Promise<ArrivedUpload | null> {
  const { data, error } = await createAdminClient()
    .from('film_uploads')
    .select('path, file_name, content_type, bytes')
    .eq('id', id)
    .eq('arrived', true)
    .maybeSingle()
  if (error) throw new DataError('filmParts.getArrivedUpload', { cause: error })
  if (!data) return null
  const { path, file_name: fileName, content_type: type, bytes } = data
  return { path, fileName, type: toFilmType(type) ?? 'video/mp4', bytes }
}

/** A signed address of a file in the bucket films; null when there is none. */
export async function signStoredFilm(path: string): Promise<string | null> {
  const { data, error } = await films().createSignedUrl(path, READ_WITHIN_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('filmParts.signStoredFilm', { cause: error })
  return data.signedUrl
}

/** Null when the file is not there. */
export async function openStoredFilm(path: string, bytes: number): Promise<StoredFilm | null> {
  const address = await signStoredFilm(path)
  if (!address) return null
  async function get(range?: string): Promise<Response> {
    // Without a signal Next keeps a copy of the whole body in memory.
    const signal = AbortSignal.timeout(READ_WITHIN_SECONDS * 1000)
    const response = await fetch(address ?? '', {
      cache: 'no-store',
      signal,
      headers: range ? { range } : {},
    })
    if (!response.ok || !response.body)
      throw new DataError('filmParts.openStoredFilm', { cause: response.status })
    return response
  }
  return {
    bytes,
    stream: async () => (await get()).body as unknown as AsyncIterable<Uint8Array>,
    read: async (start, end) => (await get(`bytes=${start}-${end - 1}`)).bytes(),
  }
}
