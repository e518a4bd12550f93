import path from 'node:path'
import type { Database } from './database.ts'
import { listSeeds } from './seed-folder.ts'
import { PROJECT_ROOT } from './settings.ts'
import { explainSqlError } from './sql-files.ts'

/** Path and content hash of all seeds that have run, from the table of the Supabase CLI. */
export async function readSeeded(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  )
  return new Map(rows.map((row) => [row.path, row.hash]))
}

export const RECORD_SEED =
  'insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict (path) do update set hash = excluded.hash'

/**
 * Runs each seed once, even after it has changed, because users may have edited its rows.
 *
 * @returns how many ran
 */
export async function runSeeds(database: Database, folders: readonly string[]): Promise<number> {
  const seeded = await readSeeded(database)
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await listSeeds(path.join(PROJECT_ROOT, folder))).map((seed) => ({ folder, ...seed })),
    ),
  )
  const pending = listed.flat().filter(({ folder, name }) => !seeded.has(`${folder}/${name}`))
  for (const { folder, ...seed } of pending) {
    const file = await seed.load()
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(file.sql)
        await transaction.query(RECORD_SEED, [`${folder}/${file.name}`, file.hash])
      })
    } catch (error) {
      throw explainSqlError(folder, file, error)
    }
  }
  return pending.length
}
