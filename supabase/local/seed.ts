import path from 'node:path'
import { type Database } from './database.ts'
import { PROJECT_ROOT } from './settings.ts'
import { explainSqlError } from './sql-error.ts'
import { readSqlFolder } from './sql-folder.ts'

const FOLDER = 'supabase/seed'

/** Path and content hash of everything seeded so far, in the table the Supabase CLI uses. */
export async function readSeeded(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  )
  return new Map(rows.map((row) => [row.path, row.hash]))
}

export const RECORD_SEED =
  'insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict (path) do update set hash = excluded.hash'

/**
 * Runs each seed file once, ever: people may have changed what it made.
 *
 * @returns how many ran
 */
export async function runSeeds(database: Database): Promise<number> {
  const seeded = await readSeeded(database)
  const files = await readSqlFolder(path.join(PROJECT_ROOT, FOLDER))
  const pending = files.filter((file) => !seeded.has(`${FOLDER}/${file.name}`))
  for (const file of pending) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(file.sql)
        await transaction.query(RECORD_SEED, [`${FOLDER}/${file.name}`, file.hash])
      })
    } catch (error) {
      throw explainSqlError(FOLDER, file, error)
    }
  }
  return pending.length
}
