import 'server-only'
import { DataError, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { CaptionKind, StoredCaptions } from '@/lib/video/captions'
import { displayTitle } from '@/lib/video/labels'
import { playableSrc } from './staff-film'

const COLUMNS = 'id, kind, language, label, version, content'

/** In the order of kind and language. */
export async function listCaptions(videoId: string): Promise<StoredCaptions[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('captions')
    .select(COLUMNS)
    .eq('video_id', videoId)
    .order('kind')
    .order('language')
  if (error) throw new DataError('captions.listCaptions', { cause: error })
  return data
}

/** Ids of the videos that these captions belong to. */
export async function listCaptionedFilms(ids: string[]): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('captions').select('video_id').in('id', ids)
  if (error) throw new DataError('captions.listCaptionedFilms', { cause: error })
  return data.map(({ video_id }) => video_id)
}

export type CaptionsRecord = Omit<StoredCaptions, 'kind'> & {
  kind: CaptionKind
  film: {
    id: string
    slug: string
    title: string
    isPublished: boolean
    /** Address of the file that staff can play; null for a film on Vimeo, or none. */
    src: string | null
  }
}

/** Null for an unknown id. */
export async function getCaptions(id: string): Promise<CaptionsRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('captions')
    .select(
      `${COLUMNS}, videos(id, slug, name_on_website, name_internal, draft, archived, video_file, video_link, vimeo_video_id, film_file)`,
    )
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('captions.getCaptions', { cause: error })
  if (!data) return null
  const { videos: video, ...captions } = data
  return {
    ...captions,
    kind: captions.kind as CaptionKind,
    film: {
      id: video.id,
      slug: video.slug,
      title: displayTitle(video),
      isPublished: !video.draft && !video.archived,
      src: playableSrc(video),
    },
  }
}

type AddedCaptions = 'done' | 'taken' | 'refused'

type AddCaptions = { id: string; kind: CaptionKind; language: string; label: string; content: string }

/** 'taken': the film has text of this kind in this language. */
export async function addCaptions(videoId: string, captions: AddCaptions): Promise<AddedCaptions> {
  const client = await createSessionClient()
  const { error } = await client.from('captions').insert({ video_id: videoId, ...captions })
  if (error?.code === UNIQUE_VIOLATION) return 'taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('captions.addCaptions', { cause: error })
  return 'done'
}

export type SavedCaptions =
  | { outcome: 'saved'; version: number }
  /** Someone else saved meanwhile: theirs. */
  | { outcome: 'stale'; version: number; content: string }
  /** They are gone, or the person may not change them. */
  | { outcome: 'refused' }

/** Writes only over the version that the text was made from. */
export async function saveCaptions(id: string, content: string, version: number): Promise<SavedCaptions> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('captions')
    .update({ content })
    .eq('id', id)
    .eq('version', version)
    .select('version')
  if (error && !isRefused(error)) throw new DataError('captions.saveCaptions', { cause: error })
  const [saved] = data ?? []
  if (saved) return { outcome: 'saved', version: saved.version }
  const now = await getCaptions(id)
  if (!now || now.version === version) return { outcome: 'refused' }
  // The same text twice, as from a double click.
  if (now.content === content) return { outcome: 'saved', version: now.version }
  return { outcome: 'stale', version: now.version, content: now.content }
}

/** False when they are gone, or the person may not delete them. */
export async function deleteCaptions(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('captions').delete().eq('id', id).select('id')
  if (error) throw new DataError('captions.deleteCaptions', { cause: error })
  return data.length > 0
}
