import 'server-only'
import { cache } from 'react'
import type { StatedPeriod } from '@/lib/content/privacy'
import { tags } from '@/lib/data/query/tags'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'

export type RetentionPeriod = {
  kind: string
  title: string
  reason: string
  days: number
  shortest: number
  longest: number
  isPublic: boolean
  version: number
}

/** Those of the privacy page first, as it shows them. */
export async function listRetentionPeriods(): Promise<RetentionPeriod[]> {
  const { data, error } = await (
    await createSessionClient()
  )
    .from('retention_periods')
    .select('kind, title, reason, days, shortest, longest, isPublic:is_public, version')
    .order('is_public', { ascending: false })
    .order('title')
  if (error) throw new DataError('retention.list', { cause: error })
  return data
}

/** `refused`: out of bounds. `conflict`: somebody else changed it. */
export async function setRetentionPeriod(kind: string, days: number, version: number): Promise<RpcOutcome> {
  const { error } = await (
    await createSessionClient()
  ).rpc('set_retention_period', { of_kind: kind, new_days: days, seen_version: version })
  return rpcOutcome('retention.set', error)
}

/** What the privacy page states. */
export const listStatedPeriods = cache(async (): Promise<StatedPeriod[]> => {
  const { data, error } = await createPublicClient([tags.retentionPeriods])
    .from('retention_periods')
    .select('title, reason, days, version, updatedAt:updated_at')
    .eq('is_public', true)
    .order('title')
  if (error) throw new DataError('retention.listStated', { cause: error })
  return data
})
