import { MORE_TILES, PLACE_TILES } from '@/lib/catalogue/public-lists'
import { listVideosOfPlace } from '@/lib/data/catalogue/videos'
import { getGeoPage } from '@/lib/data/website/geo-pages'

export const revalidate = 300

export const dynamic = 'force-static'

export const generateStaticParams = () => []

/** The films that follow those on the page of the place. */
export async function GET(_: Request, { params }: { params: Promise<{ place: string }> }) {
  const place = await getGeoPage((await params).place)
  if (!place) return new Response(null, { status: 404 })
  const { videos } = await listVideosOfPlace(place, { first: PLACE_TILES, count: MORE_TILES })
  return Response.json(videos)
}
