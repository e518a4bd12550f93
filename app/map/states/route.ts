import { CACHED_DRAWING } from '@/lib/map/cache-header'
import { listStateFrames } from '@/lib/map/drawing/states'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(listStateFrames(), { headers: CACHED_DRAWING })
}
