import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../local/free-port.ts'

/** The superuser, as in hosted projects, where `postgres` is not one. */
const OWNER = 'supabase_admin'

const INITIAL = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']

/**
 * The data is temporary, so it need not survive a crash. Tests analyze what they fill: a worker that does so at a moment of its
 * own changes plans, and keeps the copy that it looks at from being dropped by `postgres`, which may not end it. Commits wait
 * for their log: until it is written, a vacuum marks no page of theirs as visible to all, and no plan reads an index alone.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  timezone: 'UTC',
  track_functions: 'all',
}

export interface Cluster {
  /** The password of the superuser and of every role that signs in. */
  password: string
  address: (role: string, database: string) => string
  ownerAddress: (database: string) => string
}

/** The server refuses to run as root. Then it runs as the user of its package. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Starts a PostgreSQL server on a loopback port. It is stopped and deleted when this process exits. */
export async function startCluster(programs: string): Promise<Cluster> {
  const home = mkdtempSync(path.join(tmpdir(), 'fieldlight-postgres-'))
  const data = path.join(home, 'data')
  const password = randomBytes(24).toString('base64url')
  const passwordFile = path.join(home, 'password')
  writeFileSync(passwordFile, password)
  const user = serverUser()
  if (user) for (const file of [home, passwordFile]) chownSync(file, user.uid, user.gid)

  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port, unix_socket_directories: home })
  const flags = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')

  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), ['-D', data, ...args], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...user,
    })
  process.once('exit', () => {
    if (existsSync(path.join(data, 'postmaster.pid'))) run('pg_ctl', '-m', 'immediate', 'stop')
    rmSync(home, { recursive: true, force: true })
  })
  run('initdb', `--username=${OWNER}`, `--pwfile=${passwordFile}`, ...INITIAL)
  run('pg_ctl', '-w', '-l', path.join(home, 'log'), '-o', flags, 'start')

  const address = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
  return { password, address, ownerAddress: (database) => address(OWNER, database) }
}
