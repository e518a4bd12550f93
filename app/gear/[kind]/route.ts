import { listGearNames } from '@/lib/data/privileged/gear'

const HEADERS = { 'Cache-Control': 'public, max-age=60, s-maxage=300', 'X-Robots-Tag': 'noindex' }

/** Not part of the form's page, because most visitors never open a list of hundreds of lenses. */
export async function GET(_: Request, { params }: RouteContext<'/gear/[kind]'>) {
  const { kind } = await params
  if (kind !== 'camera' && kind !== 'lens') return Response.json({ error: 'No such list' }, { status: 404 })
  return Response.json(await listGearNames(kind), { headers: HEADERS })
}
