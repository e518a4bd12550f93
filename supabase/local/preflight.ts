import { once } from 'node:events'
import { readFile, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Database } from './database.ts'
import { databaseDir } from './instance.ts'
import { assertUnlocked } from './lock.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const MEBIBYTE = 1024 ** 2
const NEEDED = 500 * MEBIBYTE

/** On a full disk the database hangs instead of failing, so the stack does not start. */
export async function assertFreeDisk(directory: string, needed: number = NEEDED): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const free = bavail * bsize
  if (free >= needed) return
  throw new Refusal(
    `Only ${Math.floor(free / MEBIBYTE)} MB are free on the disk of ${directory}; ` +
      `the local stack needs ${Math.ceil(needed / MEBIBYTE)} MB.`,
  )
}

/** Of PGlite. Another version does not read its files. */
const POSTGRES = 17

/** @throws Refusal when another version of the embedded database wrote the directory */
export async function assertReadable(dataDir: string): Promise<void> {
  const text = await readFile(path.join(databaseDir(dataDir), 'PG_VERSION'), 'utf8').catch(() => null)
  const version = text === null ? POSTGRES : Number(text)
  if (version === POSTGRES) return
  throw new Refusal(
    `The database in ${dataDir} was written by PostgreSQL ${version}, and this program has ${POSTGRES}. Start the release that it comes from.`,
  )
}

/**
 * @param variable the environment variable that moves the service to another port
 * @throws Refusal when another program listens on the port
 */
export async function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    throw explainListenError(error, port, variable)
  }
  probe.close()
  await once(probe, 'close')
}

/** Turns the two usual errors into a sentence; returns any other error unchanged. */
export function explainListenError(error: unknown, port: number, variable: string): unknown {
  const code = (error as NodeJS.ErrnoException).code
  const advice = `set ${variable} to another one, e.g. ${variable}=${port + 1}.`
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is taken by another program; ${advice}`)
  if (code === 'EACCES') return new Refusal(`Port ${port} is reserved for the administrator; ${advice}`)
  return error
}

/**
 * For a database on a server: it may belong to another data directory, whose uploaded files are not here.
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

/** Fails before anything is started when a stack or a port is in use. */
export async function assertCanServe({ dataDir, host, port, stackPort }: Settings): Promise<void> {
  assertUnlocked(dataDir)
  await assertPortFree(host, port, 'PORT')
  await assertPortFree('127.0.0.1', stackPort, 'STACK_PORT')
}
