import * as z from 'zod/mini'
import { timeZoneOr } from '@/lib/scheduling/zones'

/** The start of a half hour in UTC. */
const SLOT = /^\d{4}-\d{2}-\d{2}T\d{2}:(00|30):00\.000Z$/

/** Accepts unknown time zones: only mails use them. */
export const bookCallSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  slot: z.string().check(z.regex(SLOT)),
  timeZone: z.pipe(
    z._default(z.string(), ''),
    z.transform((name: string) => timeZoneOr(name)),
  ),
})

export const cancelCallSchema = z.pick(bookCallSchema, { token: true })
