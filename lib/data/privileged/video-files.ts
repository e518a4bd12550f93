import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import { currentRenditions, planExposure, type StoredFilm } from '@/lib/video/public-files'

/** Milliseconds. Storage copies gigabytes inside. */
const COPY_TIMEOUT_MS = 10 * 60_000

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const fail = (name: string, cause: unknown) => new DataError(`videoFiles.${name}`, { cause })
const isUrl = (file: string) => /^https?:/.test(file)

const FILM_COLUMNS =
  'id, film_file, video_file, draft, archived, video_renditions(id, kind, file, made_from, width, height, sha256)'

async function readFilm(videoId: string) {
  const { data, error } = await createAdminClient()
    .from('videos')
    .select(FILM_COLUMNS)
    .eq('id', videoId)
    .maybeSingle()
  if (error) throw fail('readFilm', error)
  return data
}

/** The same name is the same content, so a file that is there already will do. */
async function copyFile(from: { bucket: string; key: string }, to: { bucket: string; key: string }) {
  const { error } = await createAdminClient({ timeoutMs: COPY_TIMEOUT_MS })
    .storage.from(from.bucket)
    .copy(from.key, to.key, { destinationBucket: to.bucket })
  if (error && !/already exists/i.test(error.message)) throw fail('copyFile', error)
}

async function removePublic(names: string[]): Promise<void> {
  if (names.length === 0) return
  const { error } = await createAdminClient().storage.from('videos').remove(names)
  if (error) throw fail('removePublic', error)
}

/** False when the film was replaced meanwhile. */
async function setPublicFiles(
  videoId: string,
  source: string,
  played: string | null,
  publicFiles: Record<string, string>,
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('set_public_files', {
    film_id: videoId,
    source,
    // The generated type does not know that a parameter may be null.
    played: played as string,
    public_files: publicFiles,
  })
  if (error) throw fail('setPublicFiles', error)
  return data
}

async function areRenditionsComing(videoId: string): Promise<boolean> {
  const client = createAdminClient()
  const [job, worker] = await Promise.all([
    client
      .from('jobs')
      .select('id')
      .eq('unique_key', `renditions:${videoId}`)
      .in('status', ['queued', 'running'])
      .limit(1),
    client.rpc('has_job_worker', { job_kind: 'renditions' }),
  ])
  if (job.error) throw fail('areRenditionsComing', job.error)
  if (worker.error) throw fail('areRenditionsComing', worker.error)
  return worker.data && job.data.length > 0
}

/**
 * Gives the film of a video public addresses. Call it before the video is published, after the film of a published video was
 * replaced, and after renditions were made. If the publication then fails, call `hideVideoFiles`.
 *
 * A film that plays already goes on playing until the renditions of its successor are there. Nothing happens for films on Vimeo
 * and at full URLs.
 */
export async function exposeVideoFiles(videoId: string): Promise<void> {
  const row = await readFilm(videoId)
  if (!row?.film_file) return
  const film: StoredFilm = { id: row.id, film_file: row.film_file, renditions: row.video_renditions }
  const hasRenditions = currentRenditions(film).some(({ kind }) => kind === 'film')
  if (!hasRenditions && row.video_file && (await areRenditionsComing(videoId))) return

  const { copies, played, publicFiles } = planExposure(film, sha256)
  await Promise.all(
    copies.map(({ from, to }) => copyFile({ bucket: 'films', key: from }, { bucket: 'videos', key: to })),
  )
  // The next call, for the film that is there now, removes or uses what was copied.
  await setPublicFiles(videoId, film.film_file, played, publicFiles)
}

/** Removes the public files of a published video that it does not name any more. */
export async function removeStaleFiles(videoId: string): Promise<void> {
  const client = createAdminClient()
  const [names, video] = await Promise.all([
    client.rpc('list_public_files', { film_id: videoId }),
    client.from('videos').select('video_file, video_renditions(public_file)').eq('id', videoId).maybeSingle(),
  ])
  if (names.error) throw fail('removeStaleFiles', names.error)
  if (video.error) throw fail('removeStaleFiles', video.error)
  const named = new Set([
    video.data?.video_file,
    ...(video.data?.video_renditions ?? []).map((rendition) => rendition.public_file),
  ])
  await removePublic(names.data.filter((name) => !named.has(name)))
}

/** A film of the bucket `videos`, such as one of the demo, moves into the private bucket. */
async function moveInside(videoId: string, videoFile: string): Promise<void> {
  const name = videoFile.replace(/^\/?(?:videos\/)?/, '')
  const client = createAdminClient()
  const { data: others, error } = await client
    .from('videos')
    .select('id, draft, archived')
    .eq('video_file', videoFile)
    .is('film_file', null)
    .neq('id', videoId)
  if (error) throw fail('moveInside', error)
  const isShown = others.some(({ draft, archived }) => !draft && !archived)
  for (const id of isShown ? [videoId] : [videoId, ...others.map((other) => other.id)]) {
    const key = `${id}/original-${randomUUID()}${/\.[a-z\d]+$/.exec(name)?.[0] ?? ''}`
    await copyFile({ bucket: 'videos', key: name }, { bucket: 'films', key })
    const { error: unmoved } = await client.rpc('move_film_inside', {
      film_id: id,
      played: videoFile,
      film_key: key,
    })
    if (unmoved) throw fail('moveInside', unmoved)
  }
  if (!isShown) await removePublic([name])
}

/** Takes the public addresses of a film away. Call it after the video was withdrawn, archived or deleted, never before. */
export async function hideVideoFiles(videoId: string): Promise<void> {
  const row = await readFilm(videoId)
  if (row?.film_file) await setPublicFiles(videoId, row.film_file, null, {})
  else if (row?.video_file && !isUrl(row.video_file)) await moveInside(videoId, row.video_file)
  const { data: names, error } = await createAdminClient().rpc('list_public_files', { film_id: videoId })
  if (error) throw fail('hideVideoFiles', error)
  await removePublic(names)
}

/** For the worker: exposes the files of a published video, hides those of every other one. */
export async function settleVideoFiles(videoId: string): Promise<void> {
  const isPublished = async () => {
    const film = await readFilm(videoId)
    return film !== null && !film.draft && !film.archived
  }
  if (await isPublished()) await exposeVideoFiles(videoId)
  // It may have been withdrawn while its files were copied.
  if (!(await isPublished())) await hideVideoFiles(videoId)
}
