import path from 'node:path'
import { App, type DefaultAppConfig, type EmailDriver, setExperimental } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import type { Keys } from './keys.ts'
import { boundBuffers } from './page-buffers.ts'
import { toDatabase, withClientOptions } from './postgres-database.ts'
import { dropRowParsers, prepareRequestsAtOnce } from './request-settings.ts'
import { PROJECT_ROOT } from './settings.ts'
import { sendStatementsAtOnce } from './statements-at-once.ts'

export type StorageAdapter = NonNullable<App['_storageAdapter']>

export interface Queries {
  /** Any number of statements. */
  exec(statements: string): Promise<unknown>
  query<T>(statement: string, parameters?: unknown[]): Promise<{ rows: T[]; affectedRows?: number }>
}

export interface Database extends Queries {
  transaction(work: (transaction: Queries) => Promise<void>): Promise<void>
  close(): Promise<void>
}

export interface LocalApp {
  app: App
  database: Database
}

export interface OpenOptions {
  /** Of the embedded Postgres. */
  directory: string
  /** A server's database to use instead of the embedded one. */
  databaseUrl: string | null
  keys: Keys
  storage: StorageAdapter
  email: EmailDriver
}

/** Opens Supabase Lite as supabase/config.toml describes it, with the auth and storage schemas in place. */
export async function openApp(options: OpenOptions): Promise<LocalApp> {
  const { directory, databaseUrl, keys, storage, email } = options
  setExperimental('storage', true)
  boundBuffers()
  Object.assign(process.env, {
    STACK_DRIVER: databaseUrl ? 'postgres' : 'pglite',
    STACK_DATABASE: databaseUrl ? withClientOptions(databaseUrl) : directory,
    STACK_JWT_SECRET: keys.jwtSecret,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  })
  const api = await createApi({ withSupabaseClient: false })
  const config = await api.project.local.getConfig(path.join(PROJECT_ROOT, 'supabase/config.toml'))
  // Admin mode would let requests without any key through as the service role.
  const app = new App({
    ...config,
    options: { server: { admin: false }, drivers: { email } },
  } satisfies DefaultAppConfig)
  app._storageAdapter = storage
  const connection = config.connection as unknown as PgliteConnection | PostgresConnection
  const database = databaseUrl
    ? toDatabase((connection as PostgresConnection).driver)
    : await prepare(connection as PgliteConnection)
  await database.exec(CREATE_ROLES)
  await app.ensureSystemSchema()
  return { app, database }
}

async function prepare(connection: PgliteConnection): Promise<PgliteConnection['driver']> {
  prepareRequestsAtOnce(connection)
  sendStatementsAtOnce(connection.driver)
  await dropRowParsers(connection.driver)
  return connection.driver
}

/** Hosted projects have these roles before the first migration, so migrations may name them. */
export const CREATE_ROLES = `
do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end
$$;`
