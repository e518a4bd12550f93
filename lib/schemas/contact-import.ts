import { z } from 'zod'
import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  IMPORT_OUTCOMES,
  type ImportColumns,
  MATCH_KEYS,
} from '@/lib/catalogue/contact-import'

/** Empty, or the number of a column. */
const column = z
  .string()
  .regex(/^\d{0,3}$/)
  .default('')

const columns = z.object(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, column])) as Record<
    (typeof IMPORT_FIELDS)[number],
    typeof column
  >,
)

/** Which column is which field, as the form posts it. */
export const contactMatching = columns
  .extend({ match_by: z.enum(MATCH_KEYS), adds_clients: z.literal('on').optional() })
  .superRefine((posted, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!posted.full_name) {
      for (const field of ['first_name', 'last_name'] as const) {
        if (!posted[field]) refuse(field, 'Choose a column, or one for the full name')
      }
    }
    if (posted.match_by === 'email' && !posted.email) {
      refuse('email', 'Choose a column, or compare names and clients')
    }
    IMPORT_FIELDS.forEach((field, index) => {
      const other = IMPORT_FIELDS.slice(0, index).find((earlier) => posted[earlier] === posted[field])
      if (posted[field] && other)
        refuse(field, `This column is used for “${IMPORT_FIELD_LABELS[other]}” already`)
    })
  })
  .transform(({ match_by: matchBy, adds_clients: adds, ...posted }) => {
    const chosen: ImportColumns = {}
    for (const field of IMPORT_FIELDS) if (posted[field]) chosen[field] = Number(posted[field])
    return { matchBy, columns: chosen, addsClients: adds === 'on' }
  })

const count = z.coerce.number().int().min(0).max(10_000)

/** The counts that the page showed. */
export const seenCounts = z.object({
  ...(Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, count])) as Record<
    (typeof IMPORT_OUTCOMES)[number],
    typeof count
  >),
  new_clients: count.optional(),
})
