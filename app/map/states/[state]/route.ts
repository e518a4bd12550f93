import { stateByAbbreviation, STATES } from '@/lib/content/states'
import { CACHED_DRAWING } from '@/lib/map/cache-header'
import { drawState } from '@/lib/map/drawing/states'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return STATES.map(({ abbreviation }) => ({ state: abbreviation.toLowerCase() }))
}

export async function GET(_: Request, { params }: RouteContext<'/map/states/[state]'>) {
  const state = stateByAbbreviation((await params).state)
  if (!state) return new Response(null, { status: 404 })
  return Response.json(drawState(state), { headers: CACHED_DRAWING })
}
