import 'server-only'
import { tags } from '@/lib/data/query/tags'
import { DataError } from '@/lib/errors'
import type { GearKind } from '@/lib/leads/gear'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createPublicClient } from '@/lib/supabase/anonymous'

const TABLES = { camera: 'cameras', lens: 'lenses' } as const
const FUNCTIONS = { camera: 'suggest_camera', lens: 'suggest_lens' } as const

export async function listGearNames(kind: GearKind): Promise<string[]> {
  const { data, error } = await createPublicClient([tags.gear])
    .from(TABLES[kind])
    .select('name')
    .order('name')
  if (error) throw new DataError('gear.listGearNames', { cause: error })
  return data.map(({ name }) => name)
}

/** Staff review it. Returns the canonical name; null when it was refused or could not be stored. */
export async function suggestGear(kind: GearKind, name: string, addressHash: string): Promise<string | null> {
  const { data, error } = await createAdminClient().rpc(FUNCTIONS[kind], { name, address_hash: addressHash })
  if (error) log.error('gear.suggestGear', error)
  return data
}
