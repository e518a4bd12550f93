import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

const SQLITE_BUSY = 5

export interface Lock {
  release(): void
}

/**
 * Locks a data directory for this process, because a second writer would destroy the database. It is the file lock of
 * SQLite, which the kernel releases when the process ends for any reason, so a lock is never stale.
 *
 * @throws Refusal with the id of the process that holds it
 */
export function acquireLock(dataDir: string): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const ownerFile = path.join(dataDir, 'owner.pid')
  const file = new DatabaseSync(path.join(dataDir, 'lock.sqlite'))
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new Refusal(
      `The local stack in ${path.relative(process.cwd(), dataDir)} is already running (process ${readOwner(ownerFile)}); ` +
        'stop it first, or set STACK_DIR, STACK_PORT and PORT to run a second one.',
    )
  }
  writeFileSync(ownerFile, String(process.pid))
  return { release: () => file.close() }
}

/** @throws Refusal when a stack is running on this directory */
export function assertUnlocked(dataDir: string): void {
  acquireLock(dataDir).release()
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8')
  } catch {
    return 'unknown'
  }
}
