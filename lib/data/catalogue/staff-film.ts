import 'server-only'
import { DataError } from '@/lib/errors'
import { staffPaths } from '@/lib/portal/staff-paths'
import { createSessionClient } from '@/lib/supabase/server'
import { resolveSource } from '@/lib/video/source'

type FilmColumns = Parameters<typeof resolveSource>[0] & { id: string; film_file: string | null }

/** Of this site or elsewhere, for a player in the portal. Null for a film on Vimeo, and without a film. */
export function playableSrc({ id, film_file, ...video }: FilmColumns): string | null {
  if (film_file) return staffPaths.playback(id)
  const source = resolveSource(video)
  return source?.kind === 'file' ? source.src : null
}

/** Keys in the private bucket. */
export type StaffFilm = { film: string | null; frames: { id: string; file: string }[] }

/** The uploaded film of a video and pictures that the worker took from it. Null for an unknown video. */
export async function getStaffFilm(videoId: string): Promise<StaffFilm | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select('film_file, video_renditions(id, kind, file, made_from, at_ms)')
    .eq('id', videoId)
    .order('at_ms', { referencedTable: 'video_renditions' })
    .maybeSingle()
  if (error) throw new DataError('staffFilm.getStaffFilm', { cause: error })
  return (
    data && {
      film: data.film_file,
      frames: data.video_renditions
        .filter(({ kind, made_from }) => kind === 'poster' && made_from === data.film_file)
        .map(({ id, file }) => ({ id, file })),
    }
  )
}
