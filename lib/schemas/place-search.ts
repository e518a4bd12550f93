import * as z from 'zod/mini'
import { stateByAbbreviation, stateByName } from '@/lib/content/states'

const MISSING = 'q is missing: what to search for'
const MAX_TEXT_LENGTH = 200

const toAbbreviation = (state: string) => (stateByAbbreviation(state) ?? stateByName(state))?.abbreviation

/** A state in full or as two letters; becomes two letters, or null without one. */
export const placeSearchSchema = z.object({
  q: z
    .string(MISSING)
    .check(
      z.trim(),
      z.minLength(1, MISSING),
      z.maxLength(MAX_TEXT_LENGTH, `q is longer than ${MAX_TEXT_LENGTH} characters`),
    ),
  state: z.nullable(
    z.pipe(z.pipe(z.string(), z.transform(toAbbreviation)), z.string('state is none of the fifty')),
  ),
})
