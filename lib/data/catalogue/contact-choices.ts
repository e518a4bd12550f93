import 'server-only'
import type { ContactChoices } from '@/lib/catalogue/contacts'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** By name. Of the clients at most 1,000. */
export async function listContactChoices(): Promise<ContactChoices> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_contact_choices')
  if (error) throw new DataError('contactChoices.listContactChoices', { cause: error })
  return data as unknown as ContactChoices
}
