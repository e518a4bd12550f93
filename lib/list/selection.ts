import { z } from 'zod/mini'
import { toSearchParams, type SearchParams } from '@/lib/list/search-params'

/** How many rows are changed at once: one request reads their ids. */
export const MAX_SELECTION = 1000

const selectionSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_SELECTION)),
  /** Absent: the rows that are ticked. Else all that the query found, which were so many. */
  all: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_SELECTION))),
  query: z.string().check(z.maxLength(1000)),
  asOf: z.iso.datetime(),
})

/** What somebody chose in a list. */
export type Selection =
  | { kind: 'rows'; ids: string[]; query: SearchParams }
  | {
      kind: 'all'
      /** How many the list said there were. */
      count: number
      /** When the list was read: a row that changed since is not what the person saw. ISO 8601. */
      asOf: string
      query: SearchParams
    }

/** Null for what no list of ours sends. */
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
