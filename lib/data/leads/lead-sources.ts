import 'server-only'
import { z } from 'zod'
import { DataError } from '@/lib/errors'
import type { SourceDimension } from '@/lib/leads/sources'
import { createSessionClient } from '@/lib/supabase/server'
import type { DateRange } from '@/lib/time/periods'

const figures = { leads: z.number(), won: z.number(), value_cents: z.number() }

const answer = z.object({
  total: z.object({ ...figures, names: z.number() }),
  names: z.array(z.object({ name: z.string().nullable(), ...figures })),
  series: z.array(z.object({ name: z.string().nullable(), period: z.string(), leads: z.number() })),
})

/** `names`: the most leads first, the unknown (null) last. `series`: by period; null joins all names but the first ones. */
export type LeadSources = z.infer<typeof answer>

/** @param maxNames rows of the table; the total counts all */
export async function readLeadSources(
  by: SourceDimension,
  { since, until, bucket }: DateRange,
  maxNames = 100,
): Promise<LeadSources> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('lead_sources', {
    dimension: by,
    since,
    until,
    bucket,
    max_names: maxNames,
  })
  if (error) throw new DataError('leadSources.read', { cause: error })
  return answer.parse(data)
}
