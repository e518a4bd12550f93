import type { TestDatabase } from './harness'

type ReadRows = { table: string; rows: number }

const READ = `
  select relname as table, (seq_tup_read + idx_tup_fetch)::integer as rows
  from pg_stat_xact_user_tables where schemaname = 'public' and relname <> 'profiles'`

/**
 * Runs `work` and answers the tables of which it read more rows than `most` allows, in functions, too. A table that `most` does not
 * name may not be read. What comes from an index alone does not count, nor do profiles, which every caller's rights are in.
 */
export async function rowsReadBeyond(
  database: TestDatabase,
  most: Readonly<Record<string, number>>,
  work: () => Promise<unknown>,
): Promise<ReadRows[]> {
  const before = new Map((await database.sql<ReadRows>(READ)).map(({ table, rows }) => [table, rows]))
  await work()
  return (await database.sql<ReadRows>(READ))
    .map(({ table, rows }) => ({ table, rows: rows - (before.get(table) ?? 0) }))
    .filter(({ table, rows }) => rows > (most[table] ?? 0))
}
