import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { runCommand } from '../../supabase/local/command.ts'
import { freePort } from '../../supabase/local/free-port.ts'
import { databaseDir, logFile, storageDir } from '../../supabase/local/instance.ts'
import { printNote, printTitle } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'
import { removeAtExit } from '../backup/archive.ts'
import { readContents } from '../backup/contents.ts'
import { writeManifest } from '../backup/manifest.ts'
import { KEPT_RELEASE, packRelease } from './kept-release.ts'

/** Git keeps every one of these files for ever. */
const LARGEST = 3_000_000

const START = `
  const { startStack } = await import('./supabase/local/start-stack.ts')
  const [, dataDir, port] = process.argv
  const stack = await startStack({ dataDir, port: Number(port), siteUrl: 'http://localhost:3999' })
  await stack.child.stop()
  process.exit()`

/** What weighs most and shows least: statistics, words for the search, most of the place pages, and the log of all that. */
const SLIM = [
  'set session_replication_role = replica; set wal_recycle = off;',
  'delete from pg_statistic; delete from private.search_entries;',
  'delete from public.service_geo_pages where id not in (select id from public.service_geo_pages order by id limit 20)',
  'vacuum full',
  'checkpoint; select pg_switch_wal(); checkpoint;',
  'select pg_switch_wal(); checkpoint;',
]

await runCommand(async () => {
  const [, , release] = process.argv
  if (!release) throw new Refusal('Name the release, as a tag or a commit: npm run keep-release -- v1.2.0')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', release)
  printTitle(`The data directory of ${commit}`)

  const home = removeAtExit(await mkdtemp(path.join(tmpdir(), 'release-')))
  const [program, dataDir] = [path.join(home, 'program'), path.join(home, 'data')]
  git('worktree', 'add', '--detach', program, commit)
  try {
    await symlink(path.join(PROJECT_ROOT, 'node_modules'), path.join(program, 'node_modules'))
    const args = ['--input-type=module', '--eval', START, dataDir, String(await freePort())]
    execFileSync(process.execPath, args, { cwd: program, stdio: 'inherit' })
  } finally {
    git('worktree', 'remove', '--force', program)
  }

  const leftOut = [storageDir(dataDir), logFile(dataDir), 'mail', 'uploads', 'lock.sqlite', 'owner.pid']
  for (const name of leftOut) await rm(path.resolve(dataDir, name), { recursive: true, force: true })
  const database = await PGlite.create(databaseDir(dataDir))
  for (const statement of SLIM) await database.exec(statement)
  const contents = await readContents(database)
  await database.close()
  await writeManifest(dataDir, { kind: 'embedded', ...contents })
  await packRelease(dataDir)
  const { size } = await stat(KEPT_RELEASE)
  printNote('Kept', `${contents.migrations.length} migrations, ${(size / 1e6).toFixed(1)} MB`)
  if (size > LARGEST) throw new Refusal(`More than ${LARGEST / 1e6} MB are too much for the repository.`)
})
