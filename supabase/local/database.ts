import path from 'node:path'
import { App, setExperimental, type DefaultAppConfig, type EmailDriver } from '@supabase/lite'
import { createApi } from '@supabase/lite/cli'
import { type PgliteConnection } from '@supabase/lite/pglite'
import { type Keys } from './keys.ts'
import { CREATE_ROLES } from './roles.ts'
import { PROJECT_ROOT } from './settings.ts'

export type StorageAdapter = NonNullable<App['_storageAdapter']>
export type Database = PgliteConnection['driver']

export interface LocalApp {
  app: App
  database: Database
}

export interface OpenOptions {
  directory: string
  keys: Keys
  storage: StorageAdapter
  email: EmailDriver
}

/** Opens Supabase Lite as supabase/config.toml describes it, with the auth and storage schemas in place. */
export async function openApp({ directory, keys, storage, email }: OpenOptions): Promise<LocalApp> {
  setExperimental('storage', true)
  Object.assign(process.env, {
    STACK_DATABASE: directory,
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
  const { driver: database } = config.connection as unknown as PgliteConnection
  await database.exec(CREATE_ROLES)
  await app.ensureSystemSchema()
  return { app, database }
}
