import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { acquireLock } from './lock.ts'

/** Paths inside a data directory. Keys survive a reset, so that running sessions of other tools keep their settings. */
export const databaseDir = (dataDir: string) => path.join(dataDir, 'database')
export const storageDir = (dataDir: string) => path.join(dataDir, 'storage')
export const mailDir = (dataDir: string) => path.join(dataDir, 'mail')
export const logFile = (dataDir: string) => path.join(dataDir, 'stack.log')
const instanceFile = (dataDir: string) => path.join(dataDir, 'instance')

/** Identifies one life of the database, from creation to reset. Null before the database is completely set up. */
export async function readInstance(dataDir: string): Promise<string | null> {
  return readFile(instanceFile(dataDir), 'utf8').catch(() => null)
}

/** Marks the database as set up; without the mark the next start begins anew. */
export async function markInstance(dataDir: string): Promise<string> {
  const id = randomUUID()
  await writeFile(`${instanceFile(dataDir)}.new`, id)
  await rename(`${instanceFile(dataDir)}.new`, instanceFile(dataDir))
  return id
}

/** The caller holds the lock. */
export async function removeInstance(dataDir: string): Promise<void> {
  await rm(instanceFile(dataDir), { force: true })
  const directories = [databaseDir(dataDir), storageDir(dataDir), mailDir(dataDir)]
  await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })))
}

/**
 * Removes the database, uploaded files and captured mail of a data directory.
 *
 * @throws Refusal while a stack runs on it
 */
export async function resetInstance(dataDir: string): Promise<void> {
  const lock = acquireLock(dataDir)
  await removeInstance(dataDir)
  lock.release()
}
