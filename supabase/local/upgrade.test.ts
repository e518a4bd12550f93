import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { MANIFEST, type Manifest } from '../../tools/backup/manifest.ts'
import { unpackRelease } from '../../tools/upgrade/kept-release.ts'
import { freePort } from './free-port.ts'
import { databaseDir } from './instance.ts'
import { PROJECT_ROOT } from './settings.ts'
import { startStack } from './start-stack.ts'
import { inStoppedDatabase } from './stopped-database.ts'

jest.setTimeout(120_000)

let dataDir: string
let release: Manifest

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'upgrade-'))
  await unpackRelease(dataDir)
  release = JSON.parse(await readFile(path.join(dataDir, MANIFEST), 'utf8')) as Manifest
})
afterAll(() => rm(dataDir, { recursive: true }))

const start = async () => startStack({ dataDir, port: await freePort(), siteUrl: 'http://localhost:3999' })

it('starts what the last release left, with all that it holds', async () => {
  const files = await readdir(path.join(PROJECT_ROOT, 'supabase/migrations'))
  const stack = await start()
  try {
    expect(stack.counts.migrations).toBe(files.length - release.migrations.length)
    expect(stack.counts.migrations).toBeGreaterThan(0)

    const database = createClient(stack.url, stack.secretKey, { auth: { persistSession: false } })
    const tables = Object.keys(release.rows).flatMap((name) => /^public\.(\w+)$/.exec(name)?.[1] ?? [])
    expect(tables.length).toBeGreaterThan(50)
    for (const table of tables) {
      const { count } = await database.from(table).select('*', { count: 'exact', head: true }).throwOnError()
      const before = release.rows[`public.${table}`]
      expect({ table, isKept: (count ?? 0) >= (before ?? 0) }).toEqual({ table, isKept: true })
    }

    const visitor = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
    const credentials = { email: 'manager@fieldlight.example', password: 'Fieldlight-demo-2026' }
    expect((await visitor.auth.signInWithPassword(credentials)).error).toBeNull()
  } finally {
    await stack.child.stop()
  }
})

it('refuses a database that is newer than the program', async () => {
  const versionFile = path.join(databaseDir(dataDir), 'PG_VERSION')
  const version = await readFile(versionFile, 'utf8')
  await writeFile(versionFile, '99\n')
  await expect(start()).rejects.toThrow('was written by PostgreSQL 99, and this program has 17.')
  await writeFile(versionFile, version)

  inStoppedDatabase(
    databaseDir(dataDir),
    "insert into supabase_migrations.schema_migrations (version) values ('29990101000000')",
  )
  await expect(start()).rejects.toThrow(
    /^This database is newer than this program: it has the migration 29990101000000, and /,
  )
})
