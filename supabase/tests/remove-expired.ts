import type { TestDatabase } from './harness'

/** As lib/data/privileged/retention.ts does. Answers the tables that lost rows, with how many. */
export async function removeExpired(
  database: TestDatabase,
  rowLimit = 1000,
): Promise<Record<string, number>> {
  const server = database.asServiceRole()
  const tables = await server.query<{ name: string }>(
    'select name from public.list_expiring_tables() as name',
  )
  const removed: Record<string, number> = {}
  for (const { name } of tables) {
    const step = () =>
      server.value<number>('select public.remove_expired($1, $2)', [name, rowLimit]).then((rows) => rows ?? 0)
    for (let rows = await step(); rows > 0; rows = await step()) removed[name] = (removed[name] ?? 0) + rows
  }
  return removed
}
