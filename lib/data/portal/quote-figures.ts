import 'server-only'
import { z } from 'zod'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { DateRange } from '@/lib/time/periods'

const worth = { won: z.number(), value_cents: z.number() }

export const quoteFigures = z.object({
  sent: z.number(),
  accepted: z.number(),
  refused: z.number(),
  days_to_sign: z.number().nullable(),
  ...worth,
  months: z.array(z.object({ month: z.string(), ...worth })),
  packages: z.array(z.object({ package: z.string().nullable(), month: z.string(), ...worth })),
})

/**
 * `sent`, `accepted`, `refused` and `days_to_sign` (the median) are of the quotes first sent in the time; the rest is of those
 * accepted in it, without sales tax. Zeros for roles that may not read quotes.
 */
export type QuoteFigures = z.infer<typeof quoteFigures>

export async function readQuoteFigures({ since, until }: DateRange): Promise<QuoteFigures> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('quote_figures', { since, until })
  if (error) throw new DataError('quoteFigures.read', { cause: error })
  return quoteFigures.parse(data)
}
