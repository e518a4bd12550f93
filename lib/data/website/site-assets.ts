import 'server-only'
import { cache } from 'react'
import { toSiteAssets, type FilesBySlot, type SiteAssets } from '@/lib/catalogue/assets/site-assets'
import { tags } from '@/lib/data/query/tags'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'

export const listFilesInUse = cache(async (): Promise<FilesBySlot> => {
  const { data, error } = await createPublicClient([tags.websiteAssets]).rpc(
    'list_assets_in_use',
    undefined,
    { get: true },
  )
  if (error) throw new DataError('siteAssets.listFilesInUse', { cause: error })
  return Object.fromEntries(data.map(({ slot, files }) => [slot, files])) as FilesBySlot
})

/** What the fixed parts of the site show. */
export const getSiteAssets = async (): Promise<SiteAssets> => toSiteAssets(await listFilesInUse())
