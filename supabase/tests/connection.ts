import type { Worker } from 'node:worker_threads'
import type { Answer, Around, Request } from './database-worker.ts'
import type { DatabaseWorkers } from './environment'

declare global {
  // Jest's environment sets it, see environment.ts.
  var databaseWorkers: DatabaseWorkers
}

export class DatabaseError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

type Result<T> = { rows: T[]; affectedRows: number }

/** A Postgres in a worker thread of plain Node, because Jest's module system cannot load PGlite. */
export class Connection {
  readonly #worker: Worker
  readonly #isShared: boolean
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #lastId = 0

  constructor(isShared: boolean) {
    this.#isShared = isShared
    this.#worker = isShared ? databaseWorkers.shared() : databaseWorkers.open()
    this.#worker.on('message', this.#hear)
    this.#worker.ref()
  }

  #hear = (answer: Answer) => {
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }

  /** Any number of statements. */
  async exec(sql: string): Promise<void> {
    await this.#ask('exec', sql, [])
  }

  async query<T>(sql: string, parameters: unknown[], around?: Around): Promise<Result<T>> {
    return this.#ask('query', sql, parameters, around)
  }

  async close(): Promise<void> {
    if (!this.#isShared) {
      await this.#worker.terminate()
      return
    }
    this.#worker.off('message', this.#hear)
    // The process of Jest ends without waiting for it.
    this.#worker.unref()
  }

  async #ask<T>(
    method: Request['method'],
    sql: string,
    parameters: unknown[],
    around?: Around,
  ): Promise<Result<T>> {
    const id = (this.#lastId += 1)
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#worker.postMessage({ id, method, sql, parameters, around } satisfies Request)
    })
    if ('error' in answer) throw new DatabaseError(answer.error.message, answer.error.code)
    return { rows: answer.rows as T[], affectedRows: answer.affectedRows }
  }
}
