import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { newTemplate } from '@/lib/ads/templates/new-template'
import type { Fill } from '@/lib/ads/templates/fills'
import type { Database, Json } from '@/lib/supabase/database.types'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(240_000)

const MANAGER = { email: 'manager@fieldlight.example', password: 'Fieldlight-demo-2026' }
const ROWS = 42
/** Texts that no box can show. */
const BAD = new Set([7, 23, 41])
const FORMATS = ['preview', 'square']

let folder: string
let stack: Stack
let manager: SupabaseClient<Database>
let group: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ad-fills-'))
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  manager = createClient<Database>(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { error } = await manager.auth.signInWithPassword(MANAGER)
  if (error) throw error
  const { data } = await manager.from('ad_groups').select('id').limit(1).single().throwOnError()
  group = data.id
})
afterAll(async () => {
  killWorkers()
  await stack.child.stop()
  await rm(folder, { recursive: true })
})

const worker = () =>
  startWorker({
    ...process.env,
    SITE_URL: 'http://127.0.0.1:9',
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    TMPDIR: folder,
  })

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return
  }
  throw new Error(`Three minutes were not enough for this: ${isSo}`)
}

/** A template without pictures, which no row could lack. */
function documentOf(color: string): Json {
  const document = newTemplate()
  return {
    ...document,
    ground: { kind: 'color', color },
    layers: document.layers.filter(({ kind }) => kind !== 'picture'),
  } as Json
}

async function publish(template: string, from: number, color: string) {
  const document = documentOf(color)
  const { data: saved } = await manager
    .rpc('save_ad_template_draft', { saved_id: template, made_from: from, document })
    .throwOnError()
  await manager
    .rpc('publish_ad_template', { published_id: template, made_from: saved, about: '' })
    .throwOnError()
  const { data } = await manager
    .from('ad_template_versions')
    .select('id')
    .eq('template_id', template)
    .order('number', { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  return { draft: saved, version: data.id }
}

const lineOf = (number: number, headline = `Coffee ${number}`) => ({
  ...{ number, title: `Ad ${number}`, sourceId: null, problems: [], isBad: false },
  texts: {
    headline: BAD.has(number) ? 'far too long '.repeat(30) : headline,
    ...{ line: 'Hot and fresh', price: '$1.99', oldPrice: '', legal: '', button: '' },
  },
  pictures: { logo: null, picture: null },
})

const fillOf = async (id: string) => {
  const { data } = await manager.rpc('list_ad_fills', { only_id: id }).throwOnError()
  return (data as Fill[])[0]
}
const hasMade = (id: string, rows: number) => async () => ((await fillOf(id))?.counts.made ?? 0) >= rows
const isNow = (id: string, status: string) => async () => (await fillOf(id))?.status === status

const adsOf = async (fill: string) => {
  const { data } = await manager
    .from('ad_drawings')
    .select('ad_id, fill_row, format, hash, ads(static_ad_url, ad_files!ad_files_ad_id_fkey(path))')
    .eq('fill_id', fill)
    .throwOnError()
  return data
}

const files = async () => {
  const { data } = await manager.from('ad_files').select('path').like('path', `${group}/%`).throwOnError()
  return data.length
}

const MADE = ROWS - BAD.size

it('makes each row once, although it is paused and its worker killed, and draws none twice', async () => {
  const template = randomUUID()
  await manager
    .rpc('create_ad_template', {
      ...{ new_id: template, named: 'Tried', described: '', document: documentOf('#14110f') },
      // The generated type does not know that a client may be missing.
      of_client: null as unknown as string,
    })
    .throwOnError()
  const first = await publish(template, 1, '#101010')
  const fill = randomUUID()
  const filesBefore = await files()
  await manager
    .rpc('create_ad_fill', {
      ...{
        new_id: fill,
        of_group: group,
        of_version: first.version,
        of_formats: FORMATS,
        filled_from: 'csv',
      },
    })
    .throwOnError()
  const lines = Array.from({ length: ROWS }, (_, index) => lineOf(index + 1))
  await manager.rpc('save_ad_fill_rows', { saved_id: fill, lines }).throwOnError()

  await manager.rpc('check_ad_fill', { checked_id: fill }).throwOnError()
  let running = await worker()
  await until(isNow(fill, 'draft'))
  expect((await fillOf(fill))?.counts).toEqual({ ready: MADE, bad: BAD.size })
  expect(await adsOf(fill)).toEqual([])

  await manager.rpc('run_ad_fill', { run_id: fill }).throwOnError()
  await until(hasMade(fill, 5))
  await manager.rpc('stop_ad_fill', { stopped_id: fill, for_good: false }).throwOnError()
  const paused = await fillOf(fill)
  expect(paused?.status).toBe('paused')
  await sleep(1500)
  // The two rows that were being drawn are kept.
  expect((await fillOf(fill))?.counts.made).toBeLessThanOrEqual((paused?.counts.made ?? 0) + 2)

  await manager.rpc('run_ad_fill', { run_id: fill }).throwOnError()
  await until(hasMade(fill, 20))
  await endWorker(running, 'SIGKILL')
  const reached = (await fillOf(fill))?.counts.made ?? 0
  expect(reached).toBeLessThan(MADE)
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  await server
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .eq('status', 'running')
    .throwOnError()
  const killed = running.pid
  running = await worker()
  await until(isNow(fill, 'done'))
  expect((await fillOf(fill))?.counts).toEqual({ made: MADE, bad: BAD.size })
  const ads = await adsOf(fill)
  expect(ads).toHaveLength(MADE * FORMATS.length)
  expect(new Set(ads.map(({ fill_row, format }) => `${fill_row} ${format}`)).size).toBe(ads.length)
  expect(ads.every(({ ads: ad }) => ad.static_ad_url !== null && ad.ad_files.length === 1)).toBe(true)
  expect((await files()) - filesBefore).toBe(ads.length)

  // Again with the same: nothing is drawn.
  await manager.rpc('run_ad_fill', { run_id: fill }).throwOnError()
  await until(isNow(fill, 'done'))
  expect((await files()) - filesBefore).toBe(ads.length)

  // One row says something else, and one is repaired.
  await manager
    .rpc('save_ad_fill_rows', {
      saved_id: fill,
      lines: [lineOf(3, 'Tea'), { ...lineOf(7), ...lineOf(70), number: 7 }],
    })
    .throwOnError()
  await manager.rpc('run_ad_fill', { run_id: fill }).throwOnError()
  await until(isNow(fill, 'done'))
  expect((await fillOf(fill))?.counts).toEqual({ made: MADE + 1, bad: BAD.size - 1 })
  expect((await files()) - filesBefore).toBe(ads.length + 2 * FORMATS.length)

  // A new version of the template, with another ground, makes all of them anew; one with the same look none.
  await publish(template, first.draft, '#202020')
  await manager.rpc('run_ad_fill', { run_id: fill, with_newest: true }).throwOnError()
  await until(isNow(fill, 'done'))
  const anew = (MADE + 1) * FORMATS.length
  expect((await files()) - filesBefore).toBe(ads.length + 2 * FORMATS.length + anew)
  // The living worker may be at other work by now.
  expect((await readdir(folder)).filter((name) => name.startsWith(`fieldlight-film-${killed}-`))).toEqual([])
  await endWorker(running, 'SIGTERM')
})
