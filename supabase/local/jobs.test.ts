import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type * as VideoFiles from '@/lib/data/privileged/video-files'
import { findProgram } from '../../tools/gate/programs.ts'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(240_000)

const VIDEO = 'd0000000-0000-4000-8000-000000000001'
const OTHER = 'd0000000-0000-4000-8000-000000000002'

let folder: string
let stack: Stack
let client: SupabaseClient
let files: typeof VideoFiles

type Rendition = { kind: string; file: string; public_file: string | null; made_from: string }

const environment = () => ({
  ...process.env,
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  TMPDIR: folder,
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jobs-'))
  const databaseUrl = process.env.TEST_STACK_DATABASE_URL
  const options = { dataDir: path.join(folder, 'stack'), databaseUrl, siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  client = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
  Object.assign(process.env, environment())
  files = await import('@/lib/data/privileged/video-files')
})
afterAll(async () => {
  killWorkers()
  await stack.child.stop()
  await rm(folder, { recursive: true })
})

async function until<T>(read: () => Promise<T | null | undefined | false>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found) return found
    await sleep(100)
  }
}

const jobOf = async (video: string) => {
  const { data } = await client
    .from('jobs')
    .select('*')
    .eq('unique_key', `renditions:${video}`)
    .order('created_at', { ascending: false })
    .limit(1)
    .throwOnError()
  return data[0] as { id: string; status: string; progress: number; attempts: number; error: string | null }
}
const ended = (video: string) =>
  until(async () => {
    const job = await jobOf(video)
    return (job.status === 'done' || job.status === 'failed') && job
  })

/** Without the loop that the demo begins with. */
const renditionsOf = async (video: string) => {
  const { data } = await client
    .from('video_renditions')
    .select('*')
    .eq('video_id', video)
    .neq('made_from', 'demo')
    .throwOnError()
  return data as Rendition[]
}
const filmOf = async (video: string) => {
  const columns = 'film_file, video_file'
  const { data } = await client.from('videos').select(columns).eq('id', video).single().throwOnError()
  return data
}
const statusOf = async (name: string) => {
  const response = await fetch(`${stack.url}/storage/v1/object/public/videos/${name}`)
  await response.body?.cancel()
  return response.status
}
const setDraft = (video: string, draft: boolean) =>
  client.from('videos').update({ draft }).eq('id', video).throwOnError()

/** Uploads a film as staff do, and names it in the video. */
async function setFilm(video: string, content: Buffer): Promise<string> {
  const key = `${video}/original-${Date.now()}.mp4`
  const { error } = await client.storage.from('films').upload(key, content, { contentType: 'video/mp4' })
  expect(error).toBeNull()
  await client.from('videos').update({ film_file: key }).eq('id', video).throwOnError()
  return key
}

/** Ends the lease of an attempt without the wait. Once is not enough: a last heartbeat of a killed worker may be under way. */
async function endLease(attempt: number) {
  await client
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .match({ status: 'running', attempts: attempt })
    .throwOnError()
  return jobOf(VIDEO)
}

