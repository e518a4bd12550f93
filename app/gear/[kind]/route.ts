import { listCameraNames } from '@/lib/data/privileged/cameras'
import { listLensNames } from '@/lib/data/privileged/lenses'
import type { GearKind } from '@/lib/leads/gear-names'
import { hasKey } from '@/lib/text/untrusted'

const LISTS: Record<GearKind, () => Promise<string[]>> = { camera: listCameraNames, lens: listLensNames }

const HEADERS = { 'Cache-Control': 'public, max-age=60, s-maxage=300', 'X-Robots-Tag': 'noindex' }

/** Not part of the form's page: most visitors never open these lists of hundreds of names. */
export async function GET(_: Request, { params }: RouteContext<'/gear/[kind]'>) {
  const { kind } = await params
  if (!hasKey(LISTS, kind)) return Response.json({ error: 'No such list' }, { status: 404 })
  return Response.json(await LISTS[kind](), { headers: HEADERS })
}
