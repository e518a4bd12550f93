import 'server-only'
import { z } from 'zod/mini'
import type { AdGroupValues } from '@/lib/ads/group-fields'
import { previewState, type PreviewState } from '@/lib/ads/preview-state'
import { toAdGroupStatus, type AdGroupStatus } from '@/lib/ads/statuses'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { FIELD_COLUMNS, toValues } from './ad-group-fields'

export type GroupAd = {
  id: string
  title: string
  /** Paths in the bucket `ads`; null where there is none yet. */
  picture: string | null
  film: string | null
}

export type AdGroup = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: AdGroupValues
  client: string
  product: string
  status: AdGroupStatus
  /** As in '2026-12-04'; null when none was agreed. */
  dueDate: string | null
  isPreviewEnabled: boolean
  /** Whether clients see it at the moment. */
  preview: PreviewState
  /** ISO 8601; null where the preview stays open until somebody closes it. */
  previewExpiresAt: string | null
  /** ISO 8601. */
  createdAt: string
  /** The newest first, as clients see them. */
  ads: GroupAd[]
}

/** Null for ids that are unknown, malformed, or not this person's to see. */
export async function getAdGroup(id: string): Promise<AdGroup | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_groups')
    .select(
      `id, created_at, preview_enabled, ${FIELD_COLUMNS}, parent_groups(name), products(name), ads(id, title, static_ad_url, motion_ad_url)`,
    )
    .eq('id', id)
    .order('created_at', { referencedTable: 'ads', ascending: false })
    .order('id', { referencedTable: 'ads' })
    .maybeSingle()
  if (error) throw new DataError('adGroupDetail.getAdGroup', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      client: data.parent_groups.name,
      product: data.products.name,
      status: toAdGroupStatus(data.status) ?? 'planned',
      dueDate: data.due_date,
      isPreviewEnabled: data.preview_enabled,
      preview: previewState(data.preview_enabled, data.preview_expires_at, Date.now()),
      previewExpiresAt: data.preview_expires_at,
      createdAt: data.created_at,
      ads: data.ads.map((ad) => ({
        id: ad.id,
        title: ad.title,
        picture: ad.static_ad_url,
        film: ad.motion_ad_url,
      })),
    }
  )
}
