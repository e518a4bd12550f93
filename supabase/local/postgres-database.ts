import type { Sql, TransactionSql } from 'postgres'
import type { Database, Queries } from './database.ts'

const queries = (sql: Sql | TransactionSql): Queries => ({
  exec: (statements) => sql.unsafe(statements),
  query: async <T>(statement: string, parameters: unknown[] = []) => {
    const result = await sql.unsafe(statement, parameters as never[])
    return { rows: [...result] as T[], affectedRows: result.count }
  },
})

/** Adapts a PostgreSQL client to the methods of PGlite that we use. */
export function toDatabase(sql: Sql): Database {
  return {
    ...queries(sql),
    transaction: async (work) => {
      await sql.begin((transaction) => work(queries(transaction)))
    },
    close: () => sql.end(),
  }
}
