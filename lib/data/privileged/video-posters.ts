import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

const PRIVATE = 'posters'
const PUBLIC = 'video-thumbnails'
/** Seconds. Its name is the hash of its content. */
const FOR_EVER = '31536000'

const fail = (name: string, cause: unknown) => new DataError(`videoPosters.${name}`, { cause })
const isMissing = (error: { message: string }) => /not.found/i.test(error.message)

const bucket = (name: string) => createAdminClient().storage.from(name)

const contentTypeOf = (file: string) =>
  ({ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', avif: 'image/avif' })[
    file.slice(file.lastIndexOf('.') + 1)
  ] ?? 'image/webp'

async function upload(to: string, file: string, content: Uint8Array): Promise<void> {
  const { error } = await bucket(to).upload(file, content, {
    contentType: contentTypeOf(file),
    cacheControl: FOR_EVER,
    // The same name is the same content.
    upsert: true,
  })
  if (error) throw fail('upload', error)
}

async function download(from: string, file: string): Promise<Uint8Array | null> {
  const { data, error } = await bucket(from).download(file)
  if (error) {
    // Hosted storage answers 400 without a text for a file that does not exist.
    if (isMissing(error) || error.name === 'StorageUnknownError') return null
    throw fail('download', error)
  }
  return new Uint8Array(await data.arrayBuffer())
}

/** Keeps a picture where only staff see it. */
export const keepPoster = (file: string, content: Uint8Array): Promise<void> => upload(PRIVATE, file, content)

/** For staff: check first that the person may see the film. Null for an unknown file. */
export const readPoster = async (file: string): Promise<Uint8Array | null> =>
  (await download(PRIVATE, file)) ?? download(PUBLIC, file)

/** A poster at a full URL, or in a folder, is not ours to move. */
const isFile = (poster: string) => !poster.includes('/')

/** Gives a poster its public address. */
export async function exposePoster(poster: string): Promise<void> {
  if (!isFile(poster)) return
  const content = await download(PRIVATE, poster)
  // One of before there was a private bucket is public already.
  if (content) await upload(PUBLIC, poster, content)
}

async function isShown(poster: string): Promise<boolean> {
  const { count, error } = await createAdminClient()
    .from('videos')
    .select('id', { count: 'exact', head: true })
    .eq('video_thumbnail', poster)
    .eq('draft', false)
    .eq('archived', false)
  if (error) throw fail('isShown', error)
  return (count ?? 0) > 0
}

/** Takes the public address away, unless a published film shows the poster. The picture itself stays. */
export async function hidePoster(poster: string): Promise<void> {
  if (!isFile(poster) || (await isShown(poster))) return
  const content = await download(PUBLIC, poster)
  if (!content) return
  await upload(PRIVATE, poster, content)
  const { error } = await bucket(PUBLIC).remove([poster])
  if (error) throw fail('hidePoster', error)
}

type Film = { video_thumbnail: string | null; draft: boolean; archived: boolean }

async function readFilms(ids: readonly string[]): Promise<Film[]> {
  const { data, error } = await createAdminClient()
    .from('videos')
    .select('video_thumbnail, draft, archived')
    .in('id', [...ids])
  if (error) throw fail('readFilms', error)
  return data
}

/** Before films are published. Call `followPublication` afterwards, whatever came of it. */
export async function exposePosters(ids: readonly string[]): Promise<void> {
  for (const { video_thumbnail: poster } of await readFilms(ids)) if (poster) await exposePoster(poster)
}

/** Posters of published films have a public address, the others have none. */
export async function followPublication(ids: readonly string[]): Promise<void> {
  for (const { video_thumbnail: poster, draft, archived } of await readFilms(ids)) {
    if (!poster) continue
    if (draft || archived) await hidePoster(poster)
    else await exposePoster(poster)
  }
}
