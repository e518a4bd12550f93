import 'server-only'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'

/** Null for unknown captions and for those of unpublished videos alike: row level security decides. */
export async function getPublishedCaptions(
  id: string,
): Promise<{ language: string; content: string } | null> {
  const { data, error } = await createPublicClient([tags.captions, tags.videos, videoTags.captions(id)])
    .from('captions')
    .select('language, content')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('publishedCaptions.getPublishedCaptions', { cause: error })
  return data
}
