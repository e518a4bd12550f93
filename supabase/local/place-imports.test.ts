import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import type { Stack } from './start-stack.ts'
import { endWorker, killWorkers, startWorker } from './worker-process.ts'

jest.setTimeout(60_000)

const ADMIN = { email: 'admin@fieldlight.example', password: 'Fieldlight-demo-2026' }
const FILES = 130

let folder: string
let stack: Stack
let admin: SupabaseClient<Database>
/** Stands for the site, which hears of every step. */
let site: Server
let steps = 0
/** The site does not answer beyond this number of steps. */
let stopAfter = Infinity

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'place-imports-'))
  site = createServer((_, response) => {
    steps += 1
    if (steps <= stopAfter) response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const options = { dataDir: path.join(folder, 'stack'), siteUrl: 'http://localhost:3999' }
  stack = await startSeededStack({ ...options, port: await freePort() })
  admin = createClient<Database>(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const { error } = await admin.auth.signInWithPassword(ADMIN)
  if (error) throw error
})
afterAll(async () => {
  killWorkers()
  site.closeAllConnections()
  site.close()
  await stack.child.stop()
  await rm(folder, { recursive: true })
})

const worker = () =>
  startWorker({
    ...process.env,
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    TMPDIR: folder,
  })

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (await isSo()) return
  }
  throw new Error(`Half a minute was not enough for this: ${isSo}`)
}

const letters = (number: number) =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')

const files = Array.from({ length: FILES }, (_, number) => ({
  name: `${number}.md`,
  problem: null,
  page: {
    city: `Zz ${letters(number)}`,
    state: 'Montana',
    slug: `zz-${letters(number)}-mt`,
    status: 'published',
    title: 'A page',
    written_content: 'Some words.',
  },
}))

const statusOf = async (id: string) => {
  const { data } = await admin.rpc('list_place_imports', { only_id: id }).throwOnError()
  return (data as { status: string }[])[0]?.status
}
const pageVersions = async () => {
  const { data } = await admin
    .from('service_geo_pages')
    .select('version')
    .like('slug', 'zz-%-mt')
    .throwOnError()
  return data.map(({ version }) => version)
}

it('a killed worker leaves the rest of an import to the next one, which writes each file once', async () => {
  const { data: id } = await admin.rpc('start_place_import', { named: 'many.zip', files }).throwOnError()
  const seen = { create: FILES, update: 0, skip: 0, error: 0 }
  await admin.rpc('run_place_import', { run_id: id, seen }).throwOnError()

  stopAfter = 1
  const first = await worker()
  await until(() => steps > stopAfter)
  await endWorker(first, 'SIGKILL')
  const written = (await pageVersions()).length
  expect([written > 0, written < FILES, await statusOf(id)]).toEqual([true, true, 'running'])

  stopAfter = Infinity
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  await server
    .from('jobs')
    .update({ lease_until: new Date(0).toISOString() })
    .eq('status', 'running')
    .throwOnError()
  const second = await worker()
  await until(async () => (await statusOf(id)) === 'done')
  expect(await pageVersions()).toEqual(Array.from({ length: FILES }, () => 1))

  await admin.rpc('undo_place_import', { undone_id: id }).throwOnError()
  await until(async () => (await statusOf(id)) === 'undone')
  expect(await pageVersions()).toEqual([])
  await endWorker(second, 'SIGTERM')
})
