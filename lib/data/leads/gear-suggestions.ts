import 'server-only'
import { DataError } from '@/lib/errors'
import type { GearKind } from '@/lib/leads/gear'
import { createSessionClient } from '@/lib/supabase/server'

const TABLES = { camera: 'cameras', lens: 'lenses' } as const satisfies Record<GearKind, string>

/** False when it is no longer pending, or the user may not change it. */
export async function setGearSuggestionStatus(
  kind: GearKind,
  id: string,
  status: 'approved' | 'declined',
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from(TABLES[kind])
    .update({ status })
    .eq('id', id)
    .eq('status', 'pending')
    .select('id')
  if (error) throw new DataError('gearSuggestions.settle', { cause: error })
  return data.length > 0
}
