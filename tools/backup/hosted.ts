import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres, { type TransactionSql } from 'postgres'
import { Refusal } from '../../supabase/local/refusal.ts'
import type { Settings, Variables } from '../../supabase/local/settings.ts'
import { explainFullDisk, pack, removeAtExit } from './archive.ts'
import { readContents } from './contents.ts'
import { downloadObjects, type NamedObject, removeObjects, uploadObjects } from './hosted-files.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { dumpDatabase, loadRows } from './postgres-programs.ts'

const DUMP = 'database.dump'

export interface Project {
  /** Of the Supabase project. */
  url: string
  databaseUrl: string
  secretKey: string
}

/** Null for the embedded stack. */
export function readProject(env: Variables, settings: Settings): Project | null {
  const { DATABASE_URL: databaseUrl, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env
  if (databaseUrl && url && secretKey) return { databaseUrl, url, secretKey }
  if (databaseUrl)
    throw new Refusal(
      'With DATABASE_URL, set SUPABASE_URL and SUPABASE_SECRET_KEY, too: files come from there.',
    )
  if (!settings.databaseUrl) return null
  throw new Refusal(
    'The database is on a server: set DATABASE_URL to STACK_DATABASE_URL, and SUPABASE_URL and SUPABASE_SECRET_KEY to those of the running stack.',
  )
}

const openDatabase = ({ databaseUrl }: Project) =>
  postgres(databaseUrl, { max: 1, onnotice: () => undefined })

const openStorage = ({ url, secretKey }: Project): SupabaseClient =>
  createClient(url, secretKey, { auth: { persistSession: false } })

const queries = (sql: TransactionSql | postgres.Sql) => ({
  query: async <T>(statement: string) => ({ rows: [...(await sql.unsafe(statement))] as T[] }),
})

/** Supabase Lite on a server writes the metadata as JSON within JSON. */
const OBJECTS = `
  select bucket_id as bucket, name, coalesce(facts ->> 'mimetype', 'application/octet-stream') as "contentType",
    coalesce(substring(facts ->> 'cacheControl' from 'max-age=(\\d+)'), '3600') as "cacheControl"
  from storage.objects,
    lateral (select case jsonb_typeof(metadata) when 'string' then (metadata #>> '{}')::jsonb else metadata end as facts) as unwrapped
  order by bucket_id, name`

/**
 * The dump, the counts and the list of files are of one moment. Files are not overwritten, so each one that the list names is still
 * the same when it is downloaded, or it was deleted since.
 */
export async function backUpHosted(project: Project, file: string): Promise<Manifest> {
  await mkdir(path.dirname(file), { recursive: true })
  const folder = removeAtExit(await mkdtemp(`${file}.`))
  const database = openDatabase(project)
  try {
    const { contents, objects } = await database.begin(
      'isolation level repeatable read read only',
      async (sql) => {
        const [exported] = await sql<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`
        await dumpDatabase(project.databaseUrl, exported?.snapshot ?? '', path.join(folder, DUMP))
        const { rows } = await queries(sql).query<NamedObject>(OBJECTS)
        return { contents: await readContents(queries(sql)), objects: rows }
      },
    )
    const isThere = async ({ bucket, name }: NamedObject) =>
      (await database`select from storage.objects where bucket_id = ${bucket} and name = ${name}`).count > 0
    const downloaded = await downloadObjects(openStorage(project), objects, folder, isThere)
    const manifest = await writeManifest(folder, { kind: 'hosted', ...contents, objects: downloaded })
    await pack(folder, file)
    return manifest
  } catch (error) {
    throw explainFullDisk(error, path.dirname(file))
  } finally {
    await database.end()
  }
}

/** @throws Refusal unless the project has neither users nor files */
export async function assertEmptyProject(project: Project): Promise<void> {
  const database = openDatabase(project)
  const [found] = await database<{ some: boolean }[]>`
    select exists (select from auth.users) or exists (select from storage.objects) as some`.finally(() =>
    database.end(),
  )
  if (found?.some) throw new Refusal(`${project.url} is not empty: a backup goes into a new project.`)
}

/** The migrations have written rows, such as buckets: those of the backup take their place. Triggers and foreign keys rest meanwhile. */
const BEFORE = `
set session_replication_role = replica;
create temporary table uploaded on commit drop as select bucket_id, name, version, metadata from storage.objects;
do $$
begin
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
end
$$;
delete from storage.objects;
delete from storage.buckets;`

/** Storage finds the bytes of an object by its version. */
const AFTER = `
update storage.objects as object set version = uploaded.version, metadata = uploaded.metadata
from pg_temp.uploaded where uploaded.bucket_id = object.bucket_id and uploaded.name = object.name;
delete from storage.objects as object
where not exists (select from pg_temp.uploaded where uploaded.bucket_id = object.bucket_id and uploaded.name = object.name);`

/** Files first, then all rows in one transaction. What fails leaves the project as empty as it was. */
export async function restoreHosted(folder: string, manifest: Manifest, project: Project): Promise<void> {
  const database = openDatabase(project)
  const { migrations } = await readContents(queries(database)).finally(() => database.end())
  if (migrations.join() !== manifest.migrations.join())
    throw new Refusal(
      `The project has ${migrations.length} migrations, and the backup ${manifest.migrations.length}, up to ${manifest.migrations.at(-1)}: ` +
        'apply exactly those to the new project first.',
    )
  const { objects = [] } = manifest
  const storage = openStorage(project)
  await uploadObjects(storage, objects, folder)
  try {
    await loadRows(project.databaseUrl, path.join(folder, DUMP), BEFORE, AFTER)
  } catch (error) {
    await removeObjects(storage, objects)
    throw error
  }
}
