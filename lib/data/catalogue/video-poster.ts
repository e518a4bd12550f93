import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { AspectRatio } from '@/lib/video/types'
import { playableSrc } from './staff-film'

export type PosterRecord = {
  /** File name, or a full URL. Null without one. */
  poster: string | null
  /** Percent. */
  focus: { x: number; y: number }
  aspectRatio: AspectRatio | null
  isPublished: boolean
  /** Of the film, for a player of staff; null for a film on Vimeo, or none. */
  film: string | null
  /** Ids of pictures that the worker took from the film. */
  frames: string[]
}

/** Null for an unknown video. */
export async function getPoster(videoId: string): Promise<PosterRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select(
      `id, video_thumbnail, thumbnail_focus_x, thumbnail_focus_y, aspect_ratio, draft, archived, film_file, video_file, video_link,
      vimeo_video_id, video_renditions(id, kind, made_from, at_ms)`,
    )
    .eq('id', videoId)
    .order('at_ms', { referencedTable: 'video_renditions' })
    .maybeSingle()
  if (error) throw new DataError('videoPoster.getPoster', { cause: error })
  return (
    data && {
      poster: data.video_thumbnail,
      focus: { x: data.thumbnail_focus_x, y: data.thumbnail_focus_y },
      aspectRatio: data.aspect_ratio,
      isPublished: !data.draft && !data.archived,
      film: playableSrc(data),
      frames: data.video_renditions
        .filter(({ kind, made_from }) => kind === 'poster' && made_from === data.film_file)
        .map(({ id }) => id),
    }
  )
}

/** `previous` is the poster that the page showed. False when it is another one now, or the person may not change it. */
export async function setPoster(
  videoId: string,
  poster: string | null,
  previous: string | null,
): Promise<boolean> {
  const client = await createSessionClient()
  const request = client
    .from('videos')
    .update({ video_thumbnail: poster, thumbnail_focus_x: 50, thumbnail_focus_y: 50 })
    .eq('id', videoId)
  const { data, error } = await (
    previous === null ? request.is('video_thumbnail', null) : request.eq('video_thumbnail', previous)
  ).select('id')
  if (error) throw new DataError('videoPoster.setPoster', { cause: error })
  return data.length > 0
}

/** Of the poster that the page showed. False as for `setPoster`. */
export async function setFocus(
  videoId: string,
  poster: string,
  { x, y }: { x: number; y: number },
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .update({ thumbnail_focus_x: x, thumbnail_focus_y: y })
    .eq('id', videoId)
    .eq('video_thumbnail', poster)
    .select('id')
  if (error) throw new DataError('videoPoster.setFocus', { cause: error })
  return data.length > 0
}
