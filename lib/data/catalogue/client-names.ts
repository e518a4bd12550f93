import 'server-only'
import { DataError } from '@/lib/errors'
import type { createSessionClient } from '@/lib/supabase/server'

export const UNKNOWN_CLIENT = 'There is no client with this name. An admin can add it.'

/** 'unknown' for a name that no client has and that this person may not add. Null for an empty name. */
export async function clientCalled(
  client: Awaited<ReturnType<typeof createSessionClient>>,
  name: string,
): Promise<string | null | 'unknown'> {
  if (name === '') return null
  const { data, error } = await client.rpc('find_or_add_client', { client_name: name })
  if (error) throw new DataError('clientNames.clientCalled', { cause: error })
  return (data as string | null) ?? 'unknown'
}
