import { removeInstance } from './instance.ts'
import { acquireLock } from './lock.ts'

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
