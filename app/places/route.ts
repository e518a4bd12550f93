import type { NextRequest } from 'next/server'
import { searchPlaces } from '@/lib/data/website/places'
import type { PlacesAnswer } from '@/lib/geo/types'
import { placeSearchSchema } from '@/lib/schemas/place-search'

/** Places change with a release only, so caches may answer repeated searches. */
const CACHED = { 'Cache-Control': 'public, max-age=3600, s-maxage=86400', 'X-Robots-Tag': 'noindex' }

/** Cities, states, ZIP codes and addresses for search boxes, best first; `state` is that of the current page. */
export function GET({ nextUrl: { searchParams } }: NextRequest) {
  const question = placeSearchSchema.safeParse({
    q: searchParams.get('q') ?? undefined,
    state: searchParams.get('state') || null,
  })
  if (!question.success) return Response.json({ error: question.error.issues[0]?.message }, { status: 400 })
  const answer: PlacesAnswer = { places: searchPlaces(question.data.q, question.data.state) }
  return Response.json(answer, { headers: CACHED })
}
