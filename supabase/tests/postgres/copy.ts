import postgres from 'postgres'
import type { Database } from '../../local/database.ts'
import { toDatabase } from '../../local/postgres-database.ts'

/** Like PGlite: bigint is a number, and a string is sent as JSON text. */
const TYPES = {
  int8: { to: 20, from: [20], parse: Number, serialize: String },
  json: {
    to: 114,
    from: [114, 3802],
    parse: JSON.parse,
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  },
}

const at = (address: string, database: string) => Object.assign(new URL(address), { pathname: database }).href

/**
 * A copy of the database at the address, which must have no open connections. Each worker of Jest has one copy, created
 * again for every test file.
 */
export async function openCopy(address: string): Promise<Database> {
  const original = new URL(address).pathname.slice(1)
  const copy = `copy_${process.env.JEST_WORKER_ID}`
  const server = postgres(at(address, 'postgres'), { max: 1, onnotice: () => undefined })
  await server.unsafe(`drop database if exists ${copy} with (force)`)
  await server.unsafe(`create database ${copy} template ${original}`)
  await server.end()

  return toDatabase(postgres(at(address, copy), { max: 1, onnotice: () => undefined, types: TYPES }))
}
