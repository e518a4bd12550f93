import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answer, Request } from './postgres-worker.ts'

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
  readonly #worker = new Worker(path.join(__dirname, 'postgres-worker.ts'))
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #lastId = 0

  constructor() {
    this.#worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer)
      this.#waiting.delete(answer.id)
    })
  }

  /** Any number of statements. */
  async exec(sql: string): Promise<void> {
    await this.#ask('exec', sql, [])
  }

  async query<T>(sql: string, parameters: unknown[]): Promise<Result<T>> {
    return this.#ask('query', sql, parameters)
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  async #ask<T>(method: Request['method'], sql: string, parameters: unknown[]): Promise<Result<T>> {
    const id = (this.#lastId += 1)
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#worker.postMessage({ id, method, sql, parameters } satisfies Request)
    })
    if ('error' in answer) throw new DatabaseError(answer.error.message, answer.error.code)
    return { rows: answer.rows as T[], affectedRows: answer.affectedRows }
  }
}
