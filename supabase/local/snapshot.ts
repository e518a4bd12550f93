import { constants, type Dirent } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { databaseDir, storageDir } from './instance.ts'

/** Holds what a backup copies, while it is packed. On the disk of the data, so that files can be linked. */
export const snapshotsDir = (dataDir: string) => path.join(dataDir, 'snapshots')

/** The gateway takes a snapshot for whoever can make a folder in the data directory: its name is the permission. */
export const SNAPSHOT = /^\/operator\/snapshot\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Requests wait for the copy, and a database has 2,000 small files: one after the other they took three times as long. */
const COPIES_AT_ONCE = 8

async function copyTree(
  from: string,
  to: string,
  copy: (from: string, to: string) => Promise<void>,
): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const nameOf = (entry: Dirent) => path.relative(from, path.join(entry.parentPath, entry.name))
  await mkdir(to)
  for (const entry of entries) {
    if (entry.isDirectory()) await mkdir(path.join(to, nameOf(entry)), { recursive: true })
  }
  const names = entries.filter((entry) => entry.isFile()).map(nameOf)
  const copyRest = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      await copy(path.join(from, name), path.join(to, name))
  }
  await Promise.all(Array.from({ length: COPIES_AT_ONCE }, copyRest))
}

const copyBytes = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE)

/**
 * Copies database and stored files as they are at one moment. No request may run meanwhile, and the database must not have anything
 * that is not yet in its files. A stored file never changes, so its second name is a copy that takes no time and no space.
 *
 * @param target an empty folder
 */
export async function copyData(dataDir: string, target: string): Promise<void> {
  await copyTree(databaseDir(dataDir), databaseDir(target), copyBytes)
  await copyTree(storageDir(dataDir), storageDir(target), link)
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
