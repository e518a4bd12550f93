import { isOwnOrigin } from '@/lib/forms/own-origin'
import { env } from '@/lib/env'
import type { MapsKeyAnswer } from '@/lib/map/maps-key'

const answer = (body: MapsKeyAnswer, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** At run time, so that one build works with and without Google Maps. */
export function POST({ headers }: Request) {
  if (!isOwnOrigin(headers.get('origin'), env.SITE_URL)) {
    return answer({ success: false, error: 'Foreign origin' }, 403)
  }
  return answer({ success: true, key: env.GOOGLE_MAPS_API_KEY ?? null, mapId: env.GOOGLE_MAPS_MAP_ID })
}
