import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { getStaffFilm } from '@/lib/data/catalogue/staff-film'
import { answerFilmFile } from '@/lib/data/privileged/staff-films'
import { staffPaths } from '@/lib/portal/staff-paths'

/** A picture that the worker took from a film, as a suggestion for the poster. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/admin/video-gallery/[id]/frames/[frame]'>,
) {
  const { id, frame } = await params
  await requireArea('admin', staffPaths.frame(id, frame))
  const film = z.uuid().safeParse(id).success ? await getStaffFilm(id) : null
  const file = film?.frames.find((one) => one.id === frame)?.file
  const answer = file ? await answerFilmFile(file, request) : null
  return answer ?? new Response('There is no such picture.', { status: 404 })
}
