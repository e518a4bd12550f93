import { CACHED_DRAWING } from '@/lib/map/cache-header'
import { listStateFrames } from '@/lib/map/drawing/states'

export const dynamic = 'force-static'

/** The frame of each state on the map. */
export function GET() {
  return Response.json(listStateFrames(), { headers: CACHED_DRAWING })
}
