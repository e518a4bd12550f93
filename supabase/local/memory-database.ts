import {
  ensureHistoryTable,
  getAuthSchemaSql,
  getStorageSchemaSql,
  SUPABASE_AUTH_HELPERS_SQL,
  type Connection,
} from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { type Database } from './database.ts'
import { applyMigrations } from './migrate.ts'
import { CREATE_ROLES } from './roles.ts'

/** A throw-away Postgres with the auth and storage schemas and all our migrations. */
export async function createMemoryDatabase(): Promise<Database> {
  const connection = await createPgliteConnection()
  const schemas = [CREATE_ROLES, getAuthSchemaSql(), SUPABASE_AUTH_HELPERS_SQL, getStorageSchemaSql()]
  await connection.driver.exec(schemas.join('\n'))
  await ensureHistoryTable(connection as unknown as Connection)
  await applyMigrations(connection.driver)
  return connection.driver
}
