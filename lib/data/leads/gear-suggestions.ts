import 'server-only'
import { DataError } from '@/lib/errors'
import type { GearKind } from '@/lib/leads/gear'
import { createSessionClient } from '@/lib/supabase/server'

/** Of each kind. The next ones follow when these are approved or declined. */
const MAX_LISTED = 50

const TABLES = { camera: 'cameras', lens: 'lenses' } as const satisfies Record<GearKind, string>

export type GearSuggestion = {
  id: string
  kind: GearKind
  name: string
  createdAt: string
}

async function listPending(kind: GearKind): Promise<GearSuggestion[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from(TABLES[kind])
    .select('id, name, created_at')
    .eq('status', 'pending')
    .order('created_at')
    .limit(MAX_LISTED)
  if (error) throw new DataError('gearSuggestions.listPending', { cause: error })
  return data.map(({ id, name, created_at: createdAt }) => ({ id, kind, name, createdAt }))
}

/** Pending names, cameras before lenses, the oldest first. */
export async function listGearSuggestions(): Promise<GearSuggestion[]> {
  const [cameras, lenses] = await Promise.all([listPending('camera'), listPending('lens')])
  return [...cameras, ...lenses]
}

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
