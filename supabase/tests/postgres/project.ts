import path from 'node:path'
import postgres from 'postgres'
import { listSeeds } from '../../local/seed-folder.ts'
import { PROJECT_ROOT } from '../../local/settings.ts'
import type { Cluster } from './cluster.ts'
import { createRoles, HOSTED_PLATFORM } from './hosted-platform.ts'
import { pushMigrations } from './push-migrations.ts'

export const PROJECT = 'project'

async function run(address: string, scripts: string[]): Promise<void> {
  const connection = postgres(address, { max: 1, onnotice: () => undefined })
  for (const script of scripts) await connection.unsafe(script)
  await connection.end()
}

/** Creates a database like that of a hosted project, with all migrations and seeds. The tests copy it. */
export async function createProject(cluster: Cluster): Promise<void> {
  await run(cluster.ownerAddress('postgres'), [
    createRoles(cluster.password),
    `create database ${PROJECT} owner postgres`,
    `grant create on database ${PROJECT} to supabase_auth_admin, supabase_storage_admin`,
  ])
  await run(cluster.ownerAddress(PROJECT), [HOSTED_PLATFORM])
  pushMigrations(cluster.address('postgres', PROJECT))

  const seeds = await listSeeds(path.join(PROJECT_ROOT, 'demo/rows'))
  const files = await Promise.all(seeds.map((seed) => seed.load()))
  await run(
    cluster.address('postgres', PROJECT),
    files.map(({ sql }) => sql),
  )
}
