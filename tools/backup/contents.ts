import type { Queries } from '../../supabase/local/database.ts'
import type { Contents } from './manifest.ts'

const TABLES = `
  select format('%I.%I', namespace.nspname, class.relname) as name
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  where class.relkind = 'r' and namespace.nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
  order by 1`

/** What a database holds: applied migrations, and the rows of each table. */
export async function readContents(database: Pick<Queries, 'query'>): Promise<Contents> {
  const ask = async <T>(statement: string) => (await database.query<T>(statement)).rows
  const tables = await ask<{ name: string }>(TABLES)
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`)
  const rows = await ask<{ name: string; rows: number }>(`${counts.join(' union all ')} order by 1`)
  const migrations = await ask<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  const [server] = await ask<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  )
  return {
    postgres: server?.major ?? 0,
    migrations: migrations.map(({ version }) => version),
    rows: Object.fromEntries(rows.map(({ name, rows }) => [name, rows])),
  }
}
