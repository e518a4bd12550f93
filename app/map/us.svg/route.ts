import { CACHED_DRAWING } from '@/lib/map/cache-header'
import { drawCountry } from '@/lib/map/drawing/country'

export const dynamic = 'force-static'

export function GET() {
  return new Response(drawCountry(), { headers: { ...CACHED_DRAWING, 'Content-Type': 'image/svg+xml' } })
}
