import { getPreviewArchive } from '@/lib/data/ads/preview-archive'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** Names of the files that the archive lacks. */
export async function GET(_: Request, { params }: RouteContext<'/preview/ad-group/[id]/missing'>) {
  const archive = await getPreviewArchive((await params).id)
  if (!archive) return new Response('There is no such preview.', { status: 404, headers: HEADERS })
  return Response.json(archive.missing, { headers: HEADERS })
}
