import { z } from 'zod/mini'
import { toSearchParams, type SearchParams } from './query'

/** One request reads the ids of all selected rows. */
export const MAX_SELECTION = 1000

const selectionSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_SELECTION)),
  /** Number of rows found when all of them are selected; absent when single rows are. */
  all: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_SELECTION))),
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

/** Null for invalid input. */
export function readSelection(formData: FormData): Selection | null {
  const form = selectionSchema.safeParse({
    ids: formData.getAll('id'),
    all: formData.get('all') ?? undefined,
    query: formData.get('query'),
    asOf: formData.get('asOf'),
  })
  if (!form.success) return null
  const { ids, all, asOf } = form.data
  const query = toSearchParams(new URLSearchParams(form.data.query))
  return all === undefined ? { kind: 'rows', ids, query } : { kind: 'all', count: all, asOf, query }
}
