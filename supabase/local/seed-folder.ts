import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSqlFile, sha256, type SqlFile } from './sql-files.ts'

export interface Seed {
  name: string
  /** Reads or composes the SQL; called only for seeds that have not run yet. */
  load: () => Promise<SqlFile>
}

/** The exports of a `NN_name.ts` seed. It composes its SQL from data, and the same SQL each time. */
interface SeedModule {
  seed: () => string | Promise<string>
}

const SEED_NAME = /^\d+_\w+\.(sql|ts)$/

/** The seeds of a folder in name order; none when the folder does not exist. */
export async function listSeeds(folder: string): Promise<Seed[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => SEED_NAME.test(name))
    .sort()
    .map((name) => ({
      name,
      load: () => (name.endsWith('.ts') ? composeSeed(folder, name) : readSqlFile(folder, name)),
    }))
}

async function composeSeed(folder: string, name: string): Promise<SqlFile> {
  const { seed } = (await import(pathToFileURL(path.join(folder, name)).href)) as SeedModule
  const sql = await seed()
  return { name, sql, hash: sha256(sql) }
}
