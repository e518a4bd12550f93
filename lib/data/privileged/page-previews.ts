import 'server-only'
import { cache } from 'react'
import { hashPreviewToken } from '@/lib/data/website/preview-links'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']
type PreviewedPage =
  | { kind: 'article'; page: Tables['seo_blog_posts']['Row'] }
  | { kind: 'place'; page: Tables['service_geo_pages']['Row'] }

/** The page as it is saved now. Null for a link that does not work: unknown, revoked, too old, or of a deleted page. */
export const openPagePreview = cache(async (token: string): Promise<PreviewedPage | null> => {
  const { data, error } = await createAdminClient().rpc('open_page_preview', {
    link_hash: hashPreviewToken(token),
  })
  if (error) throw new DataError('pagePreviews.openPagePreview', { cause: error })
  return data as PreviewedPage | null
})
