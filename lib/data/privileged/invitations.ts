import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

export type OwnInvitation = { email: string; firstName: string | null }

export async function findInvitation(token: string): Promise<OwnInvitation | null> {
  const { data, error } = await createAdminClient().rpc('find_invitation', { token })
  if (error) throw new DataError('invitations.find', { cause: error })
  const [row] = data
  return row ? { email: row.email, firstName: row.first_name } : null
}
