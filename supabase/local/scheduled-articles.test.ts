import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { shiftClock } from '../../tools/servers/shift-clock.ts'
import { PEOPLE } from '../tests/people.ts'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(60_000)

const DAY_MINUTES = 24 * 60
const TEXT = 'Words about lamps. '.repeat(90)

let folder: string
let stack: Stack
let client: SupabaseClient<Database>
/** Stands for the site, which workers ask to draw its pages anew. */
let site: Server
let announcements = 0
let siteAnswers = true

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  SUPABASE_URL: stack.url,
  SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  SUPABASE_SECRET_KEY: stack.secretKey,
  TMPDIR: folder,
  ...more,
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scheduled-'))
  site = createServer((_, response) => {
    announcements += 1
    if (siteAnswers) response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  client = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  // Otherwise a job waits for the articles of the demo, too, and nothing here can say when the work is done.
  await client
    .from('seo_blog_posts')
    .update({ status: 'draft', publish_at: null })
    .eq('status', 'scheduled')
    .throwOnError()
})
afterAll(async () => {
  killWorkers()
  site.closeAllConnections()
  site.close()
  await stack.child.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  announcements = 0
  siteAnswers = true
  await client.from('jobs').delete().neq('kind', '').throwOnError()
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return
  }
  throw new Error(`Half a minute was not enough for this: ${isSo}`)
}

/** `seconds` from now by the clock of the database, which runs on this machine. */
async function schedule(count: number, seconds: number, columns = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const publishAt = new Date(Date.now() + seconds * 1000).toISOString()
  await client
    .from('seo_blog_posts')
    .insert(
      ids.map((id) => ({
        id,
        title: `Lamp ${id}`,
        slug: `lamp-${id}`,
        blog_post: TEXT,
        preview_text: 'About lamps',
        featured_image: 'blog/lamp.webp',
        alt_text: 'A lamp',
        status: 'scheduled',
        publish_at: publishAt,
        scheduled_by: PEOPLE.admin,
        ...columns,
      })),
    )
    .throwOnError()
  return ids
}

const statusesOf = async (ids: string[]) => {
  const { data } = await client.from('seo_blog_posts').select('status').in('id', ids).throwOnError()
  return [...new Set(data.map(({ status }) => status))]
}
const lettersAbout = async (ids: string[]) => {
  const { data } = await client
    .from('outbox_messages')
    .select('about_id')
    .in('about_id', ids)
    .eq('kind', 'article_not_published')
    .throwOnError()
  return data.map(({ about_id: id }) => id).toSorted()
}
const jobsOf = async (kind: string, status: string) => {
  const { data } = await client
    .from('jobs')
    .select('id, attempts, error, result')
    .eq('kind', kind)
    .eq('status', status)
    .throwOnError()
  return data
}
/** Slugs in the order in which jobs have published them. */
const publishedByJobs = async () =>
  (await jobsOf('publish-articles', 'done')).flatMap(({ result }) =>
    (result as { articles: { slug: string }[] }).articles.map(({ slug }) => slug),
  )
const endLeases = () =>
  client
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .eq('status', 'running')
    .throwOnError()
const announced = () => until(async () => (await jobsOf('announce-articles', 'done')).length > 0)

it('two workers and others at one moment publish each article once, and write one letter each', async () => {
  const [complete, lacking] = await Promise.all([schedule(12, 3), schedule(6, 3, { preview_text: null })])
  const workers = await Promise.all([startWorker(environment()), startWorker(environment())])
  const answers: string[] = []
  await until(async () => {
    const rounds = await Promise.all(
      Array.from({ length: 4 }, () => client.rpc('publish_due_articles').throwOnError()),
    )
    answers.push(...rounds.flatMap(({ data }) => data.map(({ slug }) => slug)))
    return !(await statusesOf([...complete, ...lacking])).includes('scheduled')
  })
  await until(async () => (await jobsOf('publish-articles', 'queued')).length === 0)
  await until(async () => (await jobsOf('publish-articles', 'running')).length === 0)
  await announced()
  await Promise.all(workers.map((worker) => endWorker(worker, 'SIGTERM')))

  const slugs = [...answers, ...(await publishedByJobs())]
  expect(slugs.toSorted()).toEqual([...complete, ...lacking].map((id) => `lamp-${id}`).toSorted())
  expect([await statusesOf(complete), await statusesOf(lacking)]).toEqual([['published'], ['draft']])
  expect(await lettersAbout([...complete, ...lacking])).toEqual(lacking.toSorted())
  expect((await jobsOf('publish-articles', 'done')).map(({ attempts, error }) => [attempts, error])).toEqual(
    expect.arrayContaining([[1, null]]),
  )
  expect(await jobsOf('publish-articles', 'failed')).toEqual([])
})

it('a worker killed before the due time leaves the article to the next one', async () => {
  const first = await startWorker(environment())
  await until(async () => (await jobsOf('publish-articles', 'done')).length > 0)
  const ids = await schedule(1, 2)
  await endWorker(first, 'SIGKILL')
  await until(async () => (await client.rpc('seconds_to_next_article').throwOnError()).data === 0)
  expect(await statusesOf(ids)).toEqual(['scheduled'])

  const second = await startWorker(environment())
  await until(async () => (await statusesOf(ids)).includes('published'))
  await announced()
  await endWorker(second, 'SIGTERM')
  expect(await publishedByJobs()).toEqual([`lamp-${ids[0]}`])
})

it('a worker that dies with the job, or before the site hears of it, loses and doubles nothing', async () => {
  const ids = await schedule(1, 0)
  const lacking = await schedule(1, 0, { alt_text: null })
  const claim = { worker_id: randomUUID(), worker_kinds: ['publish-articles'], lease_seconds: 45 }
  expect((await client.rpc('claim_job', claim).throwOnError()).data).toHaveLength(1)
  await endLeases()

  siteAnswers = false
  const first = await startWorker(environment())
  await until(async () => announcements > 0)
  await endWorker(first, 'SIGKILL')
  expect(await statusesOf(ids)).toEqual(['published'])
  expect(await jobsOf('announce-articles', 'running')).toHaveLength(1)

  siteAnswers = true
  const heard = announcements
  await endLeases()
  const second = await startWorker(environment())
  await announced()
  await until(async () => (await jobsOf('publish-articles', 'queued')).length === 0)
  await endWorker(second, 'SIGTERM')
  expect(announcements).toBe(heard + 1)
  expect([await statusesOf(ids), await statusesOf(lacking)]).toEqual([['published'], ['draft']])
  expect(await lettersAbout(lacking)).toEqual(lacking)
})

it.each([
  ['ahead', DAY_MINUTES],
  ['behind', -DAY_MINUTES],
])('a worker whose clock is a day %s publishes by the clock of the database', async (_, minutes) => {
  const [due, later] = await Promise.all([schedule(1, 0), schedule(1, 3600)])
  const worker = await startWorker(environment(shiftClock(minutes)))
  await until(async () => (await statusesOf(due)).includes('published'))
  await until(async () => (await jobsOf('publish-articles', 'queued')).length === 1)
  await announced()
  await endWorker(worker, 'SIGTERM')
  expect(await publishedByJobs()).toEqual([`lamp-${due[0]}`])
  expect(await statusesOf(later)).toEqual(['scheduled'])
  await client.from('seo_blog_posts').delete().in('id', later).throwOnError()
})
