import 'server-only'
import { DataError } from '@/lib/errors'
import type { NamedContacts } from '@/lib/owl/site-group-screen'
import { createSessionClient } from '@/lib/supabase/server'

/** Of a site: also those of its group that name no sites. */
export async function listContactsOf(owner: { site: string } | { brand: string }): Promise<NamedContacts> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc(
    'list_contacts_of',
    'site' in owner ? { of_site: owner.site } : { of_brand: owner.brand },
  )
  if (error) throw new DataError('contactsOf.listContactsOf', { cause: error })
  return data as unknown as NamedContacts
}
