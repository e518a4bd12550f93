import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import {
  assertFreeDisk,
  assertPortFree,
  assertReadable,
  assertUnused,
  explainListenError,
} from './preflight.ts'
import { openApp, type LocalApp } from './database.ts'
import { createFileStorage } from './file-storage.ts'
import { createGateway } from './gateway.ts'
import {
  databaseDir,
  mailDir,
  markInstance,
  partsDir,
  readInstance,
  removeInstance,
  storageDir,
} from './instance.ts'
import { loadKeys, type Keys } from './keys.ts'
import { acquireLock, type Lock } from './lock.ts'
import { createMailFolder } from './mail-folder.ts'
import { logPrivately } from './log-privately.ts'
import { applyMigrations } from './migrate.ts'
import { Refusal } from './refusal.ts'
import { takeSnapshot } from './snapshot.ts'
import { runSeeds } from './seed.ts'
import type { SetupCounts, StackMessage } from './start-stack.ts'
import { takeGrantsBack } from './take-grants-back.ts'
import { uploadMedia } from './upload-media.ts'

const HOST = '127.0.0.1'
const CLOSE_TIMEOUT_MS = 3000
const [dataDir, portText, ...seedFolders] = process.argv.slice(2)

/** The set-up may stop at any point: every step is a transaction. */
let stop: () => Promise<void> = async () => {}

function onSignal(): void {
  void stop().finally(() => process.exit(0))
}

function sendMessage(message: StackMessage): void {
  if (process.connected) process.send?.(message)
}

async function open(directory: string, keys: Keys): Promise<LocalApp> {
  return openApp({
    directory: databaseDir(directory),
    databaseUrl: process.env.STACK_DATABASE_URL || null,
    keys,
    storage: createFileStorage(storageDir(directory)),
    email: createMailFolder(mailDir(directory), (file) => sendMessage({ type: 'mail', file })),
  })
}

/** With the number of migrations that it applied. */
async function openMigrated(directory: string, keys: Keys, isNew: boolean): Promise<[LocalApp, number]> {
  const local = await open(directory, keys)
  if (isNew) await assertUnused(local.database)
  sendMessage({ type: 'progress', step: 'applying migrations' })
  const migrations = await applyMigrations(local.database)
  if (migrations === 0 || !process.env.STACK_DATABASE_URL) return [local, migrations]
  // The client of a server learns types, such as arrays of a new enum, when it connects.
  await local.app.connection.close()
  return [await open(directory, keys), migrations]
}

async function setUp({ app, database }: LocalApp, keys: Keys): Promise<Omit<SetupCounts, 'migrations'>> {
  await takeGrantsBack(app.connection, database)
  sendMessage({ type: 'progress', step: 'loading seeds' })
  const seeds = await runSeeds(database, seedFolders)
  sendMessage({ type: 'progress', step: 'uploading media' })
  const media = await uploadMedia(app.getClient({ apikey: keys.secretKey }), database)
  return { seeds, media }
}

/** Finishes open requests, then closes the database. */
async function stopServing(server: Server, { app }: LocalApp, lock: Lock): Promise<void> {
  setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref()
  server.close()
  await once(server, 'close')
  await app.connection.close()
  lock.release()
}

async function main(directory: string, port: number): Promise<void> {
  const lock = acquireLock(directory)
  await assertFreeDisk(directory)
  await assertReadable(directory)
  await assertPortFree(HOST, port, 'STACK_PORT')
  const keys = await loadKeys(directory)
  const known = await readInstance(directory)
  // A first start that was killed left an incomplete database, which has never been used.
  if (!known) await removeInstance(directory)
  const [local, migrations] = await openMigrated(directory, keys, !known)
  const counts = { migrations, ...(await setUp(local, keys)) }
  // The embedded Postgres has no autovacuum. Without statistics it chooses bad plans for long lists, and without a visibility
  // map it reads every row that it counts.
  if (!process.env.STACK_DATABASE_URL) await local.database.exec('vacuum analyze')
  const instance = known ?? (await markInstance(directory))

  const spoolDir = path.join(directory, 'uploads')
  await rm(spoolDir, { recursive: true, force: true })
  const server = createGateway({
    fetch: local.app.fetch,
    spoolDir,
    partsDir: partsDir(directory),
    takeSnapshot: (id) => takeSnapshot(directory, id, () => local.database.exec('checkpoint')),
  })
  server.listen(port, HOST)
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListenError(error, port, 'STACK_PORT')
  })
  stop = () => stopServing(server, local, lock)
  const { publishableKey, secretKey } = keys
  // The set-up leaves 100 MB, and a stack that nobody asks does not collect them.
  await globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' })
  sendMessage({ type: 'ready', publishableKey, secretKey, instance, counts })
}

logPrivately()
try {
  if (!dataDir || !portText) throw new Error('Usage: stack-process.ts <data directory> <port> <seed folder>…')
  process.once('SIGTERM', onSignal).once('SIGINT', onSignal)
  await main(dataDir, Number(portText))
} catch (error) {
  const message = error instanceof Refusal ? error.message : `The local stack failed: ${String(error)}`
  if (!(error instanceof Refusal)) console.error(error)
  sendMessage({ type: 'refused', message })
  process.exit(1)
}
