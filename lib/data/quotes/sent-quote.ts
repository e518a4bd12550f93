import 'server-only'
import { DataError } from '@/lib/errors'
import type { QuoteRecord } from '@/lib/quotes/record'
import { createSessionClient } from '@/lib/supabase/server'

/** What the client sees of the version in force. Null for a quote that was never sent, and for those who may not read quotes. */
export async function getSentQuote(id: string): Promise<QuoteRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('quote_evidence', { quote_id: id })
  if (error?.code === 'PT403') return null
  if (error) throw new DataError('sentQuote.getSentQuote', { cause: error })
  return data as QuoteRecord | null
}
