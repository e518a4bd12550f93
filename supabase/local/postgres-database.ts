import type { Sql, TransactionSql } from 'postgres'
import { withTimeout } from '../../lib/time/with-timeout.ts'
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

/** Seconds between two tries to connect. By itself the client waits up to 20. */
const CONNECT_EVERY = 0.5

/** Connections stay open: by itself the client ends each after half an hour or more, and reservations are lost at that moment. */
export const withClientOptions = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}max_lifetime=0&backoff=${CONNECT_EVERY}`

const RESERVED_WITHIN_MS = 1_000
const RESERVE_TRIES = 4
const NO_CONNECTION = 'The database server gives no connection.'

/**
 * A reservation that waits while another connection closes is lost (postgres 3.4.9). The next one gets a connection, as soon as
 * there is one. Without this, all requests would wait behind the lost one forever, though the server is back.
 */
function reserveAgain(sql: Sql): void {
  const reserve = sql.reserve
  sql.reserve = async () => {
    for (let tries = RESERVE_TRIES; ; tries--) {
      const reservation = reserve()
      try {
        return await withTimeout(reservation, RESERVED_WITHIN_MS, NO_CONNECTION)
      } catch (error) {
        if ((error as Error).message !== NO_CONNECTION) throw error
        reservation.then(
          (late) => late.release(),
          () => undefined,
        )
        if (tries === 1) throw error
      }
    }
  }
}

/** Adapts a PostgreSQL client to the methods of PGlite that we use, to what PGlite does with JSON, and to a server that restarts. */
export function toDatabase(sql: Sql): Database {
  sendJsonOnce(sql)
  reserveAgain(sql)
  return {
    ...queries(sql),
    transaction: async (work) => {
      await sql.begin((transaction) => work(queries(transaction)))
    },
    close: () => sql.end(),
  }
}
