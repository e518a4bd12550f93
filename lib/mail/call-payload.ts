import { z } from 'zod'

/** What every message about an intro call carries. */
export const callPayload = z.object({
  first_name: z.string(),
  /** Normalised: Postgres writes its own dialect of ISO 8601. */
  starts_at: z.string().transform((time) => new Date(time).toISOString()),
  /** IANA name of the zone in which the visitor chose the time. */
  time_zone: z.string(),
  sequence: z.number(),
  /** Null unless a booked call was moved. */
  moved_from: z.string().nullable(),
})
