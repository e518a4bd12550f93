import * as z from 'zod/mini'
import { timeZoneOr } from '@/lib/scheduling/zones'

/** A slot as this site writes it: the start of a half hour in UTC, as in '2026-11-23T14:30:00.000Z'. */
const SLOT = /^\d{4}-\d{2}-\d{2}T\d{2}:(00|30):00\.000Z$/

/** The form that books a call. A zone that is not known here is no reason to refuse: only mails are written in it. */
export const bookCallSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  slot: z.string().check(z.regex(SLOT)),
  timeZone: z.pipe(
    z._default(z.string(), ''),
    z.transform((name: string) => timeZoneOr(name)),
  ),
})

export const cancelCallSchema = z.pick(bookCallSchema, { token: true })
