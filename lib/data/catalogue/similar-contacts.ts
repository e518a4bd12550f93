import 'server-only'
import type { ContactValues } from '@/lib/catalogue/contacts'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type SimilarContact = {
  id: string
  name: string
  client: string | null
  group: string | null
  email: string | null
  /** Otherwise it has the same name at the same client. */
  hasSameEmail: boolean
}

/** Contacts with the same e-mail, or the same name at the same client. `exceptId` is the contact itself. */
export async function findSimilarContacts(
  { firstName, lastName, email, client: clientName, group }: ContactValues,
  exceptId?: string,
): Promise<SimilarContact[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_similar_contacts', {
    wanted_email: email,
    wanted_first_name: firstName,
    wanted_last_name: lastName,
    wanted_client: clientName,
    except_id: exceptId,
    wanted_group: group || undefined,
  })
  if (error) throw new DataError('similarContacts.findSimilarContacts', { cause: error })
  return data.map((row) => ({
    id: row.id,
    name: row.name,
    client: row.client as string | null,
    group: row.parent_group as string | null,
    email: row.email as string | null,
    hasSameEmail: row.has_same_email,
  }))
}

export type ContactMergeStep = { kind: string; label: string; outcome: string }

/** What a merge would do. Null when it is not possible for this person and these contacts. */
export async function planContactMerge(fromId: string, intoId: string): Promise<ContactMergeStep[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('merge_contacts', { from_id: fromId, into_id: intoId })
  if (rpcOutcome('similarContacts.planContactMerge', error) !== 'done') return null
  return data ?? []
}

export async function mergeContacts(fromId: string, intoId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('merge_contacts', { from_id: fromId, into_id: intoId, dry_run: false })
  return rpcOutcome('similarContacts.mergeContacts', error)
}
