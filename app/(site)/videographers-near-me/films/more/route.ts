import { MORE_TILES, PLACE_TILES } from '@/lib/catalogue/public-lists'
import { listFeaturedVideos } from '@/lib/data/catalogue/videos'

export const revalidate = 300

export const dynamic = 'force-static'

/** The featured films that follow those on pages without films of their own. */
export async function GET() {
  const { videos } = await listFeaturedVideos({ first: PLACE_TILES, count: MORE_TILES })
  return Response.json(videos)
}
