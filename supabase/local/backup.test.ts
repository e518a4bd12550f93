import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import type { Manifest } from '../../tools/backup/manifest.ts'
import { freePort } from './free-port.ts'
import { startSeededStack } from './fresh-instance.ts'
import { storageDir } from './instance.ts'
import { PROJECT_ROOT } from './settings.ts'
import { snapshotsDir } from './snapshot.ts'
import { startStack, type Stack } from './start-stack.ts'

jest.setTimeout(120_000)

const run = promisify(execFile)
const siteUrl = 'http://localhost:3999'

let home: string
let dataDir: string
let port: number
let stack: Stack

const open = ({ url, secretKey }: Stack) =>
  createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

/** What the command prints to its error output, or '' when it works. */
async function runTool(name: string, file: string, env: Record<string, string> = {}): Promise<string> {
  const script = path.join(PROJECT_ROOT, 'tools/backup', `${name}.ts`)
  const place = { STACK_DIR: dataDir, STACK_PORT: String(port), ...env }
  return run(process.execPath, [script, file], { env: { ...process.env, ...place } }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  )
}

async function manifestOf(file: string): Promise<Manifest> {
  const { stdout } = await run('tar', ['-xzOf', file, 'manifest.json'], { maxBuffer: 10_000_000 })
  return JSON.parse(stdout) as Manifest
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file))
    return [path.relative(folder, file), hash.digest('hex')] as const
  })
  return Object.fromEntries((await Promise.all(hashes)).sort())
}

/** Rows of each public table, as the API counts them. */
async function countsOf(running: Stack, tables: string[]): Promise<Record<string, number | null>> {
  const counts: Record<string, number | null> = {}
  for (const table of tables) {
    counts[table] = (await open(running).from(table).select('*', { count: 'exact', head: true })).count
  }
  return counts
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'backup-'))
  dataDir = path.join(home, 'original')
  port = await freePort()
  stack = await startSeededStack({ dataDir, port, siteUrl })
})
afterAll(async () => {
  await stack.child.stop()
  await rm(home, { recursive: true })
})

it('restores what was backed up beside a running stack', async () => {
  const file = path.join(home, 'backups/running.tar.gz')
  await mkdir(path.join(snapshotsDir(dataDir), 'of-a-killed-backup'), { recursive: true })
  let isWriting = true
  let uploads = 0
  const writing = (async () => {
    for (; isWriting && uploads < 100; uploads += 1) {
      const content = Buffer.from(`clip ${uploads}`)
      const options = { contentType: 'video/mp4' }
      const { error } = await open(stack)
        .storage.from('videos')
        .upload(`backup/${uploads}.mp4`, content, options)
      expect(error).toBeNull()
    }
  })()
  expect(await runTool('backup', file)).toBe('')
  isWriting = false
  await writing

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(path.dirname(file))).toEqual(['running.tar.gz'])
  expect(await readdir(snapshotsDir(dataDir))).toEqual(['lock.sqlite', 'owner.pid'])
  expect(await runTool('backup', file)).toContain('is there already')

  const place = path.join(home, 'restored')
  expect(await runTool('restore', file, { STACK_DIR: place })).toBe('')
  const manifest = await manifestOf(file)
  const stored = await hashesOf(storageDir(place))
  const named = manifest.files.filter((entry) => entry.path.startsWith('storage/'))
  expect(stored).toEqual(Object.fromEntries(named.map((entry) => [entry.path.slice(8), entry.sha256]).sort()))
  expect(await hashesOf(storageDir(dataDir))).toMatchObject(stored)
  // Each row of storage has its record, whenever the copy was made between two uploads.
  expect(Object.keys(stored).filter((name) => name.endsWith('.json'))).toHaveLength(
    manifest.rows['storage.objects'] ?? 0,
  )

  const restored = await startStack({ dataDir: place, port: await freePort(), siteUrl })
  try {
    expect(restored.counts).toEqual({ migrations: 0, seeds: 0, media: 0 })
    expect(restored.secretKey).toBe(stack.secretKey)
    expect(restored.instance).not.toBe(stack.instance)
    const tables = Object.keys(manifest.rows).flatMap((name) => /^public\.(\w+)$/.exec(name)?.[1] ?? [])
    expect(tables.length).toBeGreaterThan(50)
    const counted = await countsOf(restored, tables)
    expect(counted).toEqual(Object.fromEntries(tables.map((name) => [name, manifest.rows[`public.${name}`]])))
    const credentials = { email: 'manager@fieldlight.example', password: 'Fieldlight-demo-2026' }
    expect((await open(restored).auth.signInWithPassword(credentials)).error).toBeNull()
    const clip = await fetch(`${restored.url}/storage/v1/object/public/videos/backup/0.mp4`)
    expect(await clip.text()).toBe('clip 0')
  } finally {
    await restored.child.stop()
  }
  expect(await runTool('restore', file, { STACK_DIR: place })).toContain(`${place} is not empty`)
})

it('takes snapshots only for whoever can make a folder in the data directory', async () => {
  const ask = (id: string) => fetch(`${stack.url}/operator/snapshot/${id}`, { method: 'POST' })
  expect((await ask(crypto.randomUUID())).status).toBe(404)
  expect((await ask('..')).status).toBe(404)
  expect((await ask(`${crypto.randomUUID()}%2F..`)).status).toBe(404)
})

it('backs up what a killed stack left, and nothing of a damaged backup arrives', async () => {
  stack.child.process.kill('SIGKILL')
  await stack.child.exited
  const file = path.join(home, 'killed.tar.gz')
  expect(await runTool('backup', file)).toBe('')
  expect((await manifestOf(file)).rows['public.videos']).toBeGreaterThan(10)

  await writeFile(file, (await readFile(file)).subarray(0, 100_000))
  const place = path.join(home, 'damaged')
  expect(await runTool('restore', file, { STACK_DIR: place })).toContain('is damaged')
  expect(existsSync(place)).toBe(false)
  expect((await readdir(home)).filter((name) => name.includes('restoring'))).toEqual([])
})
