import 'server-only'
import { CONFLICT, DataError, isRefused } from '@/lib/errors'
import { toBrandRole, type BrandRole } from '@/lib/owl/brand-roles'
import { createSessionClient } from '@/lib/supabase/server'
import { mediumDay } from '@/lib/time/in-zone'

export type AssociationRecord = {
  id: string
  version: number
  role: BrandRole
  brand: { id: string; name: string }
  site: { id: string; number: string; name: string }
  /** As '2026-12-25'. */
  firstOn: string
  /** Inclusive; null: no end is known. */
  lastOn: string | null
}

/** Null for an unknown id. */
export async function getAssociation(id: string): Promise<AssociationRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brand_associations')
    .select('id, version, role, first_on, last_on, brands(id, name), sites(id, number, name)')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('brandAssociation.getAssociation', { cause: error })
  const role = toBrandRole(data?.role)
  if (!data || !role) return null
  const { version, first_on: firstOn, last_on: lastOn, brands: brand, sites: site } = data
  return { id, version, role, brand, site, firstOn, lastOn }
}

type Days = { version: number; firstOn: string; lastOn: string }

type SavedDays =
  | { outcome: 'done' | 'refused' }
  | { outcome: 'overlap'; message: string }
  /** Somebody saved these since. */
  | { outcome: 'changed'; days: string; version: number }

export async function changeAssociationDays(id: string, days: Days): Promise<SavedDays> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brand_associations')
    .update({ first_on: days.firstOn, last_on: days.lastOn || null })
    .eq('id', id)
    .eq('version', days.version)
    .select('id')
  if (error?.code === CONFLICT) return { outcome: 'overlap', message: error.message }
  if (isRefused(error)) return { outcome: 'refused' }
  if (error) throw new DataError('brandAssociation.changeAssociationDays', { cause: error })
  if (data.length > 0) return { outcome: 'done' }
  const now = await getAssociation(id)
  if (!now || now.version === days.version) return { outcome: 'refused' }
  return {
    outcome: 'changed',
    days: `${mediumDay(now.firstOn)} to ${now.lastOn ? mediumDay(now.lastOn) : 'no known end'}`,
    version: now.version,
  }
}

/** False when it is gone, or the person may not. */
export async function deleteAssociation(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brand_associations').delete().eq('id', id).select('id')
  if (error) throw new DataError('brandAssociation.deleteAssociation', { cause: error })
  return data.length > 0
}
