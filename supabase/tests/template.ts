import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import { PGlite } from '@supabase/lite/pglite'
import { fingerprint } from '../local/fingerprint.ts'
import { listSeeds } from '../local/seed-folder.ts'
import { readSqlFolder } from '../local/sql-files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, 'node_modules/.cache/database-tests')

/**
 * A project before its first migration, with the default privileges of older hosted projects, which grant everything to
 * everyone. A revoke that the migrations forget then fails a test.
 */
const PLATFORM = `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin nologin;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
${SUPABASE_AUTH_HELPERS_SQL};
${getAuthSchemaSql()};
${getStorageSchemaSql()};
grant usage on schema auth to supabase_auth_admin;
grant all on all tables in schema auth to supabase_auth_admin;`

async function readScripts(): Promise<string[]> {
  const migrations = await readSqlFolder(path.join(ROOT, 'supabase/migrations'))
  const seeds = await listSeeds(path.join(ROOT, 'demo/rows'))
  const files = [...migrations, ...(await Promise.all(seeds.map((seed) => seed.load())))]
  return [PLATFORM, ...files.map(({ sql }) => sql)]
}

async function build(scripts: string[]): Promise<Blob> {
  const database = new PGlite()
  for (const sql of scripts) await database.transaction((transaction) => transaction.exec(sql))
  const dump = await database.dumpDataDir('none')
  await database.close()
  return dump
}

/** Written to another file and renamed, because another run may build the same template. */
async function keep(template: Blob, file: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  await writeFile(`${file}.${process.pid}`, template.stream())
  await rename(`${file}.${process.pid}`, file)
  for (const other of await readdir(CACHE)) {
    if (!other.startsWith(path.basename(file))) await rm(path.join(CACHE, other), { force: true })
  }
}

// A program that prints the file of a database with all migrations and seeds. It is made once for each state of the sources.
const file = path.join(CACHE, (await fingerprint(ROOT, {}, PLATFORM)).slice(0, 16))
if (!existsSync(file)) await keep(await build(await readScripts()), file)
process.stdout.write(file)