async function draw(seconds: number): Promise<Buffer> {
  const file = path.join(folder, 'drawn.mp4')
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=960x540:d=${seconds}:r=25`]
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  execFileSync(findProgram('ffmpeg'), ['-v', 'error', '-y', ...picture, ...codec, file])
  return readFile(file)
}

/** Command lines of programs that work in this test's folder. */
async function programs(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return lines.filter((line) => line.includes(`${folder}/fieldlight-film-`))
}

it('a killed worker loses nothing: the next one makes the renditions, and visitors may fetch them', async () => {
  const before = await filmOf(VIDEO)
  const source = await setFilm(VIDEO, await draw(4))
  const first = await startWorker(environment())
  // Its progress says so later, and a quick machine may be done by then.
  await until(async () => (await programs()).some((line) => line.includes('libx264')))
  expect(getPriority(first.pid)).toBeGreaterThan(getPriority())
  await endWorker(first, 'SIGKILL')
  await until(async () => (await programs()).length === 0)
  expect(await jobOf(VIDEO)).toMatchObject({ status: 'running', attempts: 1 })
  expect(await renditionsOf(VIDEO)).toEqual([])
  expect(await filmOf(VIDEO)).toEqual({ film_file: source, video_file: before.video_file })

  const second = await startWorker(environment())
  await until(async () => (await endLease(1)).attempts === 2)
  expect(await ended(VIDEO)).toMatchObject({ status: 'done', progress: 100, attempts: 2 })
  await endWorker(second, 'SIGTERM')

  const made = await renditionsOf(VIDEO)
  const kinds = made.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([...['film', 'film', 'loop'], ...Array(10).fill('poster'), 'storyboard'])
  for (const { kind, public_file: name, made_from: from } of made) {
    expect([kind, name && (await statusOf(name)), from]).toEqual([
      kind,
      kind === 'poster' ? null : 200,
      source,
    ])
  }
  expect(made.map((rendition) => rendition.public_file)).toContain((await filmOf(VIDEO)).video_file)
})

it('a withdrawn film has no public address, and the same one after it is published again', async () => {
  const names = (await renditionsOf(VIDEO)).flatMap(({ public_file: name }) => name ?? [])
  await setDraft(VIDEO, true)
  await files.hideVideoFiles(VIDEO)
  for (const name of names) expect([name, await statusOf(name)]).toEqual([name, 404])
  expect((await filmOf(VIDEO)).video_file).toBeNull()

  await files.exposeVideoFiles(VIDEO)
  await files.exposeVideoFiles(VIDEO)
  await setDraft(VIDEO, false)
  for (const name of names) expect([name, await statusOf(name)]).toEqual([name, 200])
})

it('a film that was withdrawn meanwhile is not exposed by the worker', async () => {
  await setDraft(VIDEO, true)
  await files.hideVideoFiles(VIDEO)
  await files.settleVideoFiles(VIDEO)
  expect((await filmOf(VIDEO)).video_file).toBeNull()
  await setDraft(VIDEO, false)
  await files.settleVideoFiles(VIDEO)
  expect((await filmOf(VIDEO)).video_file).not.toBeNull()
})

it('a failed run leaves the old film playing, and says why', async () => {
  const played = (await filmOf(VIDEO)).video_file as string
  const whole = await draw(3)
  await setFilm(VIDEO, whole.subarray(0, whole.length * 0.5))
  const worker = await startWorker(environment())
  expect(await ended(VIDEO)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('cut off') as string,
  })
  await endWorker(worker, 'SIGTERM')
  expect((await filmOf(VIDEO)).video_file).toBe(played)
  expect(await statusOf(played)).toBe(200)
  expect((await renditionsOf(VIDEO)).some(({ public_file: name }) => name === played)).toBe(true)
})

it('a film of the demo moves inside when it is withdrawn, and plays as it was uploaded without a worker', async () => {
  const name = (await filmOf(OTHER)).video_file as string
  expect(await statusOf(name)).toBe(200)
  await setDraft(OTHER, true)
  await files.hideVideoFiles(OTHER)
  expect(await statusOf(name)).toBe(404)
  const { film_file: key } = await filmOf(OTHER)
  expect(key).toMatch(new RegExp(`^${OTHER}/original-.+\\.mp4$`))

  await files.exposeVideoFiles(OTHER)
  const { video_file: exposed } = await filmOf(OTHER)
  expect(exposed).toMatch(new RegExp(`^${OTHER}/[0-9a-f]{32}\\.mp4$`))
  expect(await statusOf(exposed as string)).toBe(200)
})

it('films that have arrived are judged by their content, each once', async () => {
  const film = await draw(1)
  const checked = async (content: Buffer) => {
    const path = `${OTHER}/original-${randomUUID()}`
    await client.storage.from('films').upload(path, content, { contentType: 'video/mp4' })
    const facts = { file_name: 'a.mp4', content_type: 'video/mp4', bytes: content.length, arrived: true }
    const { data } = await client
      .from('film_uploads')
      .insert({ video_id: OTHER, path, ...facts })
      .select('id')
      .single<{ id: string }>()
      .throwOnError()
    const key = `film-check:${data.id}`
    const job = { job_kind: 'film-check', job_payload: { upload: data.id }, job_key: key }
    await client.rpc('enqueue_job', job).throwOnError()
    return key
  }
  const keys = [await checked(film), await checked(Buffer.from('notes'))]
  const worker = await startWorker(environment())
  const results = await Promise.all(
    keys.map((key) =>
      until(async () => {
        const { data } = await client.from('jobs').select('status, attempts, result').eq('unique_key', key)
        return data?.[0]?.status === 'done' && data
      }),
    ),
  )
  await endWorker(worker, 'SIGTERM')
  const digest = createHash('sha256').update(film).digest('hex')
  expect(results).toMatchObject([
    [{ attempts: 1, result: { ok: true, report: { sha256: digest, width: 960 } } }],
    [{ attempts: 1, result: { ok: false, problem: expect.stringContaining('not an MP4') as string } }],
  ])
})
