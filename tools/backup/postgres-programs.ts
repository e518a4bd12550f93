import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../../supabase/local/refusal.ts'

/** Other users see the arguments of a program, so the password goes into its environment. */
function connection(address: string) {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return {
    argument: `--dbname=${url.href}`,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  }
}

function start(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { env })
  let words = ''
  child.stderr.on('data', (chunk) => (words += String(chunk)))
  const done = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new Refusal(`${program} failed: ${words.trim()}`)
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new Refusal(
        `There is no ${program} on this machine. On Debian: apt-get install postgresql-client.`,
      )
    },
  )
  return { child, done }
}

/** What the platform itself keeps, and what the migrations of the new project have written. */
const NOT_OURS = ['auth.schema_migrations', 'storage.migrations', 'storage.prefixes', 'supabase_migrations.*']
const SCHEMAS = ['public', 'private', 'auth', 'storage', 'supabase_migrations']

/** @param snapshot of a transaction that is open until the dump is done */
export async function dumpDatabase(address: string, snapshot: string, file: string): Promise<void> {
  const { argument, env } = connection(address)
  const schemas = SCHEMAS.map((name) => `--schema=${name}`)
  const excluded = NOT_OURS.map((name) => `--exclude-table-data=${name}`)
  const args = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`, ...schemas, ...excluded]
  await start('pg_dump', ['--no-password', argument, ...args], env).done
}

/** Loads the rows of a dump in one transaction: without the last line, all of it is rolled back. */
export async function loadRows(address: string, dump: string, before: string, after: string): Promise<void> {
  const { argument, env } = connection(address)
  const restore = start('pg_restore', ['--data-only', '--file=-', dump])
  async function* script() {
    yield `begin;\n${before}\n`
    yield* restore.child.stdout
    await restore.done
    yield `\n${after}\ncommit;\n`
  }
  const psql = start(
    'psql',
    ['--no-password', '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', argument],
    env,
  )
  psql.child.stdout.resume()
  // A statement that failed ends psql, and what it says is worth more than the broken pipe.
  const [loaded, sent] = await Promise.allSettled([
    psql.done,
    pipeline(Readable.from(script()), psql.child.stdin),
  ])
  restore.child.kill()
  if (loaded.status === 'rejected') throw loaded.reason
  if (sent.status === 'rejected') throw sent.reason
}
