import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@supabase/lite/pglite'
import { databaseDir, markInstance } from '../../supabase/local/instance.ts'
import { keysFile } from '../../supabase/local/keys.ts'
import { acquireLock, type Lock } from '../../supabase/local/lock.ts'
import { boundBuffers } from '../../supabase/local/page-buffers.ts'
import { assertReadable } from '../../supabase/local/preflight.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { copyData, snapshotsDir } from '../../supabase/local/snapshot.ts'
import { explainFullDisk, pack, removeAtExit } from './archive.ts'
import { readContents } from './contents.ts'
import { type Contents, MANIFEST, type Manifest, writeManifest } from './manifest.ts'

const MEBIBYTE = 1024 ** 2
/** On a full disk the running database hangs. */
const LEFT_FREE = 500 * MEBIBYTE

/** Null while a stack uses the data directory. */
function tryLock(dataDir: string): Lock | null {
  try {
    return acquireLock(dataDir)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function assertRoomForCopy(dataDir: string): Promise<void> {
  const database = databaseDir(dataDir)
  const entries = await readdir(database, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) throw new Refusal(`There is no embedded database in ${dataDir}.`)
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  // The running database may remove a file meanwhile.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file)
        .then(({ size }) => size)
        .catch(() => 0),
    ),
  )
  const needed = sizes.reduce((sum, size) => sum + size, LEFT_FREE)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= needed) return
  throw new Refusal(
    `The disk of ${dataDir} is too full: a backup copies the database first, and needs ${Math.ceil(needed / MEBIBYTE)} MB.`,
  )
}

async function askRunningStack(id: string, { dataDir, stackPort }: Settings): Promise<void> {
  const url = `http://127.0.0.1:${stackPort}/operator/snapshot/${id}`
  const response = await fetch(url, { method: 'POST' }).catch(() => null)
  if (response?.ok) return
  if (response && response.status !== 404)
    throw new Refusal(`The running stack could not copy its data; ${dataDir}/stack.log says why.`)
  throw new Refusal(
    `${dataDir} is in use, but its stack does not answer at port ${stackPort}. Set STACK_PORT as it was started, or wait until it is ready.`,
  )
}

/** Opening the copy proves that the backup opens, and finishes what a killed database left. */
async function readCopy(directory: string): Promise<Contents> {
  boundBuffers()
  const database = await PGlite.create(directory)
  try {
    return await readContents(database)
  } finally {
    await database.close()
  }
}

/** One backup at a time, so that what a killed one left can go. */
async function takeTurn(dataDir: string): Promise<Lock> {
  const root = snapshotsDir(dataDir)
  const turn = tryLock(root)
  if (!turn) throw new Refusal(`Another backup of ${dataDir} is running.`)
  const entries = await readdir(root, { withFileTypes: true })
  const left = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(root, name))
  for (const folder of left) await rm(folder, { recursive: true })
  return turn
}

/** Works beside the running stack, which copies between two requests, and without it. */
export async function backUpEmbedded(settings: Settings, file: string): Promise<Manifest> {
  const { dataDir } = settings
  await assertRoomForCopy(dataDir)
  const turn = await takeTurn(dataDir)
  const id = randomUUID()
  const folder = removeAtExit(path.join(snapshotsDir(dataDir), id))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = tryLock(dataDir)
  try {
    if (lock) await copyData(dataDir, folder)
    else await askRunningStack(id, settings)
  } catch (error) {
    throw explainFullDisk(error, dataDir)
  } finally {
    lock?.release()
  }
  await copyFile(keysFile(dataDir), keysFile(folder))
  const contents = await readCopy(databaseDir(folder))
  const manifest = await writeManifest(folder, { kind: 'embedded', ...contents })
  await pack(folder, file)
  turn.release()
  return manifest
}

/** @throws Refusal unless the data directory is new or empty */
export async function assertEmptyPlace({ dataDir }: Settings): Promise<void> {
  const content = await readdir(dataDir).catch(() => [])
  if (content.length === 0) return
  throw new Refusal(`${dataDir} is not empty. Move it away first, or set STACK_DIR to a new folder.`)
}

/**
 * Gives the verified folder the name of the data directory, in one step, once its database opens and has the rows that the manifest
 * counts.
 */
export async function restoreEmbedded(folder: string, manifest: Manifest, settings: Settings): Promise<void> {
  await assertReadable(folder)
  const { rows } = await readCopy(databaseDir(folder))
  const wrong = Object.keys(manifest.rows).find((table) => rows[table] !== manifest.rows[table])
  if (wrong) throw new Refusal(`The backup is damaged: ${wrong} has other rows than its manifest says.`)
  await rm(path.join(folder, MANIFEST))
  await markInstance(folder)
  await rename(folder, settings.dataDir).catch(async (error: unknown) => {
    await assertEmptyPlace(settings)
    throw error
  })
}
