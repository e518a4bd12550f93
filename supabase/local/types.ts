import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Connection,
  ensureHistoryTable,
  getAuthSchemaSql,
  getStorageSchemaSql,
  SUPABASE_AUTH_HELPERS_SQL,
} from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { format, resolveConfig } from 'prettier'
import { runCommand } from './command.ts'
import { CREATE_ROLES, type Database } from './database.ts'
import { applyMigrations } from './migrate.ts'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT } from './settings.ts'
import { readCatalog } from './type-catalog.ts'
import { writeTypes } from './type-writer.ts'

/** A throw-away Postgres with the auth and storage schemas and all our migrations. */
async function createMemoryDatabase(): Promise<Database> {
  const connection = await createPgliteConnection()
  const schemas = [CREATE_ROLES, getAuthSchemaSql(), SUPABASE_AUTH_HELPERS_SQL, getStorageSchemaSql()]
  await connection.driver.exec(schemas.join('\n'))
  await ensureHistoryTable(connection as unknown as Connection)
  await applyMigrations(connection.driver)
  return connection.driver
}

const FILE = 'lib/supabase/database.types.ts'

async function generate(): Promise<string> {
  const database = await createMemoryDatabase()
  const source = writeTypes(await readCatalog(database))
  await database.close()
  const target = path.join(PROJECT_ROOT, FILE)
  return format(source, { ...(await resolveConfig(target)), filepath: target })
}

await runCommand(async () => {
  const target = path.join(PROJECT_ROOT, FILE)
  const types = await generate()
  if (!process.argv.includes('--check')) {
    await writeFile(target, types)
    console.log(`Wrote ${FILE}.`)
    return
  }
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed !== types) throw new Refusal(`${FILE} does not match the migrations; run 'npm run db:types'.`)
  console.log(`${FILE} matches the migrations.`)
})
