import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { BulkWork } from '@/lib/list/bulk-work'
import type { Database } from '@/lib/supabase/database.types'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(120_000)

const LEADS = 1200

let folder: string
let stack: Stack
let owl: SupabaseClient<Database>
let server: SupabaseClient<Database>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bulk-changes-'))
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  owl = createClient<Database>(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  const { error } = await owl.auth.signInWithPassword({
    email: 'owl@fieldlight.example',
    password: 'Fieldlight-demo-2026',
  })
  if (error) throw error
})
afterAll(async () => {
  killWorkers()
  await stack.child.stop()
  await rm(folder, { recursive: true })
})

const worker = () =>
  startWorker({
    ...process.env,
    SITE_URL: 'http://127.0.0.1:1',
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    TMPDIR: folder,
  })

async function getWork(): Promise<BulkWork> {
  const { data } = await owl.rpc('list_bulk_changes', { of_list: 'leads' }).throwOnError()
  const [work] = data as unknown as BulkWork[]
  if (!work) throw new Error('There is no change.')
  return work
}

async function until(isSo: (work: BulkWork) => boolean): Promise<BulkWork> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const work = await getWork()
    if (isSo(work)) return work
  }
  throw new Error(`A minute was not enough for this: ${isSo}`)
}

/** Stages and versions of the leads, each with how many have them. */
async function countLeads(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let first = 0; first < LEADS; first += 500) {
    const { data } = await server
      .from('contact_submissions')
      .select('status, version')
      .eq('business_name', 'Bulk Looms')
      .order('id')
      .range(first, first + 499)
      .throwOnError()
    for (const { status, version } of data) {
      counts[`${status} ${version}`] = (counts[`${status} ${version}`] ?? 0) + 1
    }
  }
  return counts
}

async function endedJobs() {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const { data } = await server
      .from('jobs')
      .select('status, attempts, error')
      .eq('kind', 'bulk-change')
      .order('created_at')
      .throwOnError()
    if (data.every(({ status }) => status === 'done' || status === 'failed')) return data
  }
  throw new Error('A job has not ended after a minute.')
}

it('a killed worker leaves the rest to the next one, which changes each row once', async () => {
  const lead = {
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.com',
    business_name: 'Bulk Looms',
  }
  const leads = Array.from({ length: LEADS }, () => ({ ...lead, message: 'A film.' }))
  await server.from('contact_submissions').insert(leads).throwOnError()
  await owl
    .rpc('begin_bulk_change', {
      of_list: 'leads',
      list_query: 'q=looms',
      filters: { words: ['bulk', 'looms'] },
      asked: { change: 'stage', stage: 'quoted' },
      asked_verb: 'set to Quoted',
      seen_count: LEADS,
      seen_time: new Date(Date.now() + 60_000).toISOString(),
    })
    .throwOnError()

  const first = await worker()
  await until(({ reached }) => reached > 50)
  await endWorker(first, 'SIGKILL')
  const { reached, status } = await getWork()
  expect([reached < LEADS, status]).toEqual([true, 'running'])

  await server
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .eq('status', 'running')
    .throwOnError()
  const second = await worker()
  expect(await until((work) => work.status === 'done')).toMatchObject({ done: LEADS, skipped: 0 })
  expect(await countLeads()).toEqual({ 'quoted 2': LEADS })

  const { id } = await getWork()
  await owl.rpc('undo_bulk_change', { undone_id: id }).throwOnError()
  expect(await until((work) => work.status === 'undone')).toMatchObject({ undone: LEADS, kept: 0 })
  expect(await countLeads()).toEqual({ 'new 3': LEADS })
  // A killed worker takes its job twice. What follows from the change fails nothing.
  expect(await endedJobs()).toEqual([
    { status: 'done', attempts: 2, error: null },
    { status: 'done', attempts: 1, error: null },
  ])
  await endWorker(second, 'SIGTERM')
})
