import * as z from 'zod/mini'
import { stateByAbbreviation, stateByName } from '@/lib/content/states'

const MISSING = 'q is missing: what to search for'
const LONGEST_TEXT = 200

const toAbbreviation = (state: string) => (stateByAbbreviation(state) ?? stateByName(state))?.abbreviation

/** A state may be written in full; it comes out as two letters, or null where the question names none. */
export const placeSearchSchema = z.object({
  q: z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(LONGEST_TEXT, `q is longer than ${LONGEST_TEXT} characters`),
    ),
  state: z.nullable(
    z.pipe(z.pipe(z.string(), z.transform(toAbbreviation)), z.string('state is none of the fifty')),
  ),
})
