import path from 'node:path'
import type { Database } from './database.ts'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT } from './settings.ts'
import { explainSqlError, readSqlFolder, type SqlFile } from './sql-files.ts'

const FOLDER = 'supabase/migrations'
const FILE_NAME = /^(\d{14})_(\w+)\.sql$/

interface AppliedMigration {
  version: string
  statements: string[] | null
}

export const readMigrations = (): Promise<SqlFile[]> => readSqlFolder(path.join(PROJECT_ROOT, FOLDER))

/** @throws Refusal when `applied` has others than `files` */
export function assertKnownMigrations(applied: string[], files: SqlFile[]): void {
  const known = files.map((file) => parseName(file).version)
  const unknown = applied.filter((version) => !known.includes(version)).sort()
  const [newest = '', newestKnown = ''] = [unknown.at(-1), known.at(-1)]
  if (newest > newestKnown) {
    throw new Refusal(
      `This database is newer than this program: it has the migration ${newest}, and ${FOLDER} ends with ${newestKnown}. ` +
        'Start the release that it comes from or a later one, or restore a backup that is older than the upgrade.',
    )
  }
  if (newest) {
    throw new Refusal(
      `This database was built by other migrations than those in ${FOLDER}; 'npm run db:reset' throws it away and builds a new one.`,
    )
  }
}

/**
 * Applies the migrations that the database does not have yet, each in its own transaction together with its entry in
 * the history table of the Supabase CLI.
 *
 * @returns how many were applied
 * @throws Refusal for a migration that fails or was edited after it was applied, and for a database that has others
 */
export async function applyMigrations(database: Database): Promise<number> {
  const { rows } = await database.query<AppliedMigration>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.version, row.statements?.join('\n')]))
  const files = await readMigrations()
  assertKnownMigrations([...applied.keys()], files)
  let count = 0
  for (const file of files) {
    const { version, name } = parseName(file)
    const recorded = applied.get(version)
    if (recorded === undefined) {
      await apply(database, file, version, name)
      count += 1
    } else if (recorded !== file.sql) {
      throw new Refusal(
        `${FOLDER}/${file.name} was edited after it was applied; 'npm run db:reset' builds the database anew.`,
      )
    }
  }
  return count
}

async function apply(database: Database, file: SqlFile, version: string, name: string): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(file.sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [file.sql]],
      )
    })
  } catch (error) {
    throw explainSqlError(FOLDER, file, error)
  }
}

function parseName(file: SqlFile): { version: string; name: string } {
  const [, version, name] = FILE_NAME.exec(file.name) ?? []
  if (version && name) return { version, name }
  throw new Refusal(`${FOLDER}/${file.name} must be named like 20260101000000_what_it_does.sql.`)
}
