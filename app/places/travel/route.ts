import type { NextRequest } from 'next/server'
import { findTravel } from '@/lib/data/website/travel'
import { MAX_PLACE_LENGTH } from '@/lib/quotes/estimate-fields'

const CACHED = { 'Cache-Control': 'public, max-age=3600, s-maxage=86400', 'X-Robots-Tag': 'noindex' }

/** How far the nearest videographers are from the place that `q` means. */
export function GET({ nextUrl: { searchParams } }: NextRequest) {
  const place = searchParams.get('q')?.trim() ?? ''
  if (place === '' || place.length > MAX_PLACE_LENGTH) {
    return Response.json({ error: `q needs 1 to ${MAX_PLACE_LENGTH} characters` }, { status: 400 })
  }
  return Response.json({ travel: findTravel(place) }, { headers: CACHED })
}
