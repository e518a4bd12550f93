import { constants } from 'node:fs'
import { cp, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { databaseDir, storageDir } from './instance.ts'

/** Holds what a backup copies, while it is packed. On the disk of the data, so that files can be linked. */
export const snapshotsDir = (dataDir: string) => path.join(dataDir, 'snapshots')

/** The gateway takes a snapshot for whoever can make a folder in the data directory: its name is the permission. */
export const SNAPSHOT = /^\/operator\/snapshot\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Copies database and stored files as they are at one moment. No request may run meanwhile, and the database must not have anything
 * that is not yet in its files. A blob never changes, so its second name is a copy that takes no time and no space.
 *
 * @param target an empty folder
 */
export async function copyData(dataDir: string, target: string): Promise<void> {
  await cp(databaseDir(dataDir), databaseDir(target), { recursive: true, mode: constants.COPYFILE_FICLONE })
  await mkdir(storageDir(target))
  const buckets = await readdir(storageDir(dataDir)).catch(() => [])
  for (const bucket of buckets) {
    const [from, to] = [path.join(storageDir(dataDir), bucket), path.join(storageDir(target), bucket)]
    await mkdir(to)
    for (const file of await readdir(from)) await link(path.join(from, file), path.join(to, file))
  }
}

/** @returns false when nobody who may write to the data directory has asked for it */
export async function takeSnapshot(
  dataDir: string,
  id: string,
  checkpoint: () => Promise<unknown>,
): Promise<boolean> {
  const target = path.join(snapshotsDir(dataDir), id)
  const content = await readdir(target).catch(() => null)
  if (content?.length !== 0) return false
  await checkpoint()
  await copyData(dataDir, target)
  return true
}
