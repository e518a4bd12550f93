import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openSharedStore, type SharedStore } from './shared-store.ts'

/** With the name under which the pages of one build are kept: those of another refer to other scripts. */
export type StoreOfBuild = SharedStore & { build: string }

export async function openStoreOfBuild(url: string, serverDistDir: string): Promise<StoreOfBuild> {
  const build = await readFile(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8')
  return { ...openSharedStore(url), build }
}
