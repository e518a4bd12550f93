import { parentPort, workerData } from 'node:worker_threads'
import type { Queries } from '../local/database.ts'
import { openCopy } from './postgres/copy.ts'
import { openTemplate } from './template.ts'

export type Request = { id: number; method: 'exec' | 'query'; sql: string; parameters: unknown[] }
export type Answer = { id: number; rows: unknown[]; affectedRows: number } | { id: number; error: Refusal }
/** Errors lose their code between threads. */
export type Refusal = { message: string; code: string }

const address = process.env.TEST_DATABASE_URL
const opening: Promise<Queries> = address
  ? openCopy(address, `${workerData}_${process.env.JEST_WORKER_ID}`)
  : openTemplate()

async function run({ method, sql, parameters }: Request): Promise<{ rows: unknown[]; affectedRows: number }> {
  const database = await opening
  if (method === 'exec') {
    await database.exec(sql)
    return { rows: [], affectedRows: 0 }
  }
  const { rows, affectedRows = 0 } = await database.query(sql, parameters)
  return { rows, affectedRows }
}

parentPort?.on('message', async (request: Request) => {
  const answer: Answer = await run(request).then(
    (result) => ({ id: request.id, ...result }),
    (error: Error & { code?: string }) => ({
      id: request.id,
      error: { message: error.message, code: error.code ?? '' },
    }),
  )
  parentPort?.postMessage(answer)
})
