import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import type { Manifest } from '../../tools/backup/manifest.ts'
import { freePort } from './free-port.ts'
import { PROJECT_ROOT } from './settings.ts'
import { startStack, type Stack } from './start-stack.ts'

jest.setTimeout(240_000)

const run = promisify(execFile)

interface Project {
  stack: Stack
  databaseUrl: string
}

let home: string
let from: Project
let to: Project

const open = ({ stack }: Project) =>
  createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function inDatabase<T>(address: string, statement: string): Promise<T[]> {
  const database = postgres(address, { max: 1, onnotice: () => undefined })
  return [...(await database.unsafe(statement).finally(() => database.end()))] as T[]
}

/** A database on the server, with the stack as its Storage API. */
async function startProject(name: string): Promise<Project> {
  const server = process.env.TEST_STACK_DATABASE_URL ?? ''
  await inDatabase(server, `create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: name }).href
  const place = { dataDir: path.join(home, name), port: await freePort(), siteUrl: 'http://localhost:3999' }
  return { databaseUrl, stack: await startStack({ ...place, databaseUrl }) }
}

async function runTool(name: string, file: string, { stack, databaseUrl }: Project): Promise<string> {
  const project = { DATABASE_URL: databaseUrl, SUPABASE_URL: stack.url, SUPABASE_SECRET_KEY: stack.secretKey }
  const env = { ...process.env, ...project, STACK_DIR: path.join(home, 'unused') }
  return run(process.execPath, [path.join(PROJECT_ROOT, 'tools/backup', `${name}.ts`), file], { env }).then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr.trim(),
  )
}

/** Through the API, so that the bytes go, too. */
async function removeFiles(project: Project, kept: number): Promise<void> {
  const statement = `
    select bucket_id as bucket, array_agg(name order by name) as names from storage.objects group by bucket_id`
  const buckets = await inDatabase<{ bucket: string; names: string[] }>(project.databaseUrl, statement)
  for (const { bucket, names } of buckets) await open(project).storage.from(bucket).remove(names.slice(kept))
}

/** Every row of every table but those that the platform keeps, and the facts of files that an upload does not make anew. */
async function hashesOf({ databaseUrl }: Project): Promise<Record<string, string>> {
  const tables = await inDatabase<{ name: string }>(
    databaseUrl,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private', 'auth') or schemaname = 'storage' and tablename = 'buckets'`,
  )
  const facts = `(select id, bucket_id, name, owner, created_at, metadata ->> 'mimetype', metadata ->> 'size' from storage.objects)`
  const hashes = [...tables.map(({ name }) => name), facts].map(
    (source) =>
      `select $source$${source}$source$ as source, md5(string_agg(r::text, '|' order by r::text)) as hash from ${source} as r`,
  )
  const rows = await inDatabase<{ source: string; hash: string }>(databaseUrl, hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ source, hash }) => [source, hash]))
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'hosted-backup-'))
  from = await startProject('backup_from')
  to = await startProject('backup_to')
  await removeFiles(from, 3)
})
afterAll(async () => {
  await from.stack.child.stop()
  await to.stack.child.stop()
  await rm(home, { recursive: true })
})

it('restores a project into a new one, or leaves it empty', async () => {
  const file = path.join(home, 'project.tar.gz')
  expect(await runTool('backup', file, from)).toBe('')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(home)).filter((name) => name.startsWith('project'))).toEqual(['project.tar.gz'])
  const { stdout } = await run('tar', ['-xzOf', file, 'manifest.json'], { maxBuffer: 10_000_000 })
  const manifest = JSON.parse(stdout) as Manifest
  expect(manifest.objects?.length).toBe(manifest.rows['storage.objects'])
  expect(manifest.objects?.every((object) => object.file !== null)).toBe(true)

  expect(await runTool('restore', file, to)).toContain('is not empty')
  // What a new project has: migrations, and nothing of the seeds.
  await removeFiles(to, 0)
  await inDatabase(to.databaseUrl, 'truncate auth.users cascade')
  await inDatabase(to.databaseUrl, 'alter table public.videos add constraint refused check (false) not valid')
  expect(await runTool('restore', file, to)).toContain('violates check constraint "refused"')
  const left =
    'select exists (select from auth.users) as users, exists (select from storage.objects) as objects'
  expect(await inDatabase(to.databaseUrl, left)).toEqual([{ users: false, objects: false }])
  await inDatabase(to.databaseUrl, 'alter table public.videos drop constraint refused')

  expect(await runTool('restore', file, to)).toBe('')
  expect(await hashesOf(to)).toEqual(await hashesOf(from))
  for (const { bucket, name } of manifest.objects ?? []) {
    const [original, copy] = await Promise.all(
      [from, to].map(async (project) =>
        (await open(project).storage.from(bucket).download(name)).data?.bytes(),
      ),
    )
    expect(copy).toEqual(original)
  }
  const credentials = { email: 'manager@fieldlight.example', password: 'Fieldlight-demo-2026' }
  expect((await open(to).auth.signInWithPassword(credentials)).error).toBeNull()
})
