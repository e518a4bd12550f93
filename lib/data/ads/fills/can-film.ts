import 'server-only'
import { hasMovement } from '@/lib/ads/templates/film-frames'
import type { TemplateDocument } from '@/lib/ads/templates/document'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** 'still': nothing moves in the template. 'no-ffmpeg': no worker that makes films is there right now. */
export type FilmAnswer = 'yes' | 'still' | 'no-ffmpeg'

export async function canFilm(document: TemplateDocument): Promise<FilmAnswer> {
  if (!hasMovement(document)) return 'still'
  const client = await createSessionClient()
  // The job that needs ffmpeg, too.
  const { data, error } = await client.rpc('has_job_worker', { job_kind: 'renditions' })
  if (error) throw new DataError('canFilm.canFilm', { cause: error })
  return data ? 'yes' : 'no-ffmpeg'
}
