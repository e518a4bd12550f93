import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { getPoster } from '@/lib/data/catalogue/video-poster'
import { readPoster } from '@/lib/data/privileged/video-posters'
import { staffPaths } from '@/lib/portal/staff-paths'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/

/** A poster of any film, for staff: that of a draft has no public address. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/dashboard/admin/video-gallery/[id]/poster/[file]'>,
) {
  const { id, file } = await params
  await requireArea('admin', staffPaths.poster(id, file))
  const isAsked = z.uuid().safeParse(id).success && FILE.test(file)
  const content = isAsked && (await getPoster(id)) ? await readPoster(file) : null
  if (!content) return new Response('There is no such picture.', { status: 404, headers: HEADERS })
  const type = /\.(png|jpe?g|avif)$/i.exec(file)?.[1]?.toLowerCase().replace('jpg', 'jpeg') ?? 'webp'
  return new Response(Buffer.from(content), { headers: { ...HEADERS, 'Content-Type': `image/${type}` } })
}
