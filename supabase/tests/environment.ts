import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { TestEnvironment } from 'jest-environment-node'

/** Jest loads the modules of a test file anew, but this module once for each of its processes. */
let shared: Worker | undefined

const open = (name: 'shared' | 'own') =>
  new Worker(path.join(__dirname, 'database-worker.ts'), { workerData: name })

export type DatabaseWorkers = {
  /** The database of this process of Jest: opening one takes longer than most test files. */
  shared: () => Worker
  open: () => Worker
}

export default class DatabaseEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.databaseWorkers = {
      shared: () => (shared ??= open('shared')),
      open: () => open('own'),
    } satisfies DatabaseWorkers
  }
}
