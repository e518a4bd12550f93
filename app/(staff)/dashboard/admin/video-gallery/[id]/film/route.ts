import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { getFilmPath } from '@/lib/data/catalogue/video-film'
import { signStoredFilm } from '@/lib/data/privileged/film-parts'
import { staffPaths } from '@/lib/portal/staff-paths'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Redirects to a signed address of an uploaded film, which has no public one before it is published. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/admin/video-gallery/[id]/film'>,
) {
  const { id } = await params
  await requireArea('admin', staffPaths.film(id))
  const film = new URL(request.url).searchParams.get('id')
  const areIds = [id, film ?? id].every((one) => z.uuid().safeParse(one).success)
  const path = areIds ? await getFilmPath(id, film) : null
  const address = path && (await signStoredFilm(path))
  if (!address) return new Response('There is no such film.', { status: 404, headers: HEADERS })
  return new Response(null, { status: 307, headers: { ...HEADERS, Location: address } })
}
