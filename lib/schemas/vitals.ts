import * as z from 'zod/mini'
import { METRICS, PAGE_KINDS } from '@/lib/analytics/vitals'

/** Ten minutes: longer values come from scripts. */
const MAX_MS = 600_000

export const vitalsSchema = z.strictObject({
  page: z.enum(PAGE_KINDS),
  metrics: z.partialRecord(z.enum(METRICS), z.number().check(z.gte(0), z.lte(MAX_MS))),
})
