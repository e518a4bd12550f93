import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Upload } from 'tus-js-client'
import type { Database, Json } from '../../lib/supabase/database.types.ts'
import { partsDir } from '../../supabase/local/instance.ts'
import { DEMO_ADMIN, readAdminCookie } from '../servers/post-form.ts'
import type { ChaosSite } from './site.ts'

const DEMO_FILM = 'demo/media/videos/lakeshore-roasters-first-pour.mp4'
const MEBIBYTE = 1024 ** 2
const PART_BYTES = 6 * MEBIBYTE
const RETRIES = 120
const RETRY_DELAY_MS = 500
const POLL_MS = 250
const GIVE_UP_AFTER_MS = 180_000

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** A film with an empty box behind it. */
export function paddedFilm(mebibytes: number): Buffer {
  const padding = Buffer.alloc(mebibytes * MEBIBYTE)
  padding.writeUInt32BE(padding.length)
  padding.write('free', 4, 'latin1')
  return Buffer.concat([readFileSync(DEMO_FILM), padding])
}

export type Drawn = { seconds?: number; size?: string }

let drawn = 0

/** Each has other colors than those before: the same film again would keep its public files. Null without ffmpeg. */
export async function drawFilm({ seconds = 2, size = '960x540' }: Drawn): Promise<Buffer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawn-film-'))
  const file = path.join(folder, 'film.mp4')
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:d=${seconds}:r=24,hue=h=${(drawn += 31)}`]
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...picture, ...coding, file])
  const film = status === 0 ? await readFile(file) : null
  await rm(folder, { recursive: true })
  return film
}

export type Server = SupabaseClient<Database>

export const openDatabase = (site: ChaosSite): Server =>
  createClient<Database>(site.stack().url, site.stack().secretKey, { auth: { persistSession: false } })

/** The database as somebody of the demo reaches it. */
export async function openDatabaseAs(site: ChaosSite, email = DEMO_ADMIN.email): Promise<Server> {
  const { url, publishableKey } = site.stack()
  const client = createClient<Database>(url, publishableKey, { auth: { persistSession: false } })
  const { error } = await client.auth.signInWithPassword({ ...DEMO_ADMIN, email })
  if (error) throw error
  return client
}

/** Makes an upload that was checked the film of its video, as the screen of staff does. */
export async function makeFilm(site: ChaosSite, uploadId: string, report: Json): Promise<void> {
  const admin = await openDatabaseAs(site)
  await admin.rpc('add_film', { upload: uploadId, report }).throwOnError()
}

type Address = Pick<ChaosSite, 'url'>

type Sent = { uploadId: string; parts: number }

/** Sends a film as the browser does. `onPart` is called after each part, while the next one begins. */
export async function sendFilm(
  site: Address,
  videoId: string,
  film: Buffer,
  onPart: (part: number) => void,
): Promise<Sent> {
  const cookie = await readAdminCookie(site.url)
  let parts = 0
  let arrived = 0
  return new Promise((resolve, reject) => {
    const upload = new Upload(film, {
      endpoint: `${site.url}/film-uploads/${videoId}`,
      headers: { cookie, origin: site.url },
      chunkSize: PART_BYTES,
      retryDelays: Array.from({ length: RETRIES }, () => RETRY_DELAY_MS),
      onShouldRetry: () => true,
      metadata: { filename: 'chaos.mp4', filetype: 'video/mp4', modified: '1' },
      // As in components/staff/videos/film/transfer.ts.
      onUploadUrlAvailable: () => void (upload.options.endpoint = null),
      onBeforeRequest: (sending) => void (parts += Number(sending.getMethod() === 'PATCH')),
      onChunkComplete: () => onPart((arrived += 1)),
      onError: reject,
      onSuccess: () => resolve({ uploadId: upload.url?.split('/').at(-1) ?? '', parts }),
    })
    upload.start()
  })
}

export const partsOf = (film: Buffer): number => Math.ceil(film.length / PART_BYTES)

type Job = { status: string; attempts: number; progress: number; result: Json }

export async function listJobs(database: Server, key: string): Promise<Job[]> {
  const { data } = await database
    .from('jobs')
    .select('status, attempts, progress, result')
    .eq('unique_key', key)
    .throwOnError()
  return data
}

/** The job of `key` as soon as `is` holds. */
export async function untilJob(database: Server, key: string, is: (job: Job) => boolean): Promise<Job> {
  const end = performance.now() + GIVE_UP_AFTER_MS
  while (performance.now() < end) {
    const [job] = await listJobs(database, key).catch(() => [])
    if (job && is(job)) return job
    await pause(POLL_MS)
  }
  throw new Error(`${key} did not come so far`)
}

export const isOver = ({ status }: Job): boolean => status === 'done' || status === 'failed'

/** What unfinished uploads have left behind. */
export const listPartialFiles = ({ settings }: ChaosSite): Promise<string[]> =>
  readdir(partsDir(settings.dataDir)).catch(() => [])

/** Keys of all files below a folder. The embedded storage lists them with those of the folders inside. */
export async function listFiles(database: Server, bucket: string, folder: string): Promise<string[]> {
  const { data, error } = await database.storage.from(bucket).list(folder, { limit: 1000 })
  if (error) throw error
  return data.map(({ name }) => name)
}
