import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { acquireLock } from './lock.ts'

/** Paths in a data directory. A reset keeps the keys, so that other tools keep their settings. */
export const databaseDir = (dataDir: string) => path.join(dataDir, 'database')
export const storageDir = (dataDir: string) => path.join(dataDir, 'storage')
export const partsDir = (dataDir: string) => path.join(dataDir, 'partial-uploads')
export const mailDir = (dataDir: string) => path.join(dataDir, 'mail')
export const logFile = (dataDir: string) => path.join(dataDir, 'stack.log')
const instanceFile = (dataDir: string) => path.join(dataDir, 'instance')

/** An id that the database keeps from its creation to its reset. Null until the set-up is complete. */
export async function readInstance(dataDir: string): Promise<string | null> {
  return readFile(instanceFile(dataDir), 'utf8').catch(() => null)
}

/** Marks the set-up as complete. Without the mark the next start builds a new database. */
export async function markInstance(dataDir: string): Promise<string> {
  const id = randomUUID()
  await writeFile(`${instanceFile(dataDir)}.new`, id)
  await rename(`${instanceFile(dataDir)}.new`, instanceFile(dataDir))
  return id
}

/** The caller must hold the lock. */
export async function removeInstance(dataDir: string): Promise<void> {
  await rm(instanceFile(dataDir), { force: true })
  const directories = [databaseDir(dataDir), storageDir(dataDir), partsDir(dataDir), mailDir(dataDir)]
  await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })))
}

/**
 * Removes the database, uploaded files and captured mail of a data directory.
 *
 * @throws Refusal while a stack uses it
 */
export async function resetInstance(dataDir: string): Promise<void> {
  const lock = acquireLock(dataDir)
  await removeInstance(dataDir)
  lock.release()
}

/**
 * Replaces the database and the uploaded files of `to` by those of `from`, which no stack uses. Costs a fraction of a new
 * set-up.
 *
 * @throws Refusal while a stack uses `to`
 */
export async function copyInstance(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const lock = acquireLock(to)
  await removeInstance(to)
  for (const pathIn of [databaseDir, storageDir]) await cp(pathIn(from), pathIn(to), { recursive: true })
  await markInstance(to)
  lock.release()
}
