import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { getStaffFilm } from '@/lib/data/catalogue/staff-film'
import { answerFilmFile } from '@/lib/data/privileged/staff-films'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The uploaded film, for staff: that of a draft has no public address. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/admin/video-gallery/[id]/playback'>,
) {
  const { id } = await params
  await requireArea('admin', staffPaths.playback(id))
  const film = z.uuid().safeParse(id).success ? (await getStaffFilm(id))?.film : null
  const answer = film ? await answerFilmFile(film, request) : null
  return answer ?? new Response('There is no such film.', { status: 404 })
}
