import type { Reach } from './rights'

/** Statements that try each verb on a table, and conditions that say which rows a limited reach covers. */
export type Sample = {
  insert: string
  update: string
  delete: string
  reach?: Partial<Record<Exclude<Reach, 'none' | 'all'>, string>>
}
