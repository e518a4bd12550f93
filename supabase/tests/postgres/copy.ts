import postgres from 'postgres'
import type { Database } from '../../local/database.ts'
import { toDatabase } from '../../local/postgres-database.ts'

/** Like PGlite: bigint is a number. */
const TYPES = { int8: { to: 20, from: [20], parse: Number, serialize: String } }

const at = (address: string, database: string) => Object.assign(new URL(address), { pathname: database }).href

/**
 * A new copy of the database at the address, which must have no open connections. Jest's processes have two names each: for
 * the files that roll everything back, and for the file that commits.
 */
export async function openCopy(address: string, copy: string): Promise<Database> {
  const original = new URL(address).pathname.slice(1)
  const server = postgres(at(address, 'postgres'), { max: 1, onnotice: () => undefined })
  await server.unsafe(`drop database if exists ${copy} with (force)`)
  await server.unsafe(`create database ${copy} template ${original}`)
  await server.end()

  return toDatabase(postgres(at(address, copy), { max: 1, onnotice: () => undefined, types: TYPES }))
}
