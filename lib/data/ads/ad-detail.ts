import 'server-only'
import { z } from 'zod/mini'
import { toAdKind, type AdKind } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type AdVersion = {
  path: string
  kind: AdKind
  contentType: string
  bytes: number
  /** Original name; null for files that were not uploaded. */
  fileName: string | null
  uploader: string | null
  createdAt: string
}

export type AdDetail = {
  id: string
  title: string
  /** Of the record, for optimistic locking. */
  version: number
  group: { id: string; name: string }
  client: string
  product: string
  inUse: Record<AdKind, string | null>
  /** Newest first. */
  versions: AdVersion[]
  canChange: boolean
}

async function listVersions(adId: string): Promise<AdVersion[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_files', { wanted_ad: adId })
  if (error) throw new DataError('adDetail.listVersions', { cause: error })
  return data.flatMap((row) => {
    const kind = toAdKind(row.kind)
    if (!kind) return []
    return {
      path: row.path,
      kind,
      contentType: row.content_type,
      bytes: row.bytes,
      fileName: row.file_name,
      uploader: row.uploader,
      createdAt: row.created_at,
    }
  })
}

/** False for unknown ads as well. */
export async function canChangeAd(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('may_change_ad', { wanted_ad: id })
  if (error) throw new DataError('adDetail.mayChangeAd', { cause: error })
  return data
}

/** Null for ids that are unknown, malformed or not visible to the user. */
export async function getAd(id: string): Promise<AdDetail | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await createSessionClient()
  const [{ data, error }, versions, canChange] = await Promise.all([
    client
      .from('ads')
      .select(
        'id, title, version, static_ad_url, motion_ad_url, ad_groups(id, name, parent_groups(name), products(name))',
      )
      .eq('id', id)
      .maybeSingle(),
    listVersions(id),
    canChangeAd(id),
  ])
  if (error) throw new DataError('adDetail.getAd', { cause: error })
  return (
    data && {
      id: data.id,
      title: data.title,
      version: data.version,
      group: { id: data.ad_groups.id, name: data.ad_groups.name },
      client: data.ad_groups.parent_groups.name,
      product: data.ad_groups.products.name,
      inUse: { static: data.static_ad_url, motion: data.motion_ad_url },
      versions,
      canChange,
    }
  )
}
