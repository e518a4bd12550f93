import 'server-only'
import { z } from 'zod/mini'
import { endOfDay, lastOpenDay, previewState, type PreviewState } from '@/lib/ads/preview-period'
import { type AdGroupField, type AdGroupValues, type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

export type GroupAd = {
  id: string
  title: string
  picture: string | null
  film: string | null
}

export type AdGroup = {
  id: string
  version: number
  values: AdGroupValues
  client: string
  /** The client of the catalogue. */
  catalogueClient: { id: string; name: string } | null
  product: string
  status: AdGroupStatus
  dueDate: string | null
  isPreviewEnabled: boolean
  preview: PreviewState
  /** Null: no last day. */
  previewExpiresAt: string | null
  createdAt: string
  /** Newest first. */
  ads: GroupAd[]
}

/** Null for ids that are unknown, malformed or not visible to the user. */
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
      catalogueClient: data.clients,
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

type Row = Database['public']['Tables']['ad_groups']['Row']

export const FIELD_COLUMNS =
  'name, description, parent_group_id, product_id, status, due_date, preview_expires_at, version, clients(id, name)'

type FieldRow = Pick<
  Row,
  'name' | 'description' | 'parent_group_id' | 'product_id' | 'status' | 'due_date' | 'preview_expires_at'
>

type ClientRow = { clients: { name: string } | null }

export const toValues = (row: FieldRow & ClientRow): AdGroupValues => ({
  name: row.name,
  description: row.description ?? '',
  client: row.parent_group_id,
  catalogueClient: row.clients?.name ?? '',
  product: row.product_id,
  status: row.status,
  dueDate: row.due_date ?? '',
  previewUntil: row.preview_expires_at ? lastOpenDay(row.preview_expires_at) : '',
})

export const CHANGES: Record<
  Exclude<AdGroupField, 'catalogueClient'>,
  (value: string) => Partial<FieldRow>
> = {
  name: (name) => ({ name }),
  description: (description) => ({ description: description || null }),
  client: (id) => ({ parent_group_id: id }),
  product: (id) => ({ product_id: id }),
  status: (status) => ({ status }),
  dueDate: (day) => ({ due_date: day || null }),
  previewUntil: (day) => ({ preview_expires_at: day ? endOfDay(day) : null }),
}
