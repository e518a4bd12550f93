import { z } from 'zod/mini'
import { toSearchParams, type SearchParams } from './query'

/** One request reads the ids of all selected rows. */
export const MAX_SELECTION = 1000

/** Lists where a job changes the rows, when there are more. */
export const BULK_LISTS = [
  'leads',
  'place-pages',
  'articles',
  'videos',
  'ad-groups',
  'gear',
  'applications',
  'calls',
  'mail',
] as const
export type BulkList = (typeof BULK_LISTS)[number]

export const MAX_IN_JOB = 100_000

/** More rows than one request changes. */
export const isForJob = (selection: Selection): selection is Extract<Selection, { kind: 'all' }> =>
  selection.kind === 'all' && selection.count > MAX_SELECTION

const selectionSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_SELECTION)),
  /** Number of rows found when all of them are selected; absent when single rows are. */
  all: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  query: z.string().check(z.maxLength(1000)),
  asOf: z.iso.datetime(),
})

export type Selection =
  | { kind: 'rows'; ids: string[]; query: SearchParams }
  | {
      kind: 'all'
      count: number
      /** When the list was read, ISO 8601. Rows that changed later are not what the user saw. */
      asOf: string
      query: SearchParams
    }

/**
 * Null for invalid input.
 * @param most rows that the action can change when all of them are selected
 */
export function readSelection(formData: FormData, most = MAX_SELECTION): Selection | null {
  const form = selectionSchema.safeParse({
    ids: formData.getAll('id'),
    all: formData.get('all') ?? undefined,
    query: formData.get('query'),
    asOf: formData.get('asOf'),
  })
  if (!form.success || (form.data.all ?? 1) > most) return null
  const { ids, all, asOf } = form.data
  const query = toSearchParams(new URLSearchParams(form.data.query))
  return all === undefined ? { kind: 'rows', ids, query } : { kind: 'all', count: all, asOf, query }
}
