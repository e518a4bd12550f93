import 'server-only'
import { DataError, isRefused } from '@/lib/errors'
import type { PictureChange, SitePicture } from '@/lib/owl/site-pictures'
import { createSessionClient } from '@/lib/supabase/server'

export type ChangedPictures = { pictures: SitePicture[] } | 'full' | 'gone' | 'refused'

const ATTEMPTS = 5

/** Changes the pictures as they are now; who changes others at the same time keeps that. 'refused': the site is gone, or not yours. */
export async function changePictures(id: string, change: PictureChange): Promise<ChangedPictures> {
  const client = await createSessionClient()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { data: site, error } = await client
      .from('sites')
      .select('version, pictures')
      .eq('id', id)
      .maybeSingle()
    if (error) throw new DataError('sitePictures.changePictures', { cause: error })
    if (!site) return 'refused'
    const pictures = change((site.pictures ?? []) as SitePicture[])
    if (typeof pictures === 'string') return pictures
    const written = await client
      .from('sites')
      .update({ pictures: pictures.length > 0 ? pictures : null })
      .eq('id', id)
      .eq('version', site.version)
      .select('id')
    if (isRefused(written.error)) return 'refused'
    if (written.error) throw new DataError('sitePictures.changePictures', { cause: written.error })
    if (written.data.length > 0) return { pictures }
  }
  return 'refused'
}
