import type { ChaosSite } from './site.ts'

/** A piece of work of a worker. */
export type Begun = {
  isOver: () => Promise<boolean>
  /** What is wrong with it once it is over: each part must be there once. */
  listProblems: () => Promise<string[]>
}

export type Work = {
  /** As in the name of the fault. */
  name: string
  /** Writes that belong to it, as the tap names them. */
  stages: RegExp
  /** Without a worker at work. `omitted` says which program or hour makes it impossible. */
  begin: (site: ChaosSite) => Promise<Begun | { omitted: string }>
}
