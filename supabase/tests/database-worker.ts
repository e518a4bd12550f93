import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@supabase/lite/pglite'
import type { Queries } from '../local/database.ts'
import { dropRowParsers } from '../local/request-settings.ts'
import { openCopy } from './postgres/copy.ts'

/** Statements before a query, after it, and instead of those when it fails. One message for all takes a fraction of four. */
export type Around = { before: string; after: string; undo: string }
export type Request = {
  id: number
  method: 'exec' | 'query'
  sql: string
  parameters: unknown[]
  around?: Around
}
export type Answer = { id: number; rows: unknown[]; affectedRows: number } | { id: number; error: Refusal }
/** Errors lose their code between threads. */
export type Refusal = { message: string; code: string }

const address = process.env.TEST_DATABASE_URL
const opening: Promise<Queries> = address
  ? openCopy(address, `${workerData}_${process.env.JEST_WORKER_ID}`)
  : openTemplate(process.env.DATABASE_TEMPLATE ?? '')

async function openTemplate(file: string): Promise<PGlite> {
  const database = await PGlite.create({ loadDataDir: await openAsBlob(file) })
  await dropRowParsers(database)
  return database
}

async function run({
  method,
  sql,
  parameters,
  around,
}: Request): Promise<{ rows: unknown[]; affectedRows: number }> {
  const database = await opening
  if (method === 'exec') {
    await database.exec(sql)
    return { rows: [], affectedRows: 0 }
  }
  if (around) await database.exec(around.before)
  try {
    const { rows, affectedRows = 0 } = await database.query(sql, parameters)
    if (around) await database.exec(around.after)
    return { rows, affectedRows }
  } catch (error) {
    if (around) await database.exec(around.undo)
    throw error
  }
}

async function respond(request: Request): Promise<void> {
  const answer: Answer = await run(request).then(
    (result) => ({ id: request.id, ...result }),
    (error: Error & { code?: string }) => ({
      id: request.id,
      error: { message: error.message, code: error.code ?? '' },
    }),
  )
  parentPort?.postMessage(answer)
}

let last = Promise.resolve()

// One after the other: what stands around a statement belongs to no other one.
parentPort?.on('message', (request: Request) => (last = last.then(() => respond(request))))
