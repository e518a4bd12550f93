import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import { CAMPAIGN_PARAMETERS } from '@/lib/leads/origin'
import type { Estimate } from '@/lib/quotes/estimate'
import { readEstimate } from '@/lib/quotes/estimate-schema'
import { createSessionClient } from '@/lib/supabase/server'

export type StoredOrigin = {
  landingPath: string | null
  referrerHost: string | null
  /** As in 'spring / mail', without names of parameters. */
  campaign: string | null
  estimate: Estimate | null
}

function campaignText(campaign: unknown): string | null {
  if (typeof campaign !== 'object' || campaign === null) return null
  const values = CAMPAIGN_PARAMETERS.map((name) => (campaign as Record<string, unknown>)[name])
  return values.filter((value) => typeof value === 'string').join(' / ') || null
}

/** Null for an unknown lead, and for roles that may not read leads. */
export const getLeadOrigin = cache(async (id: string): Promise<StoredOrigin | null> => {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contact_submissions')
    .select('landing_path, referrer_host, campaign, estimate')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('leadOrigin.get', { cause: error })
  return (
    data && {
      landingPath: data.landing_path,
      referrerHost: data.referrer_host,
      campaign: campaignText(data.campaign),
      estimate: readEstimate(data.estimate),
    }
  )
})
