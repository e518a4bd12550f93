import type { Sql, TransactionSql } from 'postgres'
import type { Database, Queries } from './database.ts'

const queries = (sql: Sql | TransactionSql): Queries => ({
  exec: (statements) => sql.unsafe(statements),
  query: async <T>(statement: string, parameters: unknown[] = []) => {
    const result = await sql.unsafe(statement, parameters as never[])
    return { rows: [...result] as T[], affectedRows: result.count }
  },
})

/** `json` and `jsonb`. */
const JSON_TYPES = [114, 3802]

/** Lite writes an argument of a function as JSON before. The client would write that text as JSON once more: a text, not an object. */
function sendJsonOnce({ options: { serializers } }: Sql): void {
  for (const type of JSON_TYPES) {
    serializers[type] = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/**
 * Connections stay open. By itself the client ends each after half an hour or more, and a reservation that waits at that moment
 * is lost (postgres 3.4.9): all requests behind it would wait forever.
 */
export const withoutLifetime = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}max_lifetime=0`

/** Adapts a PostgreSQL client to the methods of PGlite that we use, and to what PGlite does with JSON. */
export function toDatabase(sql: Sql): Database {
  sendJsonOnce(sql)
  return {
    ...queries(sql),
    transaction: async (work) => {
      await sql.begin((transaction) => work(queries(transaction)))
    },
    close: () => sql.end(),
  }
}
