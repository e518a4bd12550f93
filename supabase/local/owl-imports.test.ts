import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(180_000)

const OWL = { email: 'owl@fieldlight.example', password: 'Fieldlight-demo-2026' }
/** The API answers 1,000 rows at most. */
const ROWS = 1100
const HEADERS = ['Site group', 'Number', 'Name', 'City', 'State', 'ZIP', 'Phone']
const FIELDS = { group: 1, number: 2, name: 3, city: 4, state: 5, zip: 6, phone: 7 }

let folder: string
let stack: Stack
let owl: SupabaseClient<Database>
let group: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'owl-imports-'))
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  owl = createClient<Database>(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { error } = await owl.auth.signInWithPassword(OWL)
  if (error) throw error
  const { data } = await owl
    .from('parent_groups')
    .insert({ name: 'Zz Many' })
    .select('id')
    .single()
    .throwOnError()
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
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return
  }
  throw new Error(`Two minutes were not enough for this: ${isSo}`)
}

type Import = { status: string; counts: Record<string, number> | null }

const importOf = async (id: string) => {
  const { data } = await owl.rpc('list_owl_imports', { of_collection: 'sites', only_id: id }).throwOnError()
  return (data as Import[])[0]
}
const isNow = (id: string, status: string) => async () => (await importOf(id))?.status === status

const countSites = async () => {
  const { count } = await owl
    .from('sites')
    .select('id', { count: 'exact', head: true })
    .eq('parent_group_id', group)
    .throwOnError()
  return count ?? 0
}

const cellsOf = (index: number) => [
  'Zz Many',
  `N${index}`,
  `Site ${index}`,
  'Flint',
  'MI',
  '48502',
  '810 555 0100',
]

it('writes every row of a long file once, although its worker is killed, and takes all of them back', async () => {
  const { data: id } = await owl
    .rpc('start_owl_import', { of_collection: 'sites', named: 'many.csv', headers: HEADERS })
    .throwOnError()
  for (let first = 0; first < ROWS; first += 500) {
    const length = Math.min(500, ROWS - first)
    const lines = Array.from({ length }, (_, index) => [String(first + index + 2), ...cellsOf(first + index)])
    await owl.rpc('add_owl_import_rows', { added_id: id, lines }).throwOnError()
  }
  await owl.rpc('match_owl_import', { matched_id: id, fields: FIELDS }).throwOnError()
  const first = await worker()
  await until(isNow(id, 'checked'))
  const counts = { create: ROWS, update: 0, unchanged: 0, error: 0 }
  expect((await importOf(id))?.counts).toEqual(counts)
  expect(await countSites()).toBe(0)

  await owl.rpc('run_owl_import', { run_id: id, seen: counts }).throwOnError()
  await endWorker(first, 'SIGKILL')
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  // What the killed worker has done, and one more step of another one that died.
  await server.rpc('write_owl_import_step', { step_id: id, row_count: 100 }).throwOnError()
  const written = await countSites()
  expect([written > 0, written < ROWS, (await importOf(id))?.status]).toEqual([true, true, 'running'])
  await server
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .eq('status', 'running')
    .throwOnError()
  const second = await worker()
  await until(isNow(id, 'done'))
  expect(await countSites()).toBe(ROWS)
  expect((await importOf(id))?.counts).toEqual(counts)

  await owl.rpc('undo_owl_import', { undone_id: id }).throwOnError()
  await until(isNow(id, 'undone'))
  expect(await countSites()).toBe(0)
  await endWorker(second, 'SIGTERM')
})
