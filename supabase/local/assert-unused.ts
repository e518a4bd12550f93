import { type Database } from './database.ts'
import { Refusal } from './refusal.ts'

/**
 * Only a server's database can hold something already, and what it says about uploaded files would be wrong here.
 *
 * @throws Refusal when migrations were applied to it
 */
export async function assertUnused(database: Database): Promise<void> {
  const { rows } = await database.query('select version from supabase_migrations.schema_migrations limit 1')
  if (rows.length > 0) {
    throw new Refusal(
      'The database at STACK_DATABASE_URL belongs to another STACK_DIR, or its set-up was cut short; empty it.',
    )
  }
}
