import path from 'node:path'
import { Refusal } from './refusal.ts'

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..')

/** What the site shows, and what the tests begin with. */
export const ROWS = 'demo/rows'
/** What staff did lately. Not in the tests, which begin with an empty history. */
const CHANGES = 'demo/changes'

export type Variables = Readonly<Record<string, string | undefined>>

export interface Settings {
  /** Address the site listens on. Loopback by default: the demo's passwords are public. */
  host: string
  port: number
  stackPort: number
  /** Holds the database, uploaded files, keys and captured mail of one stack. */
  dataDir: string
  /** A server's database to use instead of the embedded one. */
  databaseUrl: string | null
  siteUrl: string
  /** Where Next puts its build, relative to the project. */
  buildDir: string
  /** TRUSTED_PROXY_HOPS of the site. */
  proxyHops: number
  seedFolders: readonly string[]
}

export interface Defaults {
  port: number
  stackPort: number
  dataDir: string
  buildDir: string
  proxyHops: number
  /** `ROWS` without a choice. */
  seedFolders?: readonly string[]
}

const DEMO: Defaults = {
  port: 3000,
  stackPort: 54321,
  dataDir: '.local-stack/demo',
  buildDir: '.next',
  proxyHops: 0,
  seedFolders: [ROWS, CHANGES],
}

/** @throws Refusal with a sentence that names the variable */
export function readSettings(env: Variables, defaults: Defaults = DEMO): Settings {
  const port = readPort(env, 'PORT', defaults.port)
  const stackPort = readPort(env, 'STACK_PORT', defaults.stackPort)
  if (port === stackPort)
    throw new Refusal(`PORT and STACK_PORT are both ${port}; give them different numbers.`)
  return {
    host: env.SITE_HOST || '127.0.0.1',
    port,
    stackPort,
    dataDir: path.resolve(PROJECT_ROOT, env.STACK_DIR || defaults.dataDir),
    databaseUrl: readDatabaseUrl(env),
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    buildDir: env.NEXT_DIST_DIR || defaults.buildDir,
    proxyHops: Number(env.TRUSTED_PROXY_HOPS || defaults.proxyHops),
    seedFolders: defaults.seedFolders ?? [ROWS],
  }
}

/** The value may hold a password, so that the refusal does not repeat it. */
function readDatabaseUrl({ STACK_DATABASE_URL: value }: Variables): string | null {
  if (!value) return null
  if (/^postgres(ql)?:\/\//.test(value)) return value
  throw new Refusal('STACK_DATABASE_URL must be an address like postgres://user:password@host:5432/database.')
}

function readPort(env: Variables, name: string, fallback: number): number {
  const value = env[name]
  if (!value) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`${name} must be a port number between 1 and 65535, not '${value}'.`)
}

/**
 * Tests run beside a demo without touching it: other ports, another database, another build. They send as many people, each from
 * an address that the test names as a proxy would.
 */
export function readTestSettings(env: Variables): Settings {
  return readSettings(env, {
    port: 3100,
    stackPort: 54421,
    dataDir: '.local-stack/test',
    buildDir: '.next-test',
    proxyHops: 1,
  })
}

/** What the seeds make and no test changes. Copied by what needs a database of its own. */
export const FRESH_DIR = path.join(PROJECT_ROOT, '.local-stack/fresh')
